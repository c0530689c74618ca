import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { knownRulesets, loadRuleset } from '@/data/index';
import { formatDocument, parseDocument } from '@/lib/roster/document';
import { limits } from '@/lib/roster/list';
import { checkList } from '@/lib/rules/check';
import { reportList } from '@/lib/share/report';
import { muster } from '../fixtures/muster';
import { readLines } from '../fixtures/read-lines';
import { check } from './run-check';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'muster-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const legal = formatDocument(
  muster('drums-and-shakos', 'france', ['infantry-officer', 'sapper'], {
    cap: 90,
    name: 'Rearguard',
  }),
);
const illegal = formatDocument(
  muster('drums-and-shakos', 'france', ['2 infantry-officer'], { cap: null, name: 'Two heads' }),
);
const other = formatDocument(muster('napoleonic-sbg', 'united-kingdom', ['sapper']));
const without = (field: string) =>
  Object.fromEntries(Object.entries(legal).filter(([key]) => key !== field));

interface Checked {
  readonly file: string;
  readonly legal?: boolean;
  readonly error?: { readonly code: string; readonly message: string };
  readonly findings?: readonly {
    readonly rule: string;
    readonly severity: string;
    readonly fixes?: readonly {
      readonly label: string;
      readonly points: number;
      readonly list: unknown;
    }[];
  }[];
}

async function checkJson(words: readonly string[], input?: string | Uint8Array) {
  const { code, out, err } = await check(
    ['--json', ...words],
    input === undefined ? {} : { input },
  );
  const results: readonly Checked[] = JSON.parse(out);
  return { code, err, results };
}

describe('check --json', () => {
  test('prints one array in the order of the files, and every field of the contract', async () => {
    const files = [
      write('legal.muster.json', JSON.stringify(legal)),
      write('illegal.json', JSON.stringify(illegal)),
    ];
    const { code, err, results } = await checkJson(files);
    expect(err).toBe('');
    expect(code).toBe(1);
    const { card } = await loadRuleset('drums-and-shakos');
    expect(results).toEqual([
      {
        file: files[0],
        name: 'Rearguard',
        ruleset: 'drums-and-shakos',
        nation: 'france',
        cap: 90,
        points: 90,
        models: 2,
        legal: true,
        dataVersion: card.dataVersion,
        findings: [],
      },
      {
        file: files[1],
        name: 'Two heads',
        ruleset: 'drums-and-shakos',
        nation: 'france',
        cap: null,
        points: 120,
        models: 2,
        legal: false,
        dataVersion: card.dataVersion,
        findings: [
          {
            rule: 'one-leader',
            basis: 'rule',
            severity: 'error',
            message: 'Two Leaders: only one is allowed.',
            subjects: [{ group: 'main', entry: 0 }],
            source: 'Song of Drums and Shakos, Designing Your Squad',
          },
        ],
      },
    ]);
  });

  test('reads standard input, with a byte order mark or without, as often as it is named', async () => {
    const { code, results } = await checkJson(['-', '-'], `\uFEFF${JSON.stringify(legal)}`);
    expect(code).toBe(0);
    expect(results.map(({ file, legal: is }) => [file, is])).toEqual([
      ['-', true],
      ['-', true],
    ]);
  });

  test('gives each unreadable input its code and still checks the rest', async () => {
    const text = JSON.stringify(legal);
    const changed = (fields: object) => JSON.stringify({ ...legal, ...fields });
    const cases: readonly (readonly [content: string | Uint8Array, code: string, says: string])[] =
      [
        ['', 'not-a-list', 'empty'],
        [text.slice(0, 100), 'not-a-list', 'cut short'],
        [new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0xff, 0xfe]), 'not-a-list', 'picture'],
        [new Uint8Array(64), 'not-a-list', 'empty'],
        ['<html></html>', 'not-a-list', 'web page'],
        ['{"forces":[]}', 'not-a-list', 'no Muster Roll list'],
        ['[]', 'not-a-list', 'empty'],
        [`${text}${' '.repeat(limits.fileBytes)}`, 'too-large', '5 MiB'],
        [changed({ version: 2 }), 'unsupported-version', '2'],
        [changed({ version: '1' }), 'invalid-list', 'version'],
        [changed({ ruleset: 'warmaster' }), 'unknown-ruleset', 'warmaster'],
        [JSON.stringify(without('ruleset')), 'invalid-list', 'ruleset'],
        [changed({ nation: 'atlantis' }), 'unknown-nation', 'atlantis'],
        [changed({ cap: '400' }), 'invalid-list', 'cap'],
        [
          changed({ groups: [{ id: 'a', entries: [{ profile: 'x', count: 0 }] }] }),
          'invalid-list',
          'groups[0].entries[0].count',
        ],
        [
          `{"format":"muster-roll","version":1,"ruleset":"drums-and-shakos","nation":"france","x":${'['.repeat(9999)}${']'.repeat(9999)},"groups":[]}`,
          'invalid-list',
          'x: ',
        ],
      ];
    const files = cases.map(([content], at) => write(`case-${at}`, content));
    const good = write('good.muster.json', text);
    const { code, results } = await checkJson([...files, join(folder, 'nobody'), folder, good]);
    expect(code).toBe(2);
    expect(results.map(({ file }) => file)).toEqual([
      ...files,
      join(folder, 'nobody'),
      folder,
      good,
    ]);
    expect(results.map(({ error }) => error?.code)).toEqual([
      ...cases.map(([, wanted]) => wanted),
      'not-found',
      'not-found',
      undefined,
    ]);
    for (const [at, [, , says]] of cases.entries())
      expect(results[at]?.error?.message).toContain(says);
    expect(results.at(-1)?.legal).toBe(true);
    for (const { error } of results)
      if (error) expect(Object.keys(error)).toEqual(['code', 'message']);
  });

  test('takes exactly 5 MiB', async () => {
    const text = JSON.stringify(legal);
    const full = text + ' '.repeat(limits.fileBytes - text.length);
    const { code } = await checkJson([write('full.json', full), '-'], full);
    expect(code).toBe(0);
  });

  test('stops reading what has no end', async () => {
    const { code, results } = await checkJson(['/dev/zero']);
    expect(code).toBe(2);
    expect(results[0]?.error?.code).toBe('too-large');
  });

  test('--ruleset refuses lists of another', async () => {
    const files = [
      write('drums.json', JSON.stringify(legal)),
      write('sbg.json', JSON.stringify(other)),
    ];
    const { code, results } = await checkJson(['--ruleset', 'napoleonic-sbg', ...files]);
    expect(code).toBe(2);
    expect(results[0]?.error?.code).toBe('unknown-ruleset');
    expect(results[1]?.legal).toBe(true);
  });

  test('--fixes: after each the finding is gone, no error is new, and the points are right', async () => {
    const files = readLines<{ readonly list: { readonly ruleset: string } }>(
      'points-lists.jsonl',
    ).map(({ list }, at) => write(`list-${at}.muster.json`, JSON.stringify(list)));
    const { results } = await checkJson(['--fixes', ...files]);
    const fixes = results.flatMap((before) =>
      (before.findings ?? []).flatMap(({ rule, fixes: ways = [] }) =>
        ways.map((way) => ({ before, rule, way })),
      ),
    );
    expect(fixes.length).toBeGreaterThan(40);
    const after = await checkJson(
      fixes.map(({ way }, at) => write(`fixed-${at}.json`, JSON.stringify(way.list))),
    );
    for (const [at, { before, rule, way }] of fixes.entries()) {
      const now = after.results[at];
      const errors = (of: Checked | undefined) =>
        of?.findings
          ?.filter(({ severity }) => severity === 'error')
          .map((finding) => finding.rule) ?? [];
      expect(
        now?.findings?.map((finding) => finding.rule),
        way.label,
      ).not.toContain(rule);
      expect(errors(before)).toEqual(expect.arrayContaining(errors(now)));
      expect(pointsOf(now) - pointsOf(before)).toBe(way.points);
    }
  });
});

