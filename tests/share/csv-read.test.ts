import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatCsvText } from '@/lib/share/csv';
import { readCsv } from '@/lib/share/csv-read';

test.each<[string, string, readonly string[]]>([
  ['quotes in quotes', '"say ""no""",b', ['say "no"', 'b']],
  ['spaces around, but not in quotes', ' a , b ," c "', ['a', 'b', ' c ']],
  ['a separator and lines in quotes', '"a,\r\nb",c', ['a,\r\nb', 'c']],
  ['a quote inside a word', 'a "b",c', ['a "b"', 'c']],
  ['an empty field at the end', 'a,b,', ['a', 'b', '']],
  ['empty fields only', ',', ['', '']],
  ['an end of its line', 'a,b\r\n', ['a', 'b']],
])('a row with %s is read', (_, text, fields) => {
  expect(readCsv(text, ',')).toEqual({ ok: true, rows: [{ line: 1, fields }] });
});

test.each(['\n', '\r', '\r\n'])('lines that end with %j are counted as in an editor', (end) => {
  const text = ['"a', 'b";c', 'd;e'].join(end);
  const rows = [
    { line: 1, fields: [`a${end}b`, 'c'] },
    { line: 3, fields: ['d', 'e'] },
  ];
  expect(readCsv(text, ';')).toEqual({ ok: true, rows });
});

test('whatever is written comes back', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'a",; \t\r\n'), maxLength: 8 });
  const row = fc.array(
    signs.map((text) => `x${text}`),
    { minLength: 1, maxLength: 4 },
  );
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), (table) => {
      const text = table.map((fields) => `${fields.map(formatCsvText).join(',')}\r\n`).join('');
      const read = readCsv(text, ',');
      expect(read.ok && read.rows.map(({ fields }) => fields)).toEqual(table);
    }),
  );
});
