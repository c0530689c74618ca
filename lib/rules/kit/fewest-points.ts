/** Something of which several can be had: so many, for so many points each. */
export interface Lot {
  readonly each: number;
  readonly count: number;
}

/** Largest table that is built: lots times points. Above it there are too many lists to choose from. */
const mostSteps = 1_000_000;

/**
 * How many of each lot to take so that their points reach `target` with the fewest points beyond it
 * (a bounded knapsack). Nothing when they do not reach it, or when it would take too long to tell.
 */
export function fewestPoints(lots: readonly Lot[], target: number): readonly number[] | undefined {
  const dearest = lots.reduce((most, { each }) => Math.max(most, each), 0);
  const size = target + dearest;
  if (dearest === 0 || lots.length * size > mostSteps) return undefined;
  /** For each sum: 1 + the lot that reached it first, 0 while nothing has. */
  const reachedBy = new Uint32Array(size);
  /** For each sum: how many of that lot were taken for it. */
  const taken = new Uint32Array(size);
  for (const [index, { each, count }] of lots.entries()) {
    if (each === 0) continue;
    taken.fill(0);
    for (let sum = 0; sum + each < size; sum += 1) {
      if (sum > 0 && reachedBy[sum] === 0) continue;
      const next = sum + each;
      const so = taken[sum] ?? 0;
      if (reachedBy[next] !== 0 || so >= count) continue;
      reachedBy[next] = index + 1;
      taken[next] = so + 1;
    }
  }
  let best = target;
  while (best < size && reachedBy[best] === 0) best += 1;
  if (best >= size) return undefined;
  const numbers = lots.map(() => 0);
  for (let sum = best; sum > 0;) {
    const lot = (reachedBy[sum] ?? 0) - 1;
    numbers[lot] = (numbers[lot] ?? 0) + 1;
    sum -= lots[lot]?.each ?? sum;
  }
  return numbers;
}
