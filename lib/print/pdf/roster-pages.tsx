import type { ReactNode } from 'react';
import type { Paper, RosterSection, RosterSheet } from '../model';
import type { PaperWords } from '../words/paper-words';
import { type Density, densities, setWidest } from './density';
import { codeBlocks } from './roster-code';
import { layOutTable } from './roster-columns';
import { flow, flowColumns, Pages, type Placed } from './paginate';
import { findingBlock, masthead, verdictBlock } from './roster-head';
import { noteBlocks } from './roster-notes';
import { entryRow } from './roster-row';
import { sectionHead, tableHead, totalRow } from './roster-table';
import { runningHead } from './sheet-head';
import { typeArea } from './type-area';
import type { Typesetter } from './typesetter';
import { mm } from './units';

const columnGap = mm(9);

/** Who commands whom is always said; other headings go where that saves a sheet. */
function isHeaded(
  { sections }: RosterSheet,
  { group }: RosterSection,
  { headed }: Density,
): boolean {
  return group !== undefined || (headed && sections.length > 1);
}

function compose(
  type: Typesetter,
  sheet: RosterSheet,
  width: number,
  height: number,
  density: Density,
): readonly (readonly Placed[])[] {
  const pages = new Pages(height, runningHead(type, sheet.title, width));
  pages.put(masthead(type, sheet, width));
  flow(pages, [
    verdictBlock(type, sheet, width),
    ...sheet.findings.map((finding) => findingBlock(type, finding, width, density)),
  ]);
  const layout = layOutTable(type, sheet, width, density);
  const rows = sheet.sections.flatMap((section) => [
    ...(isHeaded(sheet, section, density) ? [sectionHead(type, section, layout, density)] : []),
    ...section.entries.map((entry) => entryRow(type, entry, layout, density)),
  ]);
  const last = rows.pop();
  flow(
    pages,
    [
      ...rows,
      ...(last ? [{ ...last, withNext: true }] : []),
      totalRow(type, sheet, layout, density),
    ],
    tableHead(type, layout, density),
  );
  const columnWidth = (width - columnGap) / 2;
  const notes = [
    ...noteBlocks(type, sheet, columnWidth, density),
    ...(sheet.code ? codeBlocks(type, sheet.code, columnWidth, density) : []),
  ];
  flowColumns(pages, notes, columnWidth + columnGap);
  return pages.done;
}

/** Whose rules, which tables and which day. */
function footWords(
  { ruleset, printed }: RosterSheet,
  { foot, day }: PaperWords,
): readonly string[] {
  const data = foot.dataOf(ruleset.dataVersion, day(ruleset.dataDate));
  return [foot.whose(ruleset.name, ruleset.author), `${data} ${foot.printedWith(day(printed))}`];
}

/** The pages of a list's roster: set closer when that saves a sheet. */
export function rosterPages(
  type: Typesetter,
  sheet: RosterSheet,
  paper: Paper,
): readonly ReactNode[] {
  const { width, height, draw } = typeArea(type, paper, footWords(sheet, type.words));
  return draw(setWidest(densities, (density) => compose(type, sheet, width, height, density)));
}
