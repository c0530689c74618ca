import { expect, test } from 'vitest';
import { formatTable, printable } from '@/scripts/text-table';

test('columns are as wide as their widest cell, figures to the right', () => {
  const rows = [
    ['File', 'Points', 'Verdict'],
    ['a', '7', 'legal'],
    ['Élan', '1000', ''],
  ];
  expect(formatTable(rows, [1])).toBe('File  Points  Verdict\na          7  legal\nÉlan    1000\n');
});

test('letters count once, with their accents', () => {
  expect(
    formatTable([
      ['e\u0301', '|'],
      ['𝔐', '|'],
      ['ab', '|'],
    ]),
  ).toBe('e\u0301   |\n𝔐   |\nab  |\n');
});

test('a terminal is not told what to do by a name', () => {
  expect(printable('a\u001B[31mb\u0007\nc\u202Ed')).toBe('a [31mb c d');
  expect(printable('Кутузов, Élan')).toBe('Кутузов, Élan');
});
