import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CsvRow, formatCsv } from '@/lib/share/csv';

/** A plain reader of RFC 4180, to read back what was written. */
function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, bare = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    row.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  return rows;
}

const head = ['file', 'name', 'nation', 'points', 'cap', 'models', 'legal', 'rules'];

describe('results as CSV', () => {
  test('have one line for each input', () => {
    expect(
      formatCsv([
        {
          file: 'anna.muster.json',
          name: 'Rearguard, at the "bridge"',
          nation: 'france',
          points: 411,
          cap: 400,
          models: 9,
          legal: false,
          rules: ['points-cap', 'one-leader'],
        },
        {
          file: '-',
          name: '',
          nation: 'russia',
          points: null,
          cap: null,
          models: 0,
          legal: true,
          rules: [],
        },
        { file: 'x.pdf', rules: ['not-a-list'] },
      ]),
    ).toBe(
      [
        'file,name,nation,points,cap,models,legal,rules',
        'anna.muster.json,"Rearguard, at the ""bridge""",france,411,400,9,false,points-cap one-leader',
        '-,,russia,,,0,true,',
        'x.pdf,,,,,,,not-a-list',
        '',
      ].join('\r\n'),
    );
    expect(formatCsv([])).toBe(`${head.join(',')}\r\n`);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+49 30', "'+49 30"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =1', "'  =1"],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['＝1', "'＝1"],
    ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
    ['a=b', 'a=b'],
    ['Lt. Duval', 'Lt. Duval'],
    [' spaces ', '" spaces "'],
    ['two\nlines', '"two\nlines"'],
    ['semi;colon', '"semi;colon"'],
    ['a\0b', 'ab'],
  ])('%j is written as %s', (name, field) => {
    expect(formatCsv([{ file: 'f', name, rules: [] }]).slice(head.join(',').length + 2)).toBe(
      `f,${field},,,,,,\r\n`,
    );
  });

  test('are read back as they were, but for the apostrophe', () => {
    const text = fc
      .string({ unit: 'binary', maxLength: 20 })
      .map((value) => value.replaceAll('\0', ''));
    const row: fc.Arbitrary<CsvRow> = fc.record({
      file: text,
      name: text,
      nation: text,
      points: fc.option(fc.nat(), { nil: null }),
      cap: fc.option(fc.nat(), { nil: null }),
      models: fc.nat(),
      legal: fc.boolean(),
      rules: fc.array(fc.constantFrom('a-b', 'c-d')),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), (rows) => {
        const [first, ...read] = parseCsv(formatCsv(rows));
        expect(first).toEqual(head);
        expect(read).toHaveLength(rows.length);
        for (const [at, { file, name, points, legal, rules }] of rows.entries()) {
          const fields = read[at] ?? [];
          expect(fields).toHaveLength(head.length);
          expect([file, `'${file}`]).toContain(fields[0]);
          expect([name, `'${name}`]).toContain(fields[1]);
          expect(fields[3]).toBe(points === null ? '' : String(points));
          expect(fields[6]).toBe(String(legal));
          expect(fields[7]).toBe(rules.join(' '));
          for (const field of fields) expect(field).not.toMatch(/^\s*[=+@]|^-./);
        }
      }),
      { numRuns: 200 },
    );
  });
});
