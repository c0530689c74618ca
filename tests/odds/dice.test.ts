import { describe, expect, test } from 'vitest';
import {
  certain,
  chance,
  lowest,
  never,
  not,
  over,
  plus,
  sum,
  times,
  toNumber,
} from '@/lib/odds/chance';
import {
  atLeast,
  atLeastOne,
  die,
  highestOf,
  successes,
  successesWithReroll,
  sumOf,
} from '@/lib/odds/dice';
import { chanceThat, type Distribution, expected, follow } from '@/lib/odds/distribution';
import { counted, everyThrow, isWhole, told } from './count';

/** Holds a distribution against a count over all throws. */
function expectCount<T>(
  made: Distribution<T>,
  dice: number,
  value: (faces: readonly number[]) => T,
): void {
  const throws = everyThrow(dice);
  expect(isWhole(made.values())).toBe(true);
  expect([...made.keys()].toSorted()).toEqual([...new Set(throws.map(value))].toSorted());
  for (const [key, one] of made)
    expect(told(one)).toBe(told(counted(throws, (faces) => value(faces) === key)));
}

describe('chances', () => {
  test('keep the number of outcomes that the dice make', () => {
    expect(plus(chance(3, 36), chance(6, 36))).toEqual(chance(9, 36));
    expect(times(chance(1, 6), chance(1, 6))).toEqual(chance(1, 36));
    expect(plus(chance(1, 4), chance(1, 6))).toEqual(chance(5, 12));
    expect(lowest(chance(9, 36))).toEqual(chance(1, 4));
    expect(over(chance(1, 4), 36n)).toEqual(chance(9, 36));
  });

  test('as numbers, however many outcomes there are', () => {
    expect(toNumber(chance(9, 36))).toBe(0.25);
    expect(toNumber({ ways: 6n ** 900n, of: 2n * 6n ** 900n })).toBe(0.5);
  });

  test('of what cannot fail and what cannot be', () => {
    expect(not(never)).toEqual(certain);
    expect(sum([])).toEqual(never);
    expect(told(sum([chance(1, 2), chance(1, 3), chance(1, 6)]))).toBe('1/1');
  });
});

describe('dice', () => {
  test.each([1, 2, 3, 4])('the sum of %i', (dice) => {
    expectCount(sumOf(dice), dice, (faces) => faces.reduce((a, b) => a + b));
  });

  test.each([1, 2, 3, 4])('the highest of %i', (dice) => {
    expectCount(highestOf(dice), dice, (faces) => Math.max(...faces));
  });

  test.each(
    [1, 2, 3].flatMap((dice) => [1, 2, 3, 4, 5, 6, 7].map((score) => [dice, score] as const)),
  )('successes of %i dice on %i or more', (dice, score) => {
    expectCount(successes(dice, score), dice, (faces) => faces.filter((f) => f >= score).length);
  });

  test.each([1, 2, 3].flatMap((dice) => [2, 3, 4, 5, 6].map((score) => [dice, score] as const)))(
    'successes of %i dice on %i or more, one failed die thrown again',
    (dice, score) => {
      // One die more is thrown each time; where none has failed it lies there and counts for nothing.
      expectCount(successesWithReroll(dice, score), dice + 1, (faces) => {
        const first = faces.slice(0, dice);
        const again = faces[dice] ?? 0;
        const made = first.filter((face) => face >= score).length;
        return made < dice && again >= score ? made + 1 : made;
      });
    },
  );

  test('one die on a score', () => {
    expect([0, 1, 2, 6, 7].map((score) => told(atLeast(score)))).toEqual([
      '1/1',
      '1/1',
      '5/6',
      '1/6',
      '0/1',
    ]);
  });

  test('known values', () => {
    expect(told(expected(die))).toBe('7/2');
    expect(told(expected(highestOf(2)))).toBe('161/36');
    expect(told(atLeastOne(4, atLeast(6)))).toBe('671/1296');
    expect(told(chanceThat(sumOf(2), (total) => total >= 10))).toBe('1/6');
  });

  test('a second throw that depends on the first', () => {
    const ends = follow(die, (face) => (face === 6 ? die : successes(1, 4)));
    expect(isWhole(ends.values())).toBe(true);
    expect(told(chanceThat(ends, (value) => value === 1))).toBe('4/9');
  });
});
