import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { knownRulesets, loadCatalogues, loadRuleset } from '@/data/index';
import { nodeFonts } from '@/lib/print/fonts.node';
import type { RosterSheet } from '@/lib/print/model';
import { renderPdf } from '@/lib/print/pdf/render';
import { printedCode } from '@/lib/print/printed-code';
import { printedSymbol } from '@/lib/print/printed-symbol';
import { rosterSheet } from '@/lib/print/roster-sheet';
import { parseDocument } from '@/lib/roster/document';
import type { Entry, List } from '@/lib/roster/list';
import { checkList } from '@/lib/rules/check';
import { packList } from '@/lib/share/code/list';
import { textLetters } from '@/lib/share/code/spelling';
import { parseCode } from '@/lib/share/link';
import { carriedOf, formatCarried } from '@/lib/share/pdf/carried';
import { findProperty, isPdf } from '@/lib/share/pdf/info';
import { readPdf } from '@/lib/share/pdf/read-pdf';
import { battery, broken, cardsOf, manyOf, rearguard } from '../print/support/lists';

const catalogues = await loadCatalogues();
const known = knownRulesets;
const site = 'https://lists.example.org/muster';

/** With fields of a later version, text that means to break out of the file, and every script. */
const strange: List = {
  ...rearguard,
  name: 'A) /Keywords (muster-roll-list:1:00000000:AAAA) \\ Łódź 將軍 \u202E',
  extra: { mood: { grim: true }, '%%EOF': 'endobj' },
  groups: rearguard.groups.map((group) => ({
    ...group,
    extra: { banner: 'Drapeau' },
    entries: group.entries.map((entry, at): Entry => ({
      ...entry,
      key: `0.${at}`,
      ...(at === 1 && { extra: { horse: 'Ney’s' }, note: '>> endobj (((' }),
    })),
  })),
};

/** As reading a file gives it: its keys are places. */
function reread(list: List): List {
  const groups = list.groups.map((group, index) => ({
    ...group,
    entries: group.entries.map((entry, at) => ({ ...entry, key: `${index}.${at}` })),
  }));
  return { ...list, groups };
}

async function sheetOf(list: List): Promise<RosterSheet> {
  const ruleset = await loadRuleset(list.ruleset);
  const code = printedCode(list, catalogues, site);
  return rosterSheet(list, ruleset, await ruleset.glossary(), '2026-11-29', code);
}

/** The symbol on a sheet. */
function symbolOn({ code }: RosterSheet) {
  return code && printedSymbol(code);
}

async function print(...lists: readonly List[]): Promise<Uint8Array> {
  const sheets = await Promise.all(lists.map(sheetOf));
  const pdf = await renderPdf(
    { language: 'en', paper: 'a4', printed: '2026-11-29', sheets, cards: [] },
    nodeFonts,
  );
  return new Uint8Array(await pdf.arrayBuffer());
}

const listsIn = (bytes: Uint8Array) =>
  readPdf(bytes, known).map(({ list }) => (list.ok ? list.value : list.error));

describe('a printed PDF', () => {
  test('gives its list back, unknown fields and all', async () => {
    const pdf = await print(strange);
    expect(isPdf(pdf)).toBe(true);
    expect(listsIn(pdf)).toEqual([reread(strange)]);
  });

  test('carries what the list was worth', async () => {
    const [found] = readPdf(await print(rearguard), known);
    const { view } = checkList(reread(rearguard), await loadRuleset(rearguard.ruleset));
    expect(found?.said).toEqual({
      dataVersion: view.ruleset.card.dataVersion,
      points: view.points,
      models: view.models,
      verdict: 'Legal',
      prices: new Map(view.units.map(({ entry, points }) => [entry.key, points])),
    });
  });

  test('gives back each of several lists', async () => {
    expect(listsIn(await print(rearguard, battery, broken))).toEqual(
      [rearguard, battery, broken].map(reread),
    );
  });

  test('without a roster carries none', async () => {
    const cards = await cardsOf(rearguard);
    const job = { language: 'en', paper: 'a4', printed: '2026-11-29', sheets: [], cards } as const;
    const pdf = await renderPdf(job, nodeFonts);
    const [found] = readPdf(new Uint8Array(await pdf.arrayBuffer()), known);
    expect(found?.list).toMatchObject({ ok: false, error: { code: 'not-a-list' } });
  });

  test('that was cut short says what it is', async () => {
    const pdf = await print(rearguard);
    const [found] = readPdf(pdf.subarray(0, pdf.length / 2), known);
    expect(found?.list).toMatchObject({ ok: false, error: { code: 'not-a-list' } });
  });
});

