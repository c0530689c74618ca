import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { type Lot, fewestPoints } from '@/lib/rules/kit/fewest-points';

const lot = (each: number, count: number): Lot => ({ each, count });

function pointsOf(lots: readonly Lot[], numbers: readonly number[]): number {
  return lots.reduce((sum, { each }, at) => sum + each * (numbers[at] ?? 0), 0);
}

/** Every sum that can be had, by trying all. */
function sums(lots: readonly Lot[]): ReadonlySet<number> {
  return lots.reduce(
    (reached, { each, count }) =>
      new Set(
        [...reached].flatMap((sum) => Array.from({ length: count + 1 }, (_, n) => sum + n * each)),
      ),
    new Set([0]),
  );
}

describe('the fewest points that reach a target', () => {
  test.each<
    readonly [name: string, lots: readonly Lot[], target: number, numbers: number[] | undefined]
  >([
    ['one lot, exactly', [lot(26, 8)], 26, [1]],
    ['one lot, a little more', [lot(26, 8)], 27, [2]],
    ['the nearer of two', [lot(26, 8), lot(30, 1)], 29, [0, 1]],
    ['two together', [lot(26, 8), lot(10, 1)], 35, [1, 1]],
    ['all there is', [lot(26, 2)], 52, [2]],
    ['more than there is', [lot(26, 2)], 53, undefined],
    ['lots of no points', [lot(0, 9), lot(5, 1)], 3, [0, 1]],
    ['nothing to take', [], 1, undefined],
    ['nothing of worth', [lot(0, 5)], 1, undefined],
  ])('%s', (_name, lots, target, numbers) => {
    expect(fewestPoints(lots, target)).toEqual(numbers);
  });

  test('is what trying all gives', () => {
    const lots = fc.array(
      fc.record({ each: fc.integer({ min: 0, max: 12 }), count: fc.integer({ min: 1, max: 4 }) }),
      { maxLength: 5 },
    );
    fc.assert(
      fc.property(lots, fc.integer({ min: 1, max: 60 }), (of, target) => {
        const best = Math.min(...[...sums(of)].filter((sum) => sum >= target));
        const numbers = fewestPoints(of, target);
        expect(numbers ? pointsOf(of, numbers) : Infinity).toBe(best);
        numbers?.forEach((number, at) => expect(number).toBeLessThanOrEqual(of[at]?.count ?? 0));
      }),
      { numRuns: 500 },
    );
  });

  test('gives up where the table would be too large', () => {
    const many = Array.from({ length: 2000 }, () => lot(100, 999));
    expect(fewestPoints(many, 100_000)).toBeUndefined();
  });
});
