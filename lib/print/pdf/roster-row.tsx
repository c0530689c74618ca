import type { ReactNode } from 'react';
import type { StatLine } from '../../rules/ruleset';
import type { PartCount, RosterEntry, UnitEntry } from '../model';
import type { PaperWords } from '../words/paper-words';
import { type Block, fill, heightOf } from './block';
import type { Density } from './density';
import type { TableLayout } from './roster-columns';
import { type Cell, cell, Cells } from './roster-table';
import { figureSpans, gearWords, nameSpans, ruleWords } from './roster-words';
import {
  At,
  Box,
  Column,
  Lines,
  linesHeight,
  paragraph,
  shifted,
  type TypeStyle,
} from './set-text';
import { Boxes, boxesHeight, boxesIn, boxesWidth, mostBoxes } from './boxes';
import { partBoxes } from './part-boxes';
import { Mark, Rule, SymbolSign } from './signs';
import { type Span, type Typesetter, unset } from './typesetter';
import { hairGrey, mm } from './units';

/** Lines of a name beyond these stand below it, where a row can be parted. */
const mostNameLines = 8;
const symbolSize = mm(5);
/** Lines of boxes for what units are made of. */
const mostPartLines = 8;

/** Boxes for losses: in their own column, or at the right of the second line. */
interface Losses {
  readonly count: number;
  readonly perLine: number;
  readonly x: number;
  /** Below the top of the row, without its padding. */
  readonly y: number;
  readonly label?: string;
}

/** What a row is made of. */
interface Row {
  readonly layout: TableLayout;
  readonly pad: number;
  /** The first line, drawn at a distance from the top. */
  readonly first: { readonly height: number; readonly draw: (y: number) => ReactNode };
  /** What stands under it, with the indents that it has. */
  readonly under: readonly Block[];
  readonly losses?: Losses;
}

const labelStyle: TypeStyle = { size: 9, leading: 1.2 };

function LossBoxes({
  type,
  losses: { count, perLine, x, y, label },
  top,
}: {
  readonly type: Typesetter;
  readonly losses: Losses;
  readonly top: number;
}): ReactNode {
  const width = mm(30);
  return (
    <>
      {label !== undefined && (
        <Lines
          lines={type.set([{ text: label, face: 'text' }], { width, size: labelStyle.size })}
          style={labelStyle}
          place={{ x: x - width - mm(1.5), y: top + y - mm(0.2), width, align: 'right' }}
        />
      )}
      <Boxes count={count} perLine={perLine} x={x} y={top + y} />
    </>
  );
}

/** One entry: whole, unless it is taller than a page; then what stands under it goes on. */
function rowBlock(type: Typesetter, row: Row): Block {
  const { layout, pad, first, under, losses } = row;
  const boxes = losses ? losses.y + boxesHeight(losses.count, losses.perLine) : 0;
  const height = Math.max(first.height + heightOf(under), boxes) + 2 * pad;
  return {
    height,
    draw: () => (
      <Box height={height}>
        {first.draw(pad)}
        <At x={0} y={pad + first.height}>
          <Column blocks={under} />
        </At>
        {losses && <LossBoxes type={type} losses={losses} top={pad} />}
        <Rule y={height} width={layout.width} colour={hairGrey} />
      </Box>
    ),
    split(room) {
      const below = room - first.height - 2 * pad;
      if (boxes + 2 * pad > room) return undefined;
      const { placed, rest } = fill(under, below, Infinity, true);
      if (placed.length === 0) return undefined;
      const nothing = { height: 0, draw: () => null };
      return [
        rowBlock(type, { ...row, under: placed }),
        rowBlock(type, { layout, pad, first: nothing, under: rest }),
      ];
    },
  };
}

function statCells(
  type: Typesetter,
  stats: Readonly<Record<string, string>>,
  layout: TableLayout,
  style: TypeStyle,
): readonly Cell[] {
  return [...layout.stats].flatMap(([id, column]) =>
    stats[id] ? cell(type, column, [{ text: stats[id], face: 'text' }], style) : [],
  );
}

/** The stats of some of a unit's models, under the unit's own line. */
function statLineBlock(
  type: Typesetter,
  { name, count, note, stats }: StatLine,
  layout: TableLayout,
  style: TypeStyle,
): Block {
  const x = layout.left + mm(3);
  const width = Math.min(layout.width, ...[...layout.stats.values()].map((of) => of.x)) - x;
  const spans: readonly Span[] = [
    { text: count > 1 ? `${name} ×${count}` : name, face: 'text' },
    ...(note === undefined ? [] : [{ text: `, ${note}`, face: 'italic' } as const]),
  ];
  const words = type.set(spans, { width, size: style.size });
  const height = linesHeight(words, style);
  return {
    height,
    draw: () => (
      <Box height={height}>
        <Lines lines={words} style={style} place={{ x, y: 0, width }} />
        <Cells cells={statCells(type, stats, layout, style)} style={style} y={0} />
      </Box>
    ),
  };
}

/** What a unit loses, under all that is said of it. */
function partsBlock(type: Typesetter, parts: PartCount, { left, width }: TableLayout): Block {
  return shifted(partBoxes(type, parts, { width: width - left, mostLines: mostPartLines }), left);
}

/** Gear and rules of a unit as one text, for tables without columns for them. */
function gearAndRules(unit: UnitEntry, words: PaperWords): string {
  return [gearWords(unit, words), ruleWords(unit)].filter((text) => text !== '').join(' · ');
}

