import { expect, test } from 'vitest';
import { wholeNumber } from '@/components/ui/whole-number';

test.each<[string, number | undefined]>([
  ['0', 0],
  [' 12 ', 12],
  ['007', 7],
  ['99', 99],
  ['100', undefined],
  ['1.5', undefined],
  ['1,5', undefined],
  ['1e1', undefined],
  ['-1', undefined],
  ['0x10', undefined],
  ['', undefined],
  ['many', undefined],
])('%j is read as %s', (text, number) => {
  expect(wholeNumber(text, 0, 99)).toBe(number);
});

test('what is below the least is refused, never raised to it', () => {
  expect(wholeNumber('0', 1, 99)).toBeUndefined();
});