function pointsOf(result: unknown): number {
  return (result as { points: number }).points;
}

describe('check for people', () => {
  test('prints a table and below it what is wrong', async () => {
    const { code, out } = await check(['--fixes', '-'], {
      input: JSON.stringify({ ...illegal, name: 'Two\u001B[31m heads' }),
    });
    expect(code).toBe(1);
    expect(out).toBe(
      [
        'File  List            Nation       Points  Models  Verdict',
        '-     Two [31m heads  France  120, no cap       2  illegal: 1 error',
        '',
        '-: Two [31m heads',
        '  error one-leader: Two Leaders: only one is allowed.',
        '      Song of Drums and Shakos, Designing Your Squad',
        '      fix: Remove 1 Infantry Officer, -60 points',
        '',
      ].join('\n'),
    );
  });

  test('says which file cannot be read and why', async () => {
    const { code, out } = await check([folder]);
    expect(code).toBe(2);
    expect(out).toContain('cannot be read');
    expect(out).toContain('not-found: There is no file to read: it is a folder.');
  });
});

describe('wrong usage', () => {
  test.each([
    [[]],
    [['--json']],
    [['--bogus', 'a']],
    [['--ruleset', 'x', 'a']],
    [['--csv', '-', 'b']],
  ])('%j', async (words) => {
    const { code, out, err } = await check(words);
    expect(code).toBe(64);
    expect(out).toBe('');
    expect(err).toContain('Usage: npm run --silent check');
  });

  test('--help is right usage', async () => {
    const { code, out, err } = await check(['--help']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toContain('Exit status');
  });
});

test('the report is what the checked list says', async () => {
  const read = parseDocument(illegal, knownRulesets);
  if (!read.ok) throw new Error(read.error.code);
  const checked = checkList(read.value, await loadRuleset('drums-and-shakos'));
  expect(reportList('x', checked).findings[0]).not.toHaveProperty('fixes');
  expect(reportList('x', checked, { fixes: true }).findings[0]?.fixes).toMatchObject([
    {
      label: 'Remove 1 Infantry Officer',
      points: -60,
      list: { format: 'muster-roll', version: 1 },
    },
  ]);
});
