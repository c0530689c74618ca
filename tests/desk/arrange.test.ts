import { describe, expect, test } from 'vitest';
import { type Arrangement, arrangeRows, countVerdicts, deskColumns } from '@/lib/desk/arrange';
import { countRules, groupFindings } from '@/lib/desk/by-rule';
import { formatResultsCsv } from '@/lib/desk/results-csv';
import { countFindings } from '@/components/check-desk/verdict-words';
import { countingFindings } from '@/lib/desk/row';
import type { ReportedFinding } from '@/lib/share/report';
import { muster } from '../fixtures/muster';
import { file, hussars, rowsOf, squad, twoHeads } from './kit';

const named = (name: string) => ({ ...squad, name });
const rows = await rowsOf([
  file('c.json', twoHeads),
  file('a 10.json', { ...hussars, cap: 300 }),
  file('a 9.json', named('Élan vital')),
  file('z.txt', 'Ça ne va pas'),
  file('b.json', muster('drums-and-shakos', 'russia', ['infantry-officer'], { cap: 30 })),
  file('d.json', { ...named('elan'), settings: { later: 1 } }),
]);

const files = (how: Arrangement) => arrangeRows(rows, how).map((row) => row.file);
const all = ['c.json', 'a 10.json', 'a 9.json', 'z.txt', 'b.json', 'd.json'];

test('what a row counts agrees with its verdict: advice counts for nothing', () => {
  const counts = new Map(rows.map((row) => [row.file, countingFindings(row).length]));
  // Points left over are advice.
  expect(counts.get('a 9.json')).toBe(0);
  expect(rows.find((row) => row.file === 'a 9.json')).toMatchObject({
    verdict: 'legal',
    report: { findings: [{ severity: 'advice' }] },
  });
  for (const row of rows)
    expect(counts.get(row.file)).toBe(countFindings(row, 'error') + countFindings(row, 'warning'));
  const down = arrangeRows(rows, { sort: { by: 'findings', down: true } });
  const sorted = down.map((row) => counts.get(row.file) ?? 0).slice(0, -1);
  expect(sorted).toEqual(sorted.toSorted((a, b) => b - a));
});

describe('rows are arranged', () => {
  test.each<[string, Arrangement, string[]]>([
    ['as they came', {}, all],
    [
      'by file, numbers by value',
      { sort: { by: 'file', down: false } },
      ['a 9.json', 'a 10.json', 'b.json', 'c.json', 'd.json', 'z.txt'],
    ],
    [
      'by list, without accents',
      { sort: { by: 'list', down: false } },
      ['d.json', 'a 9.json', 'a 10.json', 'c.json', 'z.txt', 'b.json'],
    ],
    [
      'by nation',
      { sort: { by: 'nation', down: false } },
      ['c.json', 'a 9.json', 'd.json', 'b.json', 'a 10.json', 'z.txt'],
    ],
    [
      'by points',
      { sort: { by: 'points', down: false } },
      ['b.json', 'c.json', 'a 10.json', 'a 9.json', 'd.json', 'z.txt'],
    ],
    [
      'by models, down',
      { sort: { by: 'models', down: true } },
      ['a 9.json', 'd.json', 'a 10.json', 'c.json', 'b.json', 'z.txt'],
    ],
    [
      'by cap',
      { sort: { by: 'cap', down: false } },
      ['b.json', 'a 10.json', 'a 9.json', 'd.json', 'c.json', 'z.txt'],
    ],
    [
      'by cap, down',
      { sort: { by: 'cap', down: true } },
      ['c.json', 'a 9.json', 'd.json', 'a 10.json', 'b.json', 'z.txt'],
    ],
    [
      'by verdict, the worst first',
      { sort: { by: 'verdict', down: false } },
      ['z.txt', 'c.json', 'b.json', 'd.json', 'a 10.json', 'a 9.json'],
    ],
    ['those that are broken', { verdicts: new Set(['illegal']) }, ['c.json', 'b.json']],
    ['those of two kinds', { verdicts: new Set(['unreadable', 'remarks']) }, ['z.txt', 'd.json']],
    ['none', { verdicts: new Set() }, []],
    ['with a word', { query: 'ELAN' }, ['a 9.json', 'd.json']],
    ['with two words', { query: ' élan  a 9 ' }, ['a 9.json']],
    ['with a nation', { query: 'russia' }, ['b.json']],
    ['with a rule', { query: 'points-cap' }, ['b.json']],
    ['with a word of a message', { query: 'leaders only' }, ['c.json']],
    ['with what cannot be read', { query: 'ruleset or holds a code' }, ['z.txt']],
    ['as the screen says it', { query: 'nulle regle', why: () => 'Nulle règle' }, ['z.txt']],
    ['not as it is said elsewhere', { query: 'holds a code', why: () => 'Nulle règle' }, []],
    ['with nothing to look for', { query: '  ' }, all],
    ['with findings of a rule', { rule: 'one-leader' }, ['c.json']],
    [
      'all at once',
      {
        rule: 'points-cap',
        verdicts: new Set(['illegal']),
        query: 'b',
        sort: { by: 'file', down: true },
      },
      ['b.json'],
    ],
  ])('%s', (_, how, expected) => {
    expect(files(how)).toEqual(expected);
  });

  test('by any column, and none is lost', () => {
    for (const by of deskColumns)
      for (const down of [false, true])
        expect(files({ sort: { by, down } }).toSorted()).toEqual(all.toSorted());
  });

  test('and counted', () => {
    expect(countVerdicts(rows)).toEqual({ unreadable: 1, illegal: 2, remarks: 1, legal: 2 });
  });
});

describe('findings', () => {
  const finding = (rule: string, severity: ReportedFinding['severity']): ReportedFinding => ({
    rule,
    severity,
    basis: 'rule',
    message: `${rule}.`,
    subjects: [],
    source: 'Book',
  });

  test('of a list stand by rule, errors first', () => {
    const groups = groupFindings([
      finding('a', 'advice'),
      finding('b', 'warning'),
      finding('c', 'error'),
      finding('b', 'error'),
      finding('a', 'advice'),
    ]);
    expect(groups.map(({ rule, severity, findings }) => [rule, severity, findings.length])).toEqual(
      [
        ['b', 'error', 2],
        ['c', 'error', 1],
        ['a', 'advice', 2],
      ],
    );
  });

  test('are counted over all lists', () => {
    const counts = countRules([...rows, ...rows]);
    expect(counts[0]).toMatchObject({
      severity: 'error',
      rows: expect.arrayContaining([rows[0]?.id]),
    });
    expect(counts.map(({ rule }) => rule)).toEqual([...new Set(counts.map(({ rule }) => rule))]);
    expect(counts.find(({ rule }) => rule === 'points-cap')?.rows).toEqual([
      'b.json:0',
      'b.json:0',
    ]);
    expect(counts.map(({ severity }) => severity)).toEqual(
      counts.map(({ severity }) => severity).toSorted((one, other) => order(one) - order(other)),
    );
  });

  const order = (severity: string) => ['error', 'warning', 'advice'].indexOf(severity);
});

test('results as CSV name the rules that are broken, and why nothing could be read', () => {
  const [head, ...lines] = formatResultsCsv(rows).trimEnd().split('\r\n');
  expect(head).toBe('file,name,nation,points,cap,models,legal,rules');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toBe('c.json,Two heads,france,120,,2,false,one-leader');
  expect(lines[3]).toBe('z.txt,,,,,,,not-a-list');
  expect(lines[4]).toMatch(/^b\.json,,russia,\d+,30,1,false,points-cap$/);
  expect(lines[5]).toMatch(/,true,$/);
});
