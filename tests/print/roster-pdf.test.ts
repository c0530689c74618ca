import { describe, expect, test } from 'vitest';
import type { List } from '@/lib/roster/list';
import type { Paper } from '@/lib/print/model';
import { battery, broken, drums, jobOf, manyOf, rearguard, sheetOf } from './support/lists';
import { overlaps, printAndRead, type ReadPdf, timesIn } from './support/read-pdf';

const draw = async (list: List, paper: Paper) => {
  const sheet = await sheetOf(list);
  return { sheet, pdf: await printAndRead(jobOf({ sheets: [sheet], paper })) };
};

const drawn = new Map<string, ReturnType<typeof draw>>();

/** Prints a list, once for all tests of it. */
function printRoster(list: List, paper: Paper = 'a4') {
  const key = `${paper} ${JSON.stringify(list)}`;
  const known = drawn.get(key) ?? draw(list, paper);
  drawn.set(key, known);
  return known;
}

function expectWellPrinted({ pages }: ReadPdf): void {
  for (const page of pages) {
    expect(overlaps(page)).toEqual([]);
    expect(page.pieces.filter(({ size }) => size < 8.99)).toEqual([]);
    for (const { x, y, width } of page.pieces) {
      expect(x).toBeGreaterThan(40);
      expect(x + width).toBeLessThan(page.width - 40);
      expect(y).toBeLessThan(page.height - 30);
    }
  }
}

describe('the printed roster', () => {
  test('a skirmish squad is one page with everything on it', async () => {
    const { sheet, pdf } = await printRoster(rearguard);
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.title).toBe('Rearguard at the bridge');
    expectWellPrinted(pdf);
    for (const text of [
      'Rearguard at the bridge',
      'France · Song of Drums and Shakos · Pick-up game',
      'of 400 points',
      'Legal.',
      'Total, 11 models',
      'Lt. Duval',
      'The two with the pipe',
      'Roster data 1.0 of 29 November 2026',
      'Printed 29 November 2026',
      'Sergio Laliscia, Ganesha Games',
      'Morale test at loss',
      '6 of 11',
      'Activation',
      'Sheet 1 of 1',
    ])
      expect(pdf.text).toContain(text);
    for (const entry of sheet.sections.flatMap(({ entries }) => entries)) {
      expect(pdf.text).toContain(entry.name);
      if (entry.kind === 'unit') expect(pdf.text).toContain(String(entry.price?.total));
    }
  });

  test.each([
    ['Drums and Shakos', rearguard],
    ['SBG', battery],
  ])('%s: every term that the list uses is explained once, in full', async (_, list) => {
    const { sheet, pdf } = await printRoster(list);
    const terms = sheet.terms.flatMap((section) => section.terms);
    expect(terms.length).toBeGreaterThan(8);
    for (const { summary } of terms) expect(timesIn(pdf, summary)).toBe(1);
  });

  test('a gun prints its table, its upgrades with prices and all its men', async () => {
    const { pdf } = await printRoster(battery);
    expectWellPrinted(pdf);
    for (const text of [
      'Gun: Strength 10-9, Defence 10, Batter 3, Range 48″',
      'Extra Crew ×2 (+6 each, one more model)',
      'Superior Construction (+13, range 48″ to 60″)',
      'Crew ×6',
      'Master Gunner',
      'Limber crew ×3',
      'Lost',
    ])
      expect(timesIn(pdf, text)).toBeGreaterThan(0);
    expect(pdf.text).toContain('4/4+');
  });

  test('a broken list says so and prints every finding with its source', async () => {
    const { sheet, pdf } = await printRoster(broken);
    expectWellPrinted(pdf);
    expect(pdf.text).toContain('rules broken.');
    expect(sheet.findings.length).toBeGreaterThan(4);
    for (const { message, source } of sheet.findings) {
      expect(timesIn(pdf, message)).toBe(1);
      expect(timesIn(pdf, source)).toBeGreaterThan(0);
    }
    expect(pdf.text).toContain('france/space-marine');
    expect(pdf.text).toContain('From another shelf');
    expect(pdf.text).toContain('Not offered to it: pike');
  });

  test('the pages are A4 or Letter', async () => {
    for (const [paper, width, height] of [
      ['a4', 595.28, 841.89],
      ['letter', 612, 792],
    ] as const) {
      const { pdf } = await printRoster(rearguard, paper);
      for (const page of pdf.pages) {
        expect(page.width).toBeCloseTo(width, 1);
        expect(page.height).toBeCloseTo(height, 1);
      }
    }
  });

  test('the same job gives the same bytes', async () => {
    const { sheet, pdf } = await printRoster(rearguard);
    expect((await printAndRead(jobOf({ sheets: [sheet] }))).hash).toBe(pdf.hash);
  });

  test('several lists print in one go, each with its own numbers of sheets', async () => {
    const sheets = [await sheetOf(rearguard), await sheetOf(await manyOf(30))];
    const pdf = await printAndRead(jobOf({ sheets }));
    expect(pdf.pages.map(({ text }) => /Sheet \d of \d/.exec(text)?.[0])).toEqual([
      'Sheet 1 of 1',
      'Sheet 1 of 2',
      'Sheet 2 of 2',
    ]);
    expect(pdf.title).toBe('Rearguard at the bridge, The Army of the North');
  });

  test('nothing to print is an error', async () => {
    await expect(printAndRead(jobOf({}))).rejects.toThrow('nothing to print');
  });
});

