import { beforeAll, describe, expect, test } from 'vitest';
import { loadRuleset } from '@/data/index';
import type { DeskRow } from '@/lib/desk/row';
import type { EventSheet, Paper, ResultsSheet } from '@/lib/print/model';
import { eventSheet } from '@/lib/print/event-sheet';
import { nodeFonts } from '@/lib/print/fonts.node';
import { renderPdf } from '@/lib/print/pdf/render';
import { resultsSheet } from '@/lib/print/results-sheet';
import { english } from '@/lib/print/words/en';
import type { EventRules } from '@/lib/rules/event';
import { mixedInputs } from '@/scripts/bench/mixed-inputs';
import { file, hussars, rowsOf, squad, twoHeads } from '../desk/kit';
import { overlaps, printAndRead, type ReadPdf, timesIn } from './support/read-pdf';

const printed = '2026-11-29';
const event: EventRules = {
  name: 'Spring Muster, Leipzig',
  ruleset: 'drums-and-shakos',
  cap: 400,
  nations: ['france', 'great-britain'],
  maxModels: 15,
  banned: ['france/drummer-boy'],
};

const print = (results: ResultsSheet, paper: Paper = 'a4') =>
  printAndRead({ language: 'en', paper, printed, results });
const printEvent = (sheet: EventSheet, paper: Paper = 'a4') =>
  printAndRead({ language: 'en', paper, printed, event: sheet });

function expectWellPrinted({ pages }: ReadPdf): void {
  for (const [at, page] of pages.entries()) {
    expect(overlaps(page)).toEqual([]);
    expect(page.text).toContain(`Sheet ${at + 1} of ${pages.length}`);
    for (const { x, y, width, size } of page.pieces) {
      expect(size).toBeGreaterThan(8.99);
      expect(x).toBeGreaterThan(40);
      expect(x + width).toBeLessThan(page.width - 40);
      expect(y).toBeLessThan(page.height - 30);
    }
  }
}