/** A file with these properties, as other programs write them when they store a PDF anew. */
function pdfWith(value: string | Uint8Array, before = ''): Uint8Array {
  const text = typeof value === 'string' ? Buffer.from(value, 'latin1') : Buffer.from(value);
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n%âãÏÓ\n${before}\n7 0 obj\n<< /Title (x) /Keywords `, 'latin1'),
    text,
    Buffer.from(' /Producer <FEFF0041> /Trapped /False >>\nendobj\n', 'latin1'),
    Buffer.from('trailer\n<< /Size 8 /Root 1 0 R /Info 7 0 R >>\nstartxref\n9\n%%EOF', 'latin1'),
  ]);
}

const drums = await loadRuleset('drums-and-shakos');
const keywords = formatCarried([carriedOf(checkList(reread(rearguard), drums))]);

function utf16(text: string): Uint8Array {
  const little = Buffer.from(`\ufeff${text}`, 'utf16le');
  return little.swap16();
}

const escaped = (bytes: Uint8Array) =>
  [...bytes].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('');

describe('keywords that another program wrote anew', () => {
  test.each([
    ['in a literal', `(${keywords})`],
    ['in a literal of UTF-16', `(${Buffer.from(utf16(keywords)).toString('latin1')})`],
    ['in octal escapes', `(${escaped(Buffer.from(keywords))})`],
    ['in octal escapes of UTF-16', `(${escaped(utf16(keywords))})`],
    ['in hexadecimal digits', `<${Buffer.from(keywords).toString('hex')}>`],
    [
      'in UTF-16, hexadecimal and broken',
      `<\n${Buffer.from(utf16(keywords)).toString('hex').replace(/.{64}/g, '$&\r\n')}>`,
    ],
    ['over several lines', `(${keywords.replace(/.{60}/g, '$&\\\n')})`],
    ['as UTF-8', `(\u00ef\u00bb\u00bf${keywords})`],
    ['among others', `(other things \\(and brackets\\), ${keywords}, more)`],
  ])('%s', (_, value) => {
    expect(listsIn(pdfWith(value))).toEqual([reread(rearguard)]);
  });

  test('behind references', () => {
    const pdf = pdfWith(
      '9  0\nR',
      `9 0 obj\n% a comment\n10 0 R endobj\n10 0 obj (${keywords})\nendobj`,
    );
    expect(listsIn(pdf)).toEqual([reread(rearguard)]);
  });

  test('the last properties of a file are in force', () => {
    const old = pdfWith('(nothing)');
    const pdf = Buffer.concat([old, pdfWith(`(${keywords})`)]);
    expect(listsIn(pdf)).toEqual([reread(rearguard)]);
  });
});

describe('keywords that are not as they were written', () => {
  test.each([
    ['cut', keywords.slice(0, -9), 'invalid-list'],
    ['cut at the check', keywords.slice(0, keywords.indexOf('list:1:') + 10), 'invalid-list'],
    ['with a changed letter', keywords.replace(/(.{200})./, '$1~'), 'invalid-list'],
    ['of a later version', keywords.replace('list:1:', 'list:2:'), 'unsupported-version'],
    ['of something else', 'holiday photos', 'not-a-list'],
  ])('%s', (_, text, code) => {
    expect(listsIn(pdfWith(`(${text})`))).toEqual([expect.objectContaining({ code })]);
  });

  test('a damaged list does not spoil the others', () => {
    const damaged = keywords.replace(/(.{200})./, '$1~');
    expect(listsIn(pdfWith(`(${damaged}, ${keywords})`))).toEqual([
      expect.objectContaining({ code: 'invalid-list' }),
      reread(rearguard),
    ]);
  });
});

describe('a hostile file', () => {
  const mega = 5 * 1024 * 1024;
  const filled = (text: string) =>
    Buffer.from(text.repeat(Math.ceil(mega / text.length)), 'latin1');
  test.each([
    ['of open brackets', pdfWith(filled('('))],
    ['of open dictionaries', pdfWith(filled('<<'))],
    ['of open hexadecimal strings', pdfWith(filled('<4'))],
    ['of empty strings', pdfWith(filled('()'))],
    ['of backslashes', pdfWith(filled('(\\'))],
    ['of references', pdfWith(filled('7 0 R '))],
    ['of objects', pdfWith('7 0 R', filled('7 0 obj 7 0 R ').toString('latin1'))],
    ['of property lists', pdfWith('(x)', filled('/Info 7 0 R ').toString('latin1'))],
    ['that names itself', pdfWith('7 0 R')],
    ['of comments', pdfWith(filled('%'))],
    ['of one long name', pdfWith(filled('a'))],
    [
      'of list marks',
      pdfWith(Buffer.concat([Buffer.from('('), filled('muster-roll-list:1:'), Buffer.from(')')])),
    ],
  ])('%s takes no time', (_, file) => {
    const start = performance.now();
    expect(readPdf(file, known).length).toBeGreaterThan(0);
    findProperty(file, 'Nothing');
    // Generous: the machine may be busy. What is quadratic takes minutes.
    expect(performance.now() - start).toBeLessThan(8000);
  });

  test('of random bytes is no list', () => {
    const file = Uint8Array.from({ length: 200_000 }, (_, at) => (at * 2654435761) >>> 24);
    file.set(Buffer.from('%PDF-1.4'));
    expect(listsIn(file)).toEqual([expect.objectContaining({ code: 'not-a-list' })]);
  });

  test('its document is held against the same limits as any', () => {
    const carried = { ...carriedOf(checkList(rearguard, drums)) };
    const entries = Array.from({ length: 100_000 }, () => ({ profile: 'france/sapper', count: 1 }));
    const document = { ...carried.document, groups: [{ id: 'main', entries }] };
    expect(listsIn(pdfWith(`(${formatCarried([{ ...carried, document }])})`))).toEqual([
      expect.objectContaining({ code: 'invalid-list' }),
    ]);
  });
});

/** Pages of a PDF as grey pixels, drawn by poppler. */
function pagesOf(pdf: Uint8Array, dpi: number) {
  const folder = mkdtempSync(join(tmpdir(), 'muster-'));
  try {
    writeFileSync(join(folder, 'roster.pdf'), pdf);
    const drawn = spawnSync('pdftoppm', ['-gray', '-r', `${dpi}`, 'roster.pdf', 'page'], {
      cwd: folder,
    });
    if (drawn.error) return undefined;
    return readdirSync(folder)
      .filter((name) => name.endsWith('.pgm'))
      .sort()
      .map((name) => {
        const file = readFileSync(join(folder, name));
        const [head, width = '', height = ''] =
          /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 40)) ?? [];
        const grey = file.subarray(head?.length ?? 0);
        const data = new Uint8ClampedArray(grey.length * 4).fill(255);
        for (const [at, value] of grey.entries()) data.fill(value, at * 4, at * 4 + 3);
        return { data, width: Number(width), height: Number(height) };
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const hasPoppler = spawnSync('pdftoppm', ['-v']).error === undefined;

describe.skipIf(!hasPoppler)('the printed code', () => {
  test.each([
    ['a squad', () => Promise.resolve(rearguard)],
    ['a battery with options', () => Promise.resolve(battery)],
    ['a broken list with unknown ids', () => Promise.resolve(broken)],
    ['25 entries', () => manyOf(25)],
  ])('of %s is read from the page at 150 dpi', async (_, make) => {
    const list = reread(await make());
    const sheet = await sheetOf(list);
    expect(symbolOn(sheet)?.version).toBeLessThanOrEqual(11);
    const pages = pagesOf(await print(list), 150) ?? [];
    const [found] = pages.flatMap(({ data, width, height }) => jsQR(data, width, height) ?? []);
    expect(found?.data).toContain(`${site}/open/#d=`);
    expect(parseCode(found?.data ?? '', catalogues, known)).toEqual({ ok: true, value: list });
    // 28 mm or more, at 150 dots an inch.
    const { topLeftCorner: from, topRightCorner: to } = found?.location ?? {};
    const side = from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
    expect((side / 150) * 25.4).toBeGreaterThan(28);
  });

  test('of a list that is too long for one is in letters', async () => {
    const list = reread({
      ...rearguard,
      groups: rearguard.groups.map((group) => ({
        ...group,
        entries: group.entries.map((entry) => ({
          ...entry,
          note: `Raised at ${entry.profile} in the year of the comet`,
        })),
      })),
    });
    const sheet = await sheetOf(list);
    const { code } = sheet;
    expect(symbolOn(sheet)).toBeUndefined();
    expect(parseCode(code?.letters ?? '', catalogues, known)).toEqual({ ok: true, value: list });
    expect(code?.letters).toBe(textLetters.format(packList(list, catalogues)));
  });

  test('of a list with no end of notes is left out', async () => {
    const list = await manyOf(40);
    const groups = list.groups.map((group) => ({
      ...group,
      entries: group.entries.map((entry, at) => ({ ...entry, note: `${at}`.repeat(90) })),
    }));
    const sheet = await sheetOf({ ...list, groups });
    expect(symbolOn(sheet)).toBeUndefined();
    expect(sheet.code?.letters).toBeUndefined();
  });
});

test('reading a document back needs nothing but the document', () => {
  expect(parseDocument(carriedOf(checkList(strange, drums)).document, known)).toEqual({
    ok: true,
    value: reread(strange),
  });
});
