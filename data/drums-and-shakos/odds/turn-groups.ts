import type { Dice } from './activation';

/** Who can be ordered together: Unpredictable and Unreliable models with their own kind alone. */
export type Band = 'any' | 'unpredictable' | 'unreliable';

/** Models that roll alike: the same score, the same choice of dice. */
export interface Runner {
  readonly count: number;
  /** The score that each die needs, 2 to 6. */
  readonly needed: number;
  readonly dice: readonly Dice[];
  readonly band: Band;
}

/** A group for one order. */
export interface Group {
  /** How many of each runner. */
  readonly members: readonly number[];
  readonly size: number;
  /** The worst score among them, against which all of them roll. */
  readonly needed: number;
  readonly dice: readonly Dice[];
}

const fewest = 2;
const most = 6;

/**
 * Groups that are worth an order, out of these who are left. A group rolls against its worst score, so
 * that of all groups with this score and size the one of the worst models is the best: whoever stays
 * out of it is then as good as can be.
 */
export function groupsOf(runners: readonly Runner[], left: readonly number[]): readonly Group[] {
  const places = runners
    .map((_, at) => at)
    .toSorted((a, b) => (runners[b]?.needed ?? 0) - (runners[a]?.needed ?? 0));
  return places.flatMap((worst, at) => {
    const first = runners[worst];
    if (!first || (left[worst] ?? 0) === 0) return [];
    const others = places.slice(at).filter((place) => runners[place]?.band === first.band);
    const { needed, dice } = first;
    return Array.from({ length: most - fewest + 1 }, (_, more) => fewest + more).flatMap((size) => {
      const members = fill(others, left, size);
      return members ? [{ members, size, needed, dice }] : [];
    });
  });
}

/** So many, taken from these places in their order; nothing where there are too few. */
function fill(
  places: readonly number[],
  left: readonly number[],
  size: number,
): readonly number[] | undefined {
  const members = left.map(() => 0);
  let missing = size;
  for (const place of places) {
    const taken = Math.min(missing, left[place] ?? 0);
    members[place] = taken;
    missing -= taken;
  }
  return missing === 0 ? members : undefined;
}
