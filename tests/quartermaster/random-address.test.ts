import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRandom, mostSeed, parseRandom } from '@/lib/quartermaster/random-address';

const word = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
  .filter((text) => text.trim() === text && text !== '' && text.isWellFormed());

test('an address brings back what was asked', () => {
  fc.assert(
    fc.property(
      fc.record(
        {
          ruleset: word,
          nation: word,
          arm: word,
          theme: word,
          seed: word,
          cap: fc.integer({ min: 1, max: 100_000 }),
        },
        { requiredKeys: [] },
      ),
      (asked) => {
        expect(parseRandom(new URLSearchParams(formatRandom(asked)))).toEqual(asked);
      },
    ),
  );
});

test.each([
  ['', {}],
  ['?cap=0', {}],
  ['?cap=-5', {}],
  ['?cap=1.5', {}],
  ['?cap=many', {}],
  ['?cap=999999999', {}],
  ['?seed=', {}],
  ['?seed=%20%20', {}],
  ['?seed=Austerlitz&cap=520&x=1', { seed: 'Austerlitz', cap: 520 }],
])('%s', (query, asked) => {
  expect(parseRandom(new URLSearchParams(query))).toEqual(asked);
});

test('a seed of any length is cut to what is asked for', () => {
  const { seed } = parseRandom(new URLSearchParams({ seed: 'x'.repeat(500) }));
  expect(seed).toHaveLength(mostSeed);
});