describe('the results of an event', () => {
  let rows: readonly DeskRow[] = [];
  beforeAll(async () => {
    rows = await rowsOf(
      [
        file('Anna Schmidt.json', squad),
        file('Łukasz Żółć.json', { ...twoHeads, name: 'Два орла' }),
        file('Anna Schmidt list 2.txt', 'See you there'),
        file('Ben.json', { ...squad, name: 'Mine' }),
        file('Cleo.json', { ...squad, settings: { later: 1 } }),
        file('Cleo 2.json', hussars),
      ],
      event,
    );
  });

  test('have a row for each list, with its verdict and why', async () => {
    const sheet = resultsSheet(rows, event, english, await loadRuleset('drums-and-shakos'));
    expect(sheet.title).toBe('Spring Muster, Leipzig');
    expect(sheet.summary).toBe('2 legal, 1 legal with things to agree, 2 illegal, 1 unreadable');
    expect(
      sheet.rows.map(({ player, list, points, models, verdict, reasons }) => [
        player,
        list,
        points,
        models,
        verdict.mood,
        verdict.words,
        reasons,
      ]),
    ).toEqual([
      [
        'Anna Schmidt',
        'Rearguard',
        '180 of 400',
        '5',
        'legal',
        'Legal',
        'Same troops as Ben and 1 more.',
      ],
      [
        'Łukasz Żółć',
        'Два орла',
        '120 of 400',
        '2',
        'broken',
        'One rule broken',
        'Broken: one leader.',
      ],
      [
        'Anna Schmidt',
        '',
        '',
        '',
        'unreadable',
        'Cannot be read',
        'This is no Muster Roll list: no line of it names a ruleset or holds a code.',
      ],
      [
        'Ben',
        'Mine',
        '180 of 400',
        '5',
        'legal',
        'Legal',
        'Same troops as Anna Schmidt and 1 more.',
      ],
      [
        'Cleo',
        'Rearguard',
        '180 of 400',
        '5',
        'agree',
        'Legal, 1 to agree',
        'To agree: unknown setting. Same troops as Anna Schmidt and 1 more.',
      ],
      ['Cleo 2', 'Hussars', '120', '3', 'broken', 'One rule broken', 'Broken: event ruleset.'],
    ]);
    expect(sheet.data).toEqual([
      'Song of Drums and Shakos, roster data 1.0',
      'Napoleonic SBG adaptation, roster data 1.0',
    ]);
  });

  test.each<Paper>(['a4', 'letter'])('print on %s with everything on them', async (paper) => {
    const sheet = resultsSheet(rows, event, english, await loadRuleset('drums-and-shakos'));
    const pdf = await print(sheet, paper);
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.title).toBe('Spring Muster, Leipzig: results');
    expectWellPrinted(pdf);
    for (const text of [
      'Spring Muster, Leipzig',
      'Results of 29 November 2026',
      'Points: at most 400.',
      'Nations: France and Great Britain.',
      'Not allowed: Drummer Boy (France).',
      'Łukasz Żółć',
      'Два орла',
      '180 of 400',
      'Sergio Laliscia',
      'roster data 1.0',
      'Printed 29 November 2026',
    ])
      expect(timesIn(pdf, text), text).toBeGreaterThan(0);
    for (const { verdict, reasons } of sheet.rows)
      expect(timesIn(pdf, `${verdict.words}. ${reasons}`)).toBe(1);
  });

  test.each<Paper>(['a4', 'letter'])('of 40 players take two sheets of %s', async (paper) => {
    const lists = Array.from({ length: 40 }, (_, at) =>
      file(
        `Player with a Long Name ${at}.json`,
        at % 4 === 0
          ? { ...twoHeads, cap: 100, name: `The Forlorn Hope of Badajoz ${at}` }
          : {
              ...squad,
              name: `Rearguard at the bridge ${at}`,
              settings: at % 4 === 1 ? { x: 1 } : {},
            },
      ),
    );
    const sheet = resultsSheet(await rowsOf(lists, event), event, english);
    const pdf = await print(sheet, paper);
    expect(pdf.pages.length).toBeLessThanOrEqual(2);
    expectWellPrinted(pdf);
    for (const page of pdf.pages) expect(timesIn(page, 'Player or file')).toBe(1);
    for (const { player } of sheet.rows) expect(timesIn(pdf, player)).toBeGreaterThan(0);
  });

  test('of any number go on, every row whole on one sheet', async () => {
    const inputs = await mixedInputs(150);
    const sheet = resultsSheet(
      await rowsOf(inputs.map(({ name, bytes }) => file(name, bytes))),
      {},
      english,
    );
    const pdf = await print(sheet);
    expect(pdf.pages.length).toBeGreaterThan(3);
    expectWellPrinted(pdf);
    expect(sheet.title).toBe('Event');
    expect(pdf.text).toContain(String(sheet.rows.length));
  });

  test('with endless names stay on the paper', async () => {
    const endless = 'W'.repeat(4000);
    const sheet = resultsSheet(
      await rowsOf([
        file(`${endless}.txt`, 'nothing'),
        file('a.json', { ...squad, name: 'Ж'.repeat(200) }),
        file('b.json', { ...squad, name: '\u202Ea\u0301\u{1F40E}' }),
      ]),
      { name: 'x'.repeat(200) },
      english,
    );
    expect(sheet.rows.every(({ player }) => [...player].length <= 90)).toBe(true);
    expectWellPrinted(await print(sheet));
  });

  test('are the same bytes each time', async () => {
    const sheet = resultsSheet(rows, event, english);
    expect((await print(sheet)).hash).toBe((await print(sheet)).hash);
  });

  test('of nobody are not printed', async () => {
    await expect(
      renderPdf(
        { language: 'en', paper: 'a4', printed, results: resultsSheet([], {}, english) },
        nodeFonts,
      ),
    ).rejects.toThrow('nothing to print');
  });
});

describe('the rules of an event', () => {
  test.each<Paper>(['a4', 'letter'])('print on one sheet of %s', async (paper) => {
    const ruleset = await loadRuleset('drums-and-shakos');
    const banned = [...ruleset.profiles.keys()].slice(0, 60);
    const waived = ruleset.rules.map(({ id }) => id);
    const sheet = eventSheet({ ...event, banned, waived }, english, ruleset);
    const pdf = await printEvent(sheet, paper);
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.title).toBe('Spring Muster, Leipzig: event rules');
    expectWellPrinted(pdf);
    for (const { label, value } of sheet.lines) {
      expect(timesIn(pdf, label)).toBeGreaterThan(0);
      expect(timesIn(pdf, value)).toBeGreaterThan(0);
    }
  });

  test('that ask nothing say so', async () => {
    const pdf = await printEvent(eventSheet({}, english));
    expect(pdf.text).toContain('The rules as they are printed, nothing else.');
    expectWellPrinted(pdf);
  });

  test('of a whole roster go on over sheets', async () => {
    const ids = Array.from({ length: 2000 }, (_, at) => `some-nation/some-profile-${at}`);
    const pdf = await printEvent(eventSheet({ banned: ids, required: ids }, english));
    expect(pdf.pages.length).toBeGreaterThan(1);
    expectWellPrinted(pdf);
    expect(timesIn(pdf, 'some-profile-1999')).toBe(2);
  });
});
