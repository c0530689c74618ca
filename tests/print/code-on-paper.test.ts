import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { knownRulesets, loadCatalogues, loadRuleset } from '@/data';
import { nodeFonts } from '@/lib/print/fonts.node';
import type { ListsJob, Paper } from '@/lib/print/model';
import { renderPdf } from '@/lib/print/pdf/render';
import { printedCode } from '@/lib/print/printed-code';
import { rosterSheet } from '@/lib/print/roster-sheet';
import { formatDocument } from '@/lib/roster/document';
import type { List } from '@/lib/roster/list';
import { parseCode } from '@/lib/share/link';
import { day, drums, rearguard, sbg } from './support/lists';
import { printAndRead } from './support/read-pdf';
import { seePages } from './support/see-page';

/* What a phone sees of the code on a printed roster: the page in pixels, as an office printer has them. */

const dpi = 150;
const catalogues = await loadCatalogues();

async function jobOf(list: List, paper: Paper): Promise<ListsJob> {
  const ruleset = await loadRuleset(list.ruleset);
  const code = printedCode(list, catalogues, 'https://lists.example.org/muster');
  const sheet = rosterSheet(list, ruleset, await ruleset.glossary(), day, code);
  return { language: 'en', paper, printed: day, sheets: [sheet], cards: [] };
}

interface Scanned {
  readonly text: string;
  /** Width of the symbol on paper. */
  readonly millimetres: number;
}

async function scanPages(list: List, paper: Paper): Promise<readonly Scanned[]> {
  const blob = await renderPdf(await jobOf(list, paper), nodeFonts);
  const pages = await seePages(new Uint8Array(await blob.arrayBuffer()), dpi);
  return pages.flatMap(({ data, width, height }) => {
    const code = jsQR(data, width, height);
    if (!code) return [];
    const { topLeftCorner: left, topRightCorner: right } = code.location;
    const pixels = Math.hypot(right.x - left.x, right.y - left.y);
    return [{ text: code.data, millimetres: (pixels / dpi) * 25.4 }];
  });
}

/** The roster of a nation, over and over up to so many entries. */
async function long(ruleset: 'drums' | 'sbg', entries: number, title?: string): Promise<List> {
  const [make, id, nation] =
    ruleset === 'drums'
      ? ([drums, 'drums-and-shakos', 'france'] as const)
      : ([sbg, 'napoleonic-sbg', 'french-empire'] as const);
  const { profiles } = await loadRuleset(id);
  const own = [...profiles.values()].filter((profile) => profile.nation === nation);
  return make(
    nation,
    Array.from({ length: entries }, (_, at) => [
      own[(at * 7) % own.length]?.id ?? '',
      1 + (at % 4),
      title === undefined ? {} : { title: `${title} ${at}` },
    ]),
  );
}

describe('the code of a printed roster', () => {
  test.each<readonly [string, () => List | Promise<List>, Paper]>([
    ['a squad with titles and a note, A4', () => rearguard, 'a4'],
    ['a squad with titles and a note, Letter', () => rearguard, 'letter'],
    ['25 entries of a squad', () => long('drums', 25), 'a4'],
    ['25 entries of a force', () => long('sbg', 25), 'a4'],
  ])('is read from the page: %s', async (_, make, paper) => {
    const list = await make();
    const [code, ...others] = await scanPages(list, paper);
    expect(others).toEqual([]);
    expect(code?.millimetres).toBeGreaterThanOrEqual(28);
    const read = parseCode(code?.text ?? '', catalogues, knownRulesets);
    expect(read.ok && formatDocument(read.value)).toEqual(formatDocument(list));
  });

  test('of a list too long for it is printed in letters', async () => {
    const list = await long('drums', 40, 'Sergeant of the line');
    expect(await scanPages(list, 'a4')).toEqual([]);
    const { letters } = await printAndRead(await jobOf(list, 'a4'));
    const { letters: code = '' } = printedCode(list, catalogues, 'https://lists.example.org');
    expect(letters).toContain('toolongforasymbol');
    expect(code).not.toBe('');
    expect(letters).toContain(code.replaceAll(/\s/g, ''));
  });
});
