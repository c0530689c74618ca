import { describe, expect, test } from 'vitest';
import { certain, chance, never } from '@/lib/odds/chance';
import { tellingIn } from '@/lib/odds/tell';

const english = tellingIn('en');
const french = tellingIn('fr');

test.each([
  [never, '0%', '0\u202f%'],
  [chance(1, 1296), '<1%', '<1\u202f%'],
  [chance(1, 8), '13%', '13\u202f%'],
  [chance(215, 216), '>99%', '>99\u202f%'],
  [certain, '100%', '100\u202f%'],
])('%o in percent: %s', (one, ...words) => {
  expect([english.percent(one), french.percent(one)].map(inOneSpace)).toEqual(words);
});

/** Versions of the language data have one no-break space or the other. */
function inOneSpace(text: string): string {
  return text.replaceAll('\u00a0', '\u202f');
}

test('an expected number', () => {
  expect(english.decimal(chance(5, 3))).toBe('1.67');
  expect(french.decimal(chance(5, 3))).toBe('1,67');
});

describe('ways', () => {
  const of = (some: string, all: string) => `${some} of ${all}`;

  test('as the dice make them, in lowest terms where there are very many', () => {
    expect(english.ways(chance(9, 36), of)).toBe('9 of 36');
    expect(english.ways({ ways: 6n ** 20n, of: 6n ** 21n }, of)).toBe('1 of 6');
    expect(english.ways({ ways: 5n ** 21n, of: 6n ** 21n }, of)).toBe('');
  });

  test('many of them in groups', () => {
    expect(english.ways(chance(1296, 46656), of)).toBe('1296 of 46,656');
    expect(inOneSpace(french.ways(chance(1296, 46656), of))).toBe('1296 of 46\u202f656');
  });
});