describe('long lists and long words', () => {
  test('thirty entries are two pages', async () => {
    const { pdf } = await printRoster(await manyOf(30));
    expect(pdf.pages).toHaveLength(2);
    expectWellPrinted(pdf);
  });

  test('sixty entries: no row is parted, no page is blank, the head stands on each', async () => {
    const rows = Array.from(
      { length: 60 },
      (_, index) =>
        [
          index % 2 ? 'line-infantryman' : 'light-infantry-carabinier',
          1 + (index % 12),
          { title: `Title ${index}.`, note: `Note ${index}. ${'and so on '.repeat(index % 19)}` },
        ] as const,
    );
    const { pdf } = await printRoster(drums('france', rows, { cap: null }));
    expectWellPrinted(pdf);
    const pageOf = (text: string) => pdf.pages.findIndex((page) => timesIn(page, text) > 0);
    for (const [, , { title, note }] of rows) {
      expect(timesIn(pdf, title)).toBe(1);
      expect(pageOf(note)).toBe(pageOf(title));
    }
    const withRows = pdf.pages.filter(({ text }) => /Note \d+\./.test(text));
    expect(withRows.length).toBeGreaterThan(2);
    for (const page of withRows) expect(page.text).toMatch(/Model.*Weapons.*Special rules/);
    for (const [index, { letters, text }] of pdf.pages.entries()) {
      expect(letters.length).toBeGreaterThan(200);
      expect(text).toContain(`Sheet ${index + 1} of ${pdf.pages.length}`);
    }
  });

  test('words without a space go on in the next line and lose nothing', async () => {
    const name = 'Wellington'.repeat(20);
    const title = 'abcdefghij'.repeat(20);
    const note = 'ABCDEFGHIJ'.repeat(20);
    const { pdf } = await printRoster(
      drums('france', [['infantry-officer', 999, { title, note }]], { name, cap: 400 }),
    );
    expectWellPrinted(pdf);
    for (const text of [name, title, note]) expect(timesIn(pdf, text)).toBeGreaterThan(0);
  });

  test('a row taller than a page goes on, and ends', async () => {
    const options = Object.fromEntries(
      Array.from({ length: 400 }, (_, index) => [`no-such-option-number-${index}`, 1]),
    );
    const { pdf } = await printRoster(
      drums('france', [
        ['infantry-officer', 1, { options, note: 'The end of the row' }],
        [`france/${'ж'.repeat(6000)}`, 1],
      ]),
    );
    expect(pdf.pages.length).toBeGreaterThan(2);
    expectWellPrinted(pdf);
    expect(timesIn(pdf, 'no-such-option-number-399')).toBeGreaterThan(0);
    expect(timesIn(pdf, 'The end of the row')).toBe(1);
    // Once in its row, once in the finding.
    expect(timesIn(pdf, 'ж')).toBe(2 * 6000);
    for (const { letters } of pdf.pages) expect(letters.length).toBeGreaterThan(100);
  });

  test('an empty list prints with its finding', async () => {
    const { pdf } = await printRoster(drums('france', [], { name: '' }));
    expect(pdf.pages).toHaveLength(1);
    expect(pdf.text).toContain('List without a name');
    expect(pdf.text).toContain('One rule broken.');
    expect(pdf.text).toContain(`Total, 0 models`);
  });
});
