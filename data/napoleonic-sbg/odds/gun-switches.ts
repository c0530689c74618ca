import type { Fighter, Situation, Switch } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { gunOf, masterGunner } from '../guns';
import { fateIn } from './fate';
import { isGun } from './fighter';
import {
  hasGunner,
  isPellets,
  type Mark,
  markOf,
  marksOf,
  rangesOf,
  type Shot,
  shotOf,
  shotsOf,
} from './firing';
import { lineIn } from './line';
import { mightIn } from './might';
import { scatterIn } from './scatter';
import type { OddsWords } from './words';

/** Rockets, and shells at targets that nobody sees, have a Scatter chart of their own. */
function isWide(fired: Shot, set: Situation): boolean {
  return fired === 'rocket' || (fired === 'shell' && isOn(set, 'unseen'));
}

/** What can be set for a gun, told in these words. */
export function gunSwitchesIn(words: OddsWords) {
  const { coverSwitch, scatterSwitch } = scatterIn(words);

  const { fateSwitches } = fateIn(words);
  const { lineSwitch } = lineIn(words);
  const { mightSwitch } = mightIn(words);

  const { gun: say, shot, siege } = words;

  /** What can be set for a gun. */
  function gunSwitches(first: Fighter, second: Fighter, set: Situation): readonly Switch[] {
    const gun = gunOf(first.profile.id);
    if (!gun) return [];
    const shots = shotsOf(first, gun);
    const fired = shotOf(first, gun, set);
    const ranges = rangesOf(fired);
    const side = 'first';
    const mark = markOf(second, fired, set);
    const labelled = <T extends string>(ids: readonly T[], names: Readonly<Record<T, string>>) =>
      ids.map((id) => ({ id, label: names[id] }));
    return [
      ...(shots.length > 1
        ? [{ id: 'shot', side, label: say.shot, choices: labelled(shots, say.shots) } as const]
        : []),
      ...(ranges.length > 0
        ? [{ id: 'gun-range', label: say.range, choices: labelled(ranges, say.ranges) }]
        : []),
      {
        id: 'crew',
        side,
        label: say.crew,
        choices: labelled(['trained', 'untrained'] as const, say.crews),
      },
      ...(first.profile.nation === 'french-empire'
        ? [{ id: 'gourgaud', side, label: say.gourgaud, help: say.gourgaudHelp } as const]
        : []),
      ...(fired === 'shell' && mark !== 'gun'
        ? [{ id: 'unseen', side, label: say.unseen, help: say.unseenHelp } as const]
        : []),
      ...mightSwitch('first', hasGunner(first) ? (masterGunner.might ?? 0) : 0),
      ...markSwitch(second, fired, set),
      ...(isPellets(fired) || mark === 'gun'
        ? []
        : [scatterSwitch(isWide(fired, set) ? 'rocket' : 'small')]),
      ...coverSwitches(fired, mark),
      ...(mark === 'gun' || (mark === 'crew' && (fired === 'round' || fired === 'shell'))
        ? []
        : [{ id: 'second-helmet', side: 'second', label: shot.helmet } as const]),
      ...(mark === 'gun' ? [] : fateSwitches('second', second, set)),
    ];
  }

  function markSwitch(second: Fighter, fired: Shot, set: Situation): readonly Switch[] {
    const some = marksOf(second, fired, isOn(set, 'gourgaud'));
    if (some.length < 2) return [];
    const names = { ...siege.marks, ...(fired === 'rocket' && { 'near-1': siege.inRadius }) };
    return [
      {
        id: 'second-mark',
        side: 'second',
        label: siege.mark,
        choices: some.map((id) => ({
          id,
          label: id === 'crew' && !isGun(second) ? siege.target : names[id],
        })),
      },
    ];
  }

  /** A ball goes through men; a blast is kept off by lying down. */
  function coverSwitches(fired: Shot, mark: Mark): readonly Switch[] {
    const isNearShell = fired === 'shell' && mark.startsWith('near');
    return [
      ...(fired === 'round' && mark === 'crew' ? [lineSwitch] : []),
      coverSwitch,
      ...(isNearShell
        ? [{ id: 'second-covered', side: 'second', label: siege.covered } as const]
        : []),
    ];
  }

  return { gunSwitches };
}
