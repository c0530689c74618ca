import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventLink, formatEventFile } from '@/lib/desk/read-event';
import { isList } from '@/lib/desk/row';
import { formatResultsCsv } from '@/lib/desk/results-csv';
import { formatDocument } from '@/lib/roster/document';
import type { EventRules } from '@/lib/rules/event';
import { mixedInputs } from '@/scripts/bench/mixed-inputs';
import { file, library, rowsOf } from '../desk/kit';
import { muster } from '../fixtures/muster';
import { check } from './run-check';

let folder = '';
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'muster-event-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const head = 'file,name,nation,points,cap,models,legal,rules\r\n';
const squad = muster('drums-and-shakos', 'france', ['infantry-officer', '4 sapper'], {
  name: 'Rearguard',
  cap: 400,
});
const document = JSON.stringify(formatDocument(squad));
const event: EventRules = {
  name: 'Spring',
  ruleset: 'drums-and-shakos',
  cap: 150,
  banned: ['france/sapper'],
};

interface Result {
  readonly file: string;
  readonly cap?: number | null;
  readonly legal?: boolean;
  readonly error?: { readonly code: string };
  readonly findings?: readonly {
    readonly rule: string;
    readonly source: string;
    readonly severity: string;
    readonly fixes?: readonly { readonly list: { readonly cap: unknown } }[];
  }[];
}

async function checkJson(words: readonly string[], input?: string) {
  const { code, out, err } = await check(
    ['--json', ...words],
    input === undefined ? {} : { input },
  );
  const results: readonly Result[] = JSON.parse(out);
  return { code, err, results };
}

describe('--event', () => {
  test('holds every list against its rules, from a file or a link', async () => {
    const list = write('a.json', document);
    const rules = write('event.json', formatEventFile(event));
    const link = write('event.txt', await eventLink('https://example.org', event, library));
    for (const given of [rules, link]) {
      const { code, err, results } = await checkJson(['--event', given, list]);
      expect([code, err]).toEqual([1, '']);
      expect(results).toHaveLength(1);
      expect(results[0]).toMatchObject({ cap: 150, legal: false });
      expect(results[0]?.findings?.map(({ rule, source }) => [rule, source])).toEqual([
        ['points-cap', 'Song of Drums and Shakos, Designing Your Squad'],
        ['event-banned', 'Event rules: Spring'],
      ]);
    }
    expect((await checkJson([list])).code).toBe(0);
  });

  test('comes from standard input, too', async () => {
    const list = write('a.json', document);
    const { code, results } = await checkJson(['--event', '-', list], formatEventFile(event));
    expect([code, results.length]).toEqual([1, 1]);
  });

  test("--fixes change the player's own list: its cap stays as it was written", async () => {
    const list = write('a.json', document);
    const rules = write('event.json', formatEventFile({ ...event, banned: [] }));
    const { results } = await checkJson(['--fixes', '--event', rules, list]);
    const fixes = results[0]?.findings?.flatMap((finding) => finding.fixes ?? []) ?? [];
    expect(fixes.length).toBeGreaterThan(0);
    for (const fix of fixes) expect(fix.list.cap).toBe(400);
    const after = fixes.map((fix, at) => write(`fixed-${at}.json`, JSON.stringify(fix.list)));
    expect((await checkJson(['--event', rules, ...after])).code).toBe(0);
  });

  test('waives readings and nothing that is printed', async () => {
    const settings = { scenario: 'nowhere', side: 'attacker' };
    const list = write('b.json', JSON.stringify(formatDocument({ ...squad, cap: 100, settings })));
    const waived = ['setting-invalid', 'points-cap'];
    const rules = write('event.json', formatEventFile({ waived }));
    const { code, err, results } = await checkJson(['--event', rules, list]);
    expect(code).toBe(1);
    expect(err).toContain('"points-cap" is printed in the rules: what is printed cannot be waived');
    const severities = Object.fromEntries(
      results[0]?.findings?.map(({ rule, severity }) => [rule, severity]) ?? [],
    );
    expect(severities).toMatchObject({ 'setting-invalid': 'warning', 'points-cap': 'error' });
  });

  test('asks the ruleset that has a rule whether it can be waived', async () => {
    const list = write('c.json', JSON.stringify(formatDocument(squad)));
    const waived = ['class-not-allowed', 'no-such-rule'];
    const rules = write('event.json', formatEventFile({ waived }));
    const { err } = await checkJson(['--event', rules, list]);
    expect(err).toContain('"class-not-allowed" is printed in the rules: what is printed cannot');
    expect(err).toContain('"no-such-rule" (waived) is no rule of this ruleset.');
  });

  test('says on standard error what can hardly be meant, and checks', async () => {
    const list = write('a.json', document);
    const rules = write(
      'event.json',
      '{"format":"muster-event","version":1,"maxModel":3,"banned":["x"]}',
    );
    const { code, err } = await checkJson(['--event', rules, list]);
    expect(code).toBe(0);
    expect(err).toBe(
      [
        `check: ${rules}: Event rules have no field "maxModel"; it does nothing.`,
        `check: ${rules}: "x" (banned) is no profile of this ruleset.`,
        '',
      ].join('\n'),
    );
  });

  test('among the lists is no list', async () => {
    const rules = write('event.json', formatEventFile(event));
    const { code, results } = await checkJson([rules, write('a.json', document)]);
    expect(code).toBe(2);
    expect(results.map(({ error }) => error?.code)).toEqual(['not-a-list', undefined]);
  });

  test.each<[string, string | Uint8Array, string]>([
    ['a list', document, 'These are no event rules of Muster Roll.'],
    ['nothing', '', 'These are no event rules of Muster Roll'],
    ['cut JSON', '{"format":"muster-event","version":1,', 'it is no JSON'],
    ['a later version', '{"format":"muster-event","version":2}', 'format version 2'],
    ['a wrong field', '{"format":"muster-event","version":1,"cap":"400"}', 'cap: '],
    ['a nation that is none', '{"format":"muster-event","version":1,"nations":["oz"]}', '"oz"'],
    ['no text', Uint8Array.of(0xff, 0, 1, 2), 'it is no text'],
    ['five megabytes', ' '.repeat(5 * 1024 * 1024 + 1), 'larger than 5 MiB'],
  ])('of %s is wrong usage: nothing is checked', async (_, content, says) => {
    const rules = write('bad.json', content);
    const csv = join(folder, 'unwritten.csv');
    const { code, out, err } = await check([
      '--json',
      '--event',
      rules,
      '--csv',
      csv,
      write('a.json', document),
    ]);
    expect([code, out]).toEqual([64, '']);
    expect(err).toContain(says);
    expect(existsSync(csv)).toBe(false);
  });

  test.each([['nowhere.json'], ['.']])('of %s is wrong usage', async (name) => {
    const { code, out, err } = await check(['--event', join(folder, name), 'a.json']);
    expect([code, out]).toEqual([64, '']);
    expect(err).toContain('There is no file to read');
  });
});