/** Paragraphs under the first line of an entry. */
function wordsUnder(
  entry: RosterEntry,
  layout: TableLayout,
  words: PaperWords,
): readonly (readonly Span[])[] {
  const note: readonly (readonly Span[])[] =
    entry.note === undefined ? [] : [[{ text: entry.note, face: 'italic' }]];
  if (entry.kind === 'unknown') {
    return [[{ text: words.unit.kept, face: 'text' }], ...note];
  }
  const texts = [
    ...(layout.rules ? [] : [gearAndRules(entry, words)]),
    ...entry.tables.map(
      ({ name, head, row }) =>
        `${name}${words.unit.colon}${head.map((label, at) => `${label} ${row[at] ?? ''}`).join(', ')}`,
    ),
  ].filter((text) => text !== '');
  const figures = figureSpans(entry);
  const refused = entry.unknownOptions.join(', ');
  return [
    ...texts.map((text): readonly Span[] => [{ text, face: 'text' }]),
    ...(figures.length > 0 ? [figures] : []),
    ...(refused ? [[{ text: words.unit.notOffered(refused), face: 'bold' } as const]] : []),
    ...note,
  ];
}

function lossesOf(
  type: Typesetter,
  unit: UnitEntry,
  layout: TableLayout,
  firstHeight: number,
  { small }: Density,
): Losses | undefined {
  const { models: count, parts } = unit;
  if (parts || count === 0) return undefined;
  const nudge = mm(0.4);
  if (layout.lost) return { count, perLine: layout.boxesPerLine, x: layout.lost.x, y: nudge };
  const words = type.set([{ text: gearAndRules(unit, type.words), face: 'text' }], {
    width: Infinity,
    size: small,
  });
  const free = layout.width - layout.left - (words[0]?.width ?? 0) - mm(14);
  const perLine = Math.min(count, Math.max(layout.boxesPerLine, boxesIn(free)));
  const many = count > mostBoxes;
  return {
    count,
    perLine,
    x: layout.width - boxesWidth(many ? count : perLine),
    y: firstHeight + nudge,
    label: many ? type.words.unit.lostOf(count) : type.words.columns.lost,
  };
}

/** The first line of an entry: its name and everything that has a column. */
function firstCells(
  type: Typesetter,
  entry: RosterEntry,
  layout: TableLayout,
  style: TypeStyle,
): readonly Cell[] {
  const figure = (column: Cell['column'] | undefined, value: number | undefined) =>
    value === undefined ? [] : cell(type, column, [{ text: String(value), face: 'text' }], style);
  if (entry.kind === 'unknown') return figure(layout.count, entry.count);
  const { count, price, statLines, stats } = entry;
  const words = (text: string): readonly Span[] => [{ text: text || '–', face: 'text' }];
  return [
    ...cell(type, layout.gear, words(gearWords(entry, type.words)), style),
    ...cell(type, layout.rules, words(ruleWords(entry)), style),
    ...(statLines.length < 2 ? statCells(type, stats, layout, style) : []),
    ...figure(layout.count, count),
    ...figure(layout.each, count > 1 ? price?.each : undefined),
    ...(price
      ? cell(type, layout.points, [{ text: String(price.total), face: 'bold' }], style)
      : []),
  ];
}

/** A row of the table with all that the list says of the entry. */
export function entryRow(
  type: Typesetter,
  entry: RosterEntry,
  layout: TableLayout,
  density: Density,
): Block {
  const style: TypeStyle = { size: density.row, leading: density.leading };
  const underStyle: TypeStyle = { size: density.small, leading: 1.2 };
  const names = type.set(nameSpans(entry), { width: layout.name.width, size: style.size });
  const cells: readonly Cell[] = [
    { column: layout.name, lines: names.slice(0, mostNameLines) },
    ...firstCells(type, entry, layout, style),
  ];
  const height = Math.max(...cells.map(({ lines }) => linesHeight(lines, style)));
  const losses = entry.kind === 'unit' ? lossesOf(type, entry, layout, height, density) : undefined;
  const right = losses?.label === undefined ? layout.width : losses.x - mm(14);
  const under = (spans: readonly Span[]): Block =>
    shifted(paragraph(type, spans, { ...underStyle, width: right - layout.left }), layout.left);
  const moreName = unset(names.slice(mostNameLines));
  const lines = entry.kind === 'unit' && entry.statLines.length > 1 ? entry.statLines : [];
  const signY = (style.size * style.leading - symbolSize) / 2;
  return rowBlock(type, {
    layout,
    pad: density.rowPad,
    first: {
      height,
      draw: (y) => (
        <>
          {entry.kind === 'unit' ? (
            <SymbolSign id={entry.symbol} x={0} y={y + signY} size={symbolSize} />
          ) : (
            <Mark id="unknown" x={0} y={y + signY} size={symbolSize} />
          )}
          <Cells cells={cells} style={style} y={y} />
        </>
      ),
    },
    under: [
      ...(moreName.length > 0 ? [under(moreName)] : []),
      ...wordsUnder(entry, layout, type.words).map(under),
      ...(entry.kind === 'unit' && entry.parts ? [partsBlock(type, entry.parts, layout)] : []),
      ...lines.map((line) => statLineBlock(type, line, layout, underStyle)),
    ],
    ...(losses && { losses }),
  });
}
