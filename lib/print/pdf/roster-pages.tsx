import type { ReactNode } from 'react';
import { formatDay } from '../day';
import type { Paper, RosterSection, RosterSheet } from '../model';
import { balance, type Block, fill, heightOf, stack } from './block';
import { type Density, densities } from './density';
import { codeBlocks } from './roster-code';
import { layOutTable } from './roster-columns';
import { findingBlock, masthead, runningHead, verdictBlock } from './roster-head';
import { noteBlocks } from './roster-notes';
import { entryRow } from './roster-row';
import { sectionHead, tableHead, totalRow } from './roster-table';
import { At, Lines, linesHeight, type TypeStyle } from './set-text';
import { SheetPage } from './sheet-page';
import { Rule } from './signs';
import type { Typesetter } from './typesetter';
import { mm, paperSizes, stroke } from './units';

const margin = { x: mm(15), top: mm(13), bottom: mm(11) } as const;
const columnGap = mm(9);

interface Placed {
  readonly x: number;
  readonly y: number;
  readonly block: Block;
}

/** Blocks on pages; one after the first begins with a running head. */
class Pages {
  readonly done: Placed[][] = [[]];
  private y = 0;
  private atTop = true;

  constructor(
    private readonly height: number,
    private readonly open: Block,
  ) {}

  /** What is left of the page, for a block that wants this much white above it. */
  room(before = 0): number {
    return this.height - this.y - (this.atTop ? 0 : before);
  }

  /** Room of a page with nothing but its running head. */
  get full(): number {
    return this.height - this.open.height;
  }

  put(block: Block): void {
    this.putColumns([[block]], 0);
  }

  /** Columns side by side, under what is on the page. */
  putColumns(columns: readonly (readonly Block[])[], apart: number): void {
    const [before = 0] = columns.flatMap(([first]) => first?.before ?? []);
    const top = this.y + (this.atTop ? 0 : before);
    for (const [index, blocks] of columns.entries())
      for (const { y, block } of stack(blocks))
        this.done.at(-1)?.push({ x: index * apart, y: top + y, block });
    this.y = top + Math.max(0, ...columns.map(heightOf));
    this.atTop = false;
  }

  turn(): void {
    this.done.push([]);
    this.y = 0;
    this.put(this.open);
    this.atTop = true;
  }
}

/** Blocks one under the other over as many pages as they need, under a head on each. */
function flow(pages: Pages, blocks: readonly Block[], head?: Block): void {
  let rest = blocks;
  while (rest.length > 0) {
    const above = head ? (head.before ?? 0) : (rest[0]?.before ?? 0);
    const taken = head?.height ?? 0;
    const { placed, rest: left } = fill(rest, pages.room(above) - taken, pages.full - taken);
    if (placed.length > 0 && head) pages.put(head);
    if (placed.length > 0) pages.putColumns([placed], 0);
    rest = left;
    if (rest.length > 0) pages.turn();
  }
}

/** Blocks in two columns over as many pages as they need; on the last, as low as they can be. */
function flowColumns(pages: Pages, blocks: readonly Block[], apart: number): void {
  let rest = blocks;
  while (rest.length > 0) {
    const room = pages.room(rest[0]?.before);
    const { columns, rest: left } = balance(rest, 2, room, pages.full);
    pages.putColumns(columns, apart);
    rest = left;
    if (rest.length > 0) pages.turn();
  }
}

/** Who commands whom is always said; other headings go where that saves a sheet. */
function isHeaded(
  { sections }: RosterSheet,
  { group }: RosterSection,
  { headed }: Density,
): boolean {
  return sections.length > 1 && (headed || group !== undefined);
}

function compose(
  type: Typesetter,
  sheet: RosterSheet,
  width: number,
  height: number,
  density: Density,
): readonly (readonly Placed[])[] {
  const pages = new Pages(height, runningHead(type, sheet, width));
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

/** Whose rules, which tables, which day, and the number of the sheet. */
function footOf(type: Typesetter, sheet: RosterSheet, width: number) {
  const { ruleset, printed } = sheet;
  const style: TypeStyle = { size: 9, leading: 1.2 };
  const right = mm(26);
  const words = [
    `${ruleset.name}: ${ruleset.author}.`,
    `Roster data ${ruleset.dataVersion} of ${formatDay(ruleset.dataDate)}. Printed ${formatDay(printed)} with Muster Roll.`,
  ];
  const left = words.flatMap((text) =>
    type.set([{ text, face: 'text' }], { width: width - right, size: style.size }),
  );
  const gap = mm(1.4);
  return {
    height: gap + linesHeight(left, style),
    draw: (page: number, of: number): ReactNode => (
      <>
        <Rule y={0} width={width} weight={stroke.thin} />
        <Lines lines={left} style={style} place={{ x: 0, y: gap, width: width - right }} />
        <Lines
          lines={type.set([{ text: `Sheet ${page} of ${of}`, face: 'text' }], {
            width: right,
            size: style.size,
          })}
          style={style}
          place={{ x: width - right, y: gap, width: right, align: 'right' }}
        />
      </>
    ),
  };
}

/** The pages of a list's roster: set closer when that saves a sheet. */
export function rosterPages(
  type: Typesetter,
  sheet: RosterSheet,
  paper: Paper,
): readonly ReactNode[] {
  const size = paperSizes[paper];
  const width = size.width - 2 * margin.x;
  const foot = footOf(type, sheet, width);
  const footTop = size.height - margin.bottom - foot.height;
  const height = footTop - mm(3) - margin.top;
  const tried = densities.map((density) => compose(type, sheet, width, height, density));
  const pages = tried.reduce((best, next) => (next.length < best.length ? next : best));
  return pages.map((placed, index) => (
    <SheetPage key={index} size={size}>
      <At x={margin.x} y={margin.top}>
        {placed.map(({ x, y, block }, at) => (
          <At key={at} x={x} y={y}>
            {block.draw()}
          </At>
        ))}
      </At>
      <At x={margin.x} y={footTop}>
        {foot.draw(index + 1, pages.length)}
      </At>
    </SheetPage>
  ));
}
