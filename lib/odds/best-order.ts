import { certain, type Chance, compare, never, not, plus, times } from './chance';

/** One way of trying: what it brings on the average, and the chance that it is the last try. */
export interface Try {
  readonly gain: Chance;
  readonly stop: Chance;
}

/** So many who can each try once, in one of the same ways. */
export interface Runner {
  readonly count: number;
  readonly tries: readonly Try[];
}

/** Who goes next, by which of his ways; the same several times in a row is one leg. */
export interface Leg {
  readonly runner: number;
  readonly way: number;
  readonly count: number;
}

export interface BestOrder {
  /** Expected sum of what the tries bring before one of them is the last. */
  readonly gain: Chance;
  readonly legs: readonly Leg[];
  /** Chance that nobody stops it before all have tried, in this order. */
  readonly all: Chance;
}

/** More different remainders, or more runners, than this are not searched. */
const mostStates = 20_000;
const mostRunners = 100;

interface State {
  readonly gain: Chance;
  readonly runner: number;
  readonly way: number;
}

/**
 * The order, and the way for each, by which runners bring most before one of them stops it all.
 * Exact: after a try that does not stop, all that matters is who is left, so the best of what is left
 * is worked out once for every possible remainder (runners that are alike are not told apart).
 * `undefined` when there would be too many remainders, or more than a hundred runners.
 */
export function bestOrder(runners: readonly Runner[]): BestOrder | undefined {
  const sizes = runners.map(({ count }) => count + 1);
  const states = sizes.reduce((product, size) => product * size, 1);
  const all = runners.reduce((sum, { count }) => sum + count, 0);
  if (states > mostStates || all > mostRunners) return undefined;
  const strides = sizes.map((_, at) => sizes.slice(0, at).reduce((a, b) => a * b, 1));
  const best: State[] = [{ gain: never, runner: -1, way: -1 }];
  for (let index = 1; index < states; index += 1) best.push(bestOf(index));
  return { gain: best[states - 1]?.gain ?? never, ...walk() };

  function leftOf(index: number, runner: number): number {
    return Math.floor(index / (strides[runner] ?? 1)) % (sizes[runner] ?? 1);
  }

  function bestOf(index: number): State {
    let found: State | undefined;
    for (const [runner, { tries }] of runners.entries()) {
      if (leftOf(index, runner) === 0) continue;
      const rest = best[index - (strides[runner] ?? 0)]?.gain ?? never;
      for (const [way, { gain, stop }] of tries.entries()) {
        const value = plus(gain, times(not(stop), rest));
        if (!found || compare(value, found.gain) > 0) found = { gain: value, runner, way };
      }
    }
    if (!found) throw new Error('A runner without a way to try');
    return found;
  }

  function walk(): Pick<BestOrder, 'legs' | 'all'> {
    const legs: Leg[] = [];
    let all = certain;
    let index = states - 1;
    while (index > 0) {
      const state = best[index];
      if (!state) break;
      const { runner, way } = state;
      const last = legs.at(-1);
      if (last && last.runner === runner && last.way === way)
        legs[legs.length - 1] = { ...last, count: last.count + 1 };
      else legs.push({ runner, way, count: 1 });
      const stop = runners[runner]?.tries[way]?.stop ?? never;
      all = times(all, not(stop));
      index -= strides[runner] ?? index;
    }
    return { legs, all };
  }
}
