import { expect, test } from 'vitest';
import { english } from '@/lib/rules/en/speech';
import { rowWord, sizeOf, sizeWords } from '@/lib/rules/size-words';

const entry = (count: number) => ({ key: '', profile: '', count });
const size = { unit: 'unit', part: 'base' };

test.each([
  [{}, { units: 2, models: 12 }, '12 models'],
  [{}, { units: 1, models: 1 }, '1 model'],
  [{ size }, { units: 2, models: 12 }, '2 units, 12 bases'],
  [{ size }, { units: 1, models: 1 }, '1 unit, 1 base'],
  [{ size }, { units: 1, models: 0 }, '1 unit'],
  [{ size: { ...size, all: 'model' } }, { units: 2, models: 12 }, '2 units, 12 models'],
])('%j with %j reads "%s"', (card, of, words) => {
  expect(sizeWords({ card, speech: english }, of)).toBe(words);
});

test('an entry of several units counts each', () => {
  expect(
    sizeOf([
      { entry: entry(3), models: 36 },
      { entry: entry(1), models: 0 },
    ]),
  ).toEqual({ units: 4, models: 36 });
  expect(sizeOf([])).toEqual({ units: 0, models: 0 });
});

test('a row is a model where nothing else is said', () => {
  expect([{}, { size }].map((card) => rowWord({ card, speech: english }))).toEqual([
    'model',
    'unit',
  ]);
});
