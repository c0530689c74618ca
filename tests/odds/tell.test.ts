import { expect, test } from 'vitest';
import { certain, chance, never } from '@/lib/odds/chance';
import { decimal, percent, ways } from '@/lib/odds/tell';

test.each([
  [never, '0\u00a0%'],
  [chance(1, 1296), '<1\u00a0%'],
  [chance(1, 8), '13\u00a0%'],
  [chance(215, 216), '>99\u00a0%'],
  [certain, '100\u00a0%'],
])('%o in percent: %s', (one, words) => {
  expect(percent(one)).toBe(words);
});

test('an expected number', () => {
  expect(decimal(chance(5, 3))).toBe('1.67');
});

test('ways as the dice make them, in lowest terms where there are very many', () => {
  const of = (some: string, all: string) => `${some} of ${all}`;
  expect(ways(chance(9, 36), of)).toBe('9 of 36');
  expect(ways({ ways: 6n ** 20n, of: 6n ** 21n }, of)).toBe('1 of 6');
  expect(ways({ ways: 5n ** 21n, of: 6n ** 21n }, of)).toBe('');
});