describe('--csv', () => {
  test('writes all results, legal or not, beside what is printed', async () => {
    const files = [
      write('a.json', document),
      write('=b.json', JSON.stringify(formatDocument({ ...squad, name: '=1+1', cap: 50 }))),
      write('c.txt', 'hello'),
    ];
    const csv = join(folder, 'out.csv');
    const { code, results, err } = await checkJson(['--csv', csv, ...files]);
    expect([code, err, results.length]).toEqual([2, '', 3]);
    expect(readFileSync(csv, 'utf8')).toBe(
      `${head}${files[0]},Rearguard,france,180,400,5,true,\r\n${files[1]},'=1+1,france,180,50,5,false,points-cap\r\n${files[2]},,,,,,,not-a-list\r\n`,
    );
  });

  test('replaces earlier results, longer ones too, and an empty file', async () => {
    const list = write('a.json', document);
    for (const before of [head + 'x,,,,,,,not-found\r\n'.repeat(50), '']) {
      const csv = write('again.csv', before);
      expect((await checkJson(['--csv', csv, list])).code).toBe(0);
      expect(readFileSync(csv, 'utf8')).toBe(`${head}${list},Rearguard,france,180,400,5,true,\r\n`);
    }
  });

  test("never writes over what is no result: a player's list, as a forgotten name makes it", async () => {
    const list = write('only.json', document);
    const { code, out, err } = await check(['--csv', list, list]);
    expect([code, out]).toEqual([64, '']);
    expect(err).toBe(`check: cannot write ${list}: it holds something else than results.\n`);
    expect(readFileSync(list, 'utf8')).toBe(document);
  });

  test.each([
    ['a folder that is not there', 'no/such/out.csv', 'there is no such folder'],
    ['a folder', 'folder', 'it is a folder'],
  ])('to %s is wrong usage: nothing is checked', async (_, name, says) => {
    mkdirSync(join(folder, 'folder'), { recursive: true });
    const csv = join(folder, name);
    const { code, out, err } = await check(['--csv', csv, write('a.json', document)]);
    expect([code, out]).toEqual([64, '']);
    expect(err).toBe(`check: cannot write ${csv}: ${says}.\n`);
  });

  test.skipIf(!existsSync('/dev/full'))('to a disk that is full says so', async () => {
    const list = write('a.json', document);
    const { code, err } = await check(['--csv', '/dev/full', list]);
    expect(code).toBe(70);
    expect(err).toBe('check: cannot write /dev/full: there is no room left.\n');
  });

  test('goes to the folder in which npm was started', async () => {
    write('here.json', document);
    const { code } = await check(['--csv', 'here.csv', 'here.json'], {
      folder,
    });
    expect(code).toBe(0);
    expect(readFileSync(join(folder, 'here.csv'), 'utf8')).toContain('here.json,Rearguard');
  });
});

test('lines that were not understood are told on standard error', async () => {
  const text = 'Song of Drums and Shakos, France\n1x Infantry Officer\n2x \u001b[31mGhost\n';
  const { code, err, results } = await checkJson(['-'], text);
  expect([code, results.length]).toEqual([0, 1]);
  expect(err).toMatch(/^check: -: Line 3: "2x .*Ghost" names nothing [^\n]+\n$/);
  expect(err).not.toContain('\u001b');
});

describe('the check desk says the same as the command line', () => {
  test.each<[string, EventRules | undefined]>([
    ['without an event', undefined],
    ['at an event', { ruleset: 'napoleonic-sbg', cap: 300, maxCopies: 3, maxModels: 20 }],
  ])('of 200 mixed files, %s', async (_, rules) => {
    const inputs = await mixedInputs(200);
    const files = inputs.map(({ name, bytes }) => write(name, bytes));
    const csv = join(folder, 'mixed.csv');
    rmSync(csv, { force: true });
    const asked = rules ? ['--event', write('rules.json', formatEventFile(rules))] : [];
    const { results } = await checkJson([...asked, '--csv', csv, ...files]);
    const rows = await rowsOf(
      inputs.map(({ bytes }, at) => file(files[at] ?? '', bytes)),
      rules,
    );
    expect(results.length).toBeGreaterThan(220);
    expect(
      rows.map((row) =>
        isList(row)
          ? row.report
          : { file: row.file, error: { code: row.code, message: row.message } },
      ),
    ).toEqual(results);
    expect(formatResultsCsv(rows)).toBe(readFileSync(csv, 'utf8'));
  });
});
