import type { Notice, Play, Side, Threshold } from '../rules/play';

/** What the rules say of a side now: the thresholds that it has reached, then all else. */
export function noticesOf(play: Play, side: Side, enemies: readonly Side[]): readonly Notice[] {
  const reached = play.thresholds(side.view).filter(({ at }) => side.size > 0 && side.lost >= at);
  return [
    ...reached.map(({ id, text, source }) => ({ id, text, source })),
    ...play.notices(side, enemies),
  ];
}

/** The next threshold that is not reached yet. */
export function nextThreshold(play: Play, side: Side): Threshold | undefined {
  const ahead = play.thresholds(side.view).filter(({ at }) => at > side.lost && at <= side.size);
  return ahead.toSorted((a, b) => a.at - b.at)[0];
}
