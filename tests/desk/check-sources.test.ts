import { describe, expect, test } from 'vitest';
import { checkAgain } from '@/lib/desk/check-again';
import { checkSources } from '@/lib/desk/check-sources';
import { isList, titleOf } from '@/lib/desk/row';
import { mostSourceBytes } from '@/lib/desk/source';
import { checkList } from '@/lib/rules/check';
import { formatBackup } from '@/lib/share/backup';
import { formatCode, linkOf } from '@/lib/share/link';
import { reportList } from '@/lib/share/report';
import { formatText } from '@/lib/share/text/format-text';
import { loadCatalogues, loadRuleset } from '@/data/index';
import { mixedInputs } from '@/scripts/bench/mixed-inputs';
import { muster } from '../fixtures/muster';
import {
  drop,
  file,
  hussars,
  json,
  library,
  outcomes,
  pasted,
  rowOf,
  rowsOf,
  squad,
  twoHeads,
} from './kit';

const catalogues = await loadCatalogues();
const link = linkOf('https://example.org/muster', formatCode(squad, catalogues));

describe('a drop of files', () => {
  test('gives a row for every list, in the order of the files, named as the command line names them', async () => {
    const { rows } = await drop([
      file('b.json', twoHeads),
      file('a.json', `[${json(squad)},{},${json(twoHeads)}]`),
      file('links.txt', `${link}\n${link}`),
      file('nothing.txt', 'Dear Sir'),
      file('c.json', hussars),
    ]);
    expect(outcomes(rows)).toEqual([
      ['b.json', 'illegal'],
      ['a.json#1', 'legal'],
      ['a.json#2', 'not-a-list'],
      ['a.json#3', 'illegal'],
      ['links.txt#1', 'legal'],
      ['links.txt#2', 'legal'],
      ['nothing.txt', 'not-a-list'],
      ['c.json', 'legal'],
    ]);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  });

  test('has in each row what the command line prints, and the list itself', async () => {
    const row = await rowOf(twoHeads);
    const ruleset = await loadRuleset(twoHeads.ruleset);
    expect(row.report).toEqual(reportList('a.json', checkList(twoHeads, ruleset)));
    expect(row.list).toEqual(twoHeads);
    expect([row.rulesetName, row.nationName]).toEqual(['Song of Drums and Shakos', 'France']);
    expect(titleOf(row)).toBe('Two heads');
  });

  test('tells legal lists from those with something to agree', async () => {
    const allied = muster('napoleonic-sbg', 'united-kingdom', ['hussar-captain', '2 hussar'], {
      settings: { later: 1 },
    });
    expect((await rowOf(allied)).verdict).toBe('remarks');
    expect((await rowOf(hussars)).verdict).toBe('legal');
  });

  test('says of what it cannot read what it is and what to do', async () => {
    const [row] = await rowsOf([file('x.json', json(squad).slice(0, 50))]);
    expect(row).toMatchObject({
      verdict: 'unreadable',
      code: 'not-a-list',
      message: 'This is no Muster Roll list: its JSON is damaged or cut short.',
    });
    expect(row && !isList(row) ? row.way : '').toMatch(/\.$/);
    expect(row && titleOf(row)).toBe('x.json');
  });

  test('keeps the place of files that could not be opened', async () => {
    const bytes = {
      ok: false,
      error: { code: 'not-found', detail: 'it cannot be opened' },
    } as const;
    const rows = await rowsOf([
      file('a.json', squad),
      { id: '2', name: 'gone.json', bytes },
      file('b.json', squad),
    ]);
    expect(outcomes(rows)).toEqual([
      ['a.json', 'legal'],
      ['gone.json', 'not-found'],
      ['b.json', 'legal'],
    ]);
  });

  test('says how far it is, file by file, and in large files list by list', async () => {
    const lists = Array.from({ length: 60 }, (_, at) => ({
      id: `${at}`,
      created: 1,
      changed: 1,
      list: squad,
    }));
    const { batches, rows } = await drop([
      file('a.json', squad),
      file('backup.json', formatBackup(lists, 1)),
      file('b.json', squad),
    ]);
    expect(batches.map(({ rows: some, done, of }) => [some.length, done, of])).toEqual([
      [1, 1, 3],
      [25, 1, 3],
      [25, 1, 3],
      [10, 2, 3],
      [1, 3, 3],
    ]);
    expect(rows).toHaveLength(62);
  });

  test('counts files that come one by one, and reads none that nobody asks for', async () => {
    let read = 0;
    async function* files() {
      for (const name of ['a', 'b', 'c', 'd']) {
        read += 1;
        yield file(name, squad);
      }
    }
    const seen: (readonly [number, number])[] = [];
    for await (const { done, of } of checkSources(files(), library, undefined, 4)) {
      seen.push([done, of]);
      if (done === 2) break;
    }
    expect(seen).toEqual([
      [1, 4],
      [2, 4],
    ]);
    expect(read).toBe(2);
  });

  test('tells lines that belong to no list, the first of them', async () => {
    const ruleset = await loadRuleset(squad.ruleset);
    const text = formatText(checkList(squad, ruleset), catalogues);
    const talk = 'what shall we do\n'.repeat(80);
    const { notes, rows } = await drop([file('a.txt', `${link}\n\n${talk}`), file('b.txt', text)]);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatchObject({ file: 'a.txt', further: 30 });
    expect(notes[0]?.notes[0]).toEqual({
      line: 3,
      text: 'what shall we do',
      reason: 'unknown-line',
    });
    expect(outcomes(rows)).toEqual([
      ['a.txt', 'legal'],
      ['b.txt', 'legal'],
    ]);
  });

  test('keeps what a text says of itself, where that is not so', async () => {
    const ruleset = await loadRuleset(squad.ruleset);
    const text = formatText(checkList(squad, ruleset), catalogues);
    expect((await rowOf(text)).differs).toBeUndefined();
    const older = await rowOf(
      text.replace(/\(data [^)]*\)/, '(data 0.1)').replace('180 of', '170 of'),
    );
    expect(older.said).toMatchObject({ dataVersion: '0.1' });
    expect(older.differs?.dataVersion).toEqual({ said: '0.1', here: ruleset.card.dataVersion });
  });

  test('passes over what systems leave in folders, and says so', async () => {
    const { rows, skipped } = await drop([
      file('.DS_Store', 'x'),
      file('Lists/.hidden/a.json', squad),
      file('Lists/Thumbs.db', 'x'),
      file('.mine.json', squad),
    ]);
    expect(outcomes(rows)).toEqual([['.mine.json', 'legal']]);
    expect(skipped).toEqual([
      { file: '.DS_Store', reason: 'system' },
      { file: 'Lists/.hidden/a.json', reason: 'system' },
      { file: 'Lists/Thumbs.db', reason: 'system' },
    ]);
  });

  test('a row checked again under other rules is the row of a new drop', async () => {
    const event = { name: 'Spring', cap: 100, banned: ['france/sapper'] };
    const sources = [file('a.json', squad), file('b.json', twoHeads), pasted('nothing')];
    const plain = await rowsOf(sources);
    const judged = await rowsOf(sources, event);
    expect(outcomes(judged).map(([, verdict]) => verdict)).toEqual([
      'illegal',
      'illegal',
      'not-a-list',
    ]);
    const again = await Promise.all(plain.map((row) => checkAgain(row, library, event)));
    expect(again).toEqual(judged);
    expect(await Promise.all(again.map((row) => checkAgain(row, library)))).toEqual(plain);
  });

  test('rows are plain data that travel between threads', async () => {
    const rows = await rowsOf((await mixedInputs(60)).map(({ name, bytes }) => file(name, bytes)));
    expect(structuredClone(rows)).toEqual(rows);
  });

  test('a thousand files of every kind all get their rows', async () => {
    const inputs = await mixedInputs(1000);
    const { rows, batches } = await drop(inputs.map(({ name, bytes }) => file(name, bytes)));
    expect(batches.at(-1)).toMatchObject({ done: 1000, of: 1000 });
    const files = rows.map((row) => row.file.replace(/#\d+$/, ''));
    expect([...new Set(files)]).toEqual(inputs.map(({ name }) => name));
    expect(rows.filter(isList).length).toBeGreaterThan(1000);
  });
});

test.each([
  ['a list', json(squad), 5],
  ['a backup', formatBackup([], 1), 100],
  ['a zip', 'PK\u0003\u0004', 100],
  ['nothing', '', 5],
])('%s may have %i MiB', (_, start, most) => {
  expect(mostSourceBytes(new TextEncoder().encode(start))).toBe(most * 1024 * 1024);
});
