import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestOrder, type Runner } from '@/lib/odds/best-order';
import { chance, type Chance, compare, never, not, plus, times } from '@/lib/odds/chance';
import { told } from './count';

interface One {
  readonly gain: Chance;
  readonly stop: Chance;
}

/** What an order brings, said once more from the definition: each counts when nobody before stopped. */
function valueOf(order: readonly One[]): Chance {
  let [value, going] = [never, chance(1, 1)];
  for (const { gain, stop } of order) {
    value = plus(value, times(going, gain));
    going = times(going, not(stop));
  }
  return value;
}

/** The best of every order of every choice of ways: slow, and plainly right. */
function byTrying(runners: readonly (readonly One[])[]): Chance {
  let best = never;
  const visit = (left: readonly (readonly One[])[], order: readonly One[]): void => {
    if (left.length === 0) {
      const value = valueOf(order);
      if (compare(value, best) > 0) best = value;
    }
    for (const [at, tries] of left.entries())
      for (const one of tries) visit(left.toSpliced(at, 1), [...order, one]);
  };
  visit(runners, []);
  return best;
}

const someChance = fc.integer({ min: 0, max: 12 }).map((ways) => chance(ways, 12));
const someTry = fc.record({ gain: someChance, stop: someChance });
const someRunners = fc.array(
  fc.record({
    count: fc.integer({ min: 1, max: 2 }),
    tries: fc.array(someTry, { minLength: 1, maxLength: 2 }),
  }),
  { minLength: 1, maxLength: 3 },
);

function spread(runners: readonly Runner[]): readonly (readonly One[])[] {
  return runners.flatMap(({ count, tries }) => Array.from({ length: count }, () => tries));
}

describe('the best order', () => {
  test('is as good as the best of all orders and ways', () => {
    fc.assert(
      fc.property(someRunners, (runners) => {
        const few = spread(runners).slice(0, 5);
        const asked =
          few.length === spread(runners).length
            ? runners
            : few.map((tries) => ({ count: 1, tries }));
        expect(told(bestOrder(asked)?.gain ?? never)).toBe(told(byTrying(few)));
      }),
      { numRuns: 150 },
    );
  });

  test('brings what it says', () => {
    fc.assert(
      fc.property(someRunners, (runners) => {
        const best = bestOrder(runners);
        const order = (best?.legs ?? []).flatMap(({ runner, way, count }) => {
          const one = runners[runner]?.tries[way];
          return one ? Array.from({ length: count }, () => one) : [];
        });
        expect(order).toHaveLength(runners.reduce((sum, { count }) => sum + count, 0));
        expect(told(valueOf(order))).toBe(told(best?.gain ?? never));
        const all = order.reduce((going, { stop }) => times(going, not(stop)), chance(1, 1));
        expect(told(all)).toBe(told(best?.all ?? never));
      }),
    );
  });

  test('of nobody', () => {
    expect(bestOrder([])).toMatchObject({ legs: [], gain: never });
  });

  test('is not searched where there are too many remainders', () => {
    const tries = [{ gain: chance(1, 2), stop: chance(1, 4) }];
    expect(bestOrder([{ count: 100, tries }])).toBeDefined();
    expect(bestOrder([{ count: 101, tries }])).toBeUndefined();
    expect(bestOrder(Array.from({ length: 15 }, () => ({ count: 1, tries })))).toBeUndefined();
  });
});
