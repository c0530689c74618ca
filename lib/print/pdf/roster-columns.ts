import type { Column } from '../../rules/ruleset';
import type { RosterEntry, RosterSheet, UnitEntry } from '../model';
import type { PaperWords } from '../words/paper-words';
import { boxesIn, boxesWidth, mostBoxes } from './boxes';
import type { Density } from './density';
import { gearWords, nameSpans, ruleWords } from './roster-words';
import { shareOut } from './share-out';
import type { Span, Typesetter } from './typesetter';
import { mm } from './units';

/** A column of the roster's table, placed; in points. */
export interface TableColumn {
  readonly head: string;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Where everything in the table stands. */
export interface TableLayout {
  readonly width: number;
  /** Names begin here, after the symbols. */
  readonly left: number;
  readonly name: TableColumn;
  /** Absent where nobody in the list carries anything, too. */
  readonly gear?: TableColumn;
  /** Absent when there are too many columns: then it stands with gear in a second line of each row. */
  readonly rules?: TableColumn;
  /** By column id of the ruleset. */
  readonly stats: ReadonlyMap<string, TableColumn>;
  readonly count: TableColumn;
  readonly each?: TableColumn;
  readonly points?: TableColumn;
  /** Absent where the boxes stand under the first line. */
  readonly lost?: TableColumn;
  readonly boxesPerLine: number;
}

const symbolWidth = mm(7.5);
const cellGap = mm(2.6);
/** Narrower than this, three columns of words do not read well beside the figures. */
const leastWords = mm(88);
/** Boxes in a line of their own column, or of the second line of a row. */
const boxesInColumn = 5;
const boxesBelow = 10;

/** Measures texts in the sizes of a table. */
interface Ruler {
  /** The widest of these in rows. */
  rows(texts: readonly (readonly Span[])[]): number;
  /** A column of figures under its head, with white before it. */
  figures(head: string, cells: readonly string[]): number;
  head(text: string): number;
}

function makeRuler(type: Typesetter, { row, small }: Density): Ruler {
  const widthOf = (spans: readonly Span[], size: number, tabular: boolean) =>
    type.set(spans, { width: Infinity, size, tabular })[0]?.width ?? 0;
  const head = (text: string) => widthOf([{ text, face: 'text' }], small, false);
  return {
    head,
    rows: (texts) => Math.max(0, ...texts.map((spans) => widthOf(spans, row, false))),
    figures: (name, cells) =>
      cellGap +
      Math.max(head(name), ...cells.map((text) => widthOf([{ text, face: 'text' }], row, true))),
  };
}

/** A column of figures before it is placed; none when it has no width. */
interface Figures {
  readonly id: string;
  readonly head: string;
  readonly width: number;
}

function statFigures(ruler: Ruler, units: readonly UnitEntry[], columns: readonly Column[]) {
  return columns.map(({ id, short }): Figures => {
    const cells = units.flatMap(({ stats, statLines }) =>
      [stats, ...statLines.map((line) => line.stats)].map((of) => of[id] ?? ''),
    );
    return { id, head: short, width: ruler.figures(short, cells) };
  });
}

/** Number, price of one where there are several, price of all. */
function sumFigures(
  ruler: Ruler,
  { points }: RosterSheet,
  entries: readonly RosterEntry[],
  units: readonly UnitEntry[],
  heads: PaperWords['columns'],
): readonly Figures[] {
  const column = (id: string, head: string, cells: readonly (number | undefined)[]): Figures => ({
    id,
    head,
    width: ruler.figures(
      head,
      cells.map((cell) => String(cell ?? '')),
    ),
  });
  const several = units.filter(({ count }) => count > 1);
  return [
    column(
      'count',
      heads.count,
      entries.map(({ count }) => count),
    ),
    ...(points && several.length > 0
      ? [
          column(
            'each',
            heads.each,
            several.map(({ price }) => price?.each),
          ),
        ]
      : []),
    ...(points ? [column('points', heads.points, [points.total])] : []),
  ];
}

/** Room for the boxes of models; none where all rows are units with boxes of their own. */
function lossesWidth(ruler: Ruler, units: readonly UnitEntry[], lost: string): number {
  const models = units.flatMap((unit) => (unit.parts ? [] : [unit.models]));
  if (units.some(({ parts }) => parts) && models.every((count) => count === 0)) return 0;
  const few = Math.max(1, ...models.filter((count) => count <= mostBoxes));
  const many = models.some((count) => count > mostBoxes) ? boxesWidth(mostBoxes + 1) : 0;
  return (
    Math.max(ruler.head(lost) + mm(0.4), boxesWidth(Math.min(boxesInColumn, few)), many) + cellGap
  );
}

/** A column of words: its head, and what stands in it for a unit. */
interface WordColumn {
  readonly id: 'name' | 'gear' | 'rules';
  readonly head: string;
  readonly of: (unit: UnitEntry) => readonly Span[];
}

function wordColumnsIn(words: PaperWords): readonly WordColumn[] {
  const { name, gear, rules } = words.columns;
  return [
    { id: 'name', head: name, of: nameSpans },
    { id: 'gear', head: gear, of: (unit) => [{ text: gearWords(unit, words), face: 'text' }] },
    { id: 'rules', head: rules, of: (unit) => [{ text: ruleWords(unit), face: 'text' }] },
  ];
}

/** Widths of the columns of words in this room. */
function wordWidths(
  type: Typesetter,
  ruler: Ruler,
  columns: readonly WordColumn[],
  room: number,
  entries: readonly RosterEntry[],
  units: readonly UnitEntry[],
  { row }: Density,
): readonly number[] {
  const least = columns.map(({ head }) => ruler.head(head) + cellGap);
  const wanted = columns.map(({ id, of }, column) => {
    const texts = id === 'name' ? entries.map(nameSpans) : units.map(of);
    return Math.max(least[column] ?? 0, ruler.rows(texts) + cellGap);
  });
  return shareOut(room, wanted, least, (column, width) =>
    units.map((unit) => {
      const spans = columns[column]?.of(unit) ?? [];
      return type.set(spans, { width: width - cellGap, size: row }).length;
    }),
  );
}

/** Lays out the columns of a list's table by what stands in them. */
export function layOutTable(
  type: Typesetter,
  sheet: RosterSheet,
  width: number,
  density: Density,
): TableLayout {
  const ruler = makeRuler(type, density);
  const heads = type.words.columns;
  const wordColumns = wordColumnsIn(type.words);
  const entries = sheet.sections.flatMap((section) => section.entries);
  const units = entries.filter((entry) => entry.kind === 'unit');
  const stats = statFigures(ruler, units, sheet.columns);
  const sums = sumFigures(ruler, sheet, entries, units, heads);
  const losses = lossesWidth(ruler, units, heads.lost);
  const figures = [...stats, ...sums].reduce((sum, column) => sum + column.width, symbolWidth);
  const words = width - figures - losses;
  const wide = words >= leastWords;

  let x = symbolWidth;
  const place = (head: string, taken: number, align: TableColumn['align']): TableColumn => {
    const column = { head, x, width: align === 'left' ? taken - cellGap : taken, align };
    x += taken;
    return column;
  };
  // Nobody wants an empty column for weapons in an order of battle.
  const armed = units.some(({ gear }) => gear.length > 0);
  const columns = wordColumns.filter(({ id }) => (wide ? id !== 'gear' || armed : id === 'name'));
  const widths = wide
    ? wordWidths(type, ruler, columns, words, entries, units, density)
    : [width - figures];
  const placedWords = new Map(
    columns.map(({ id, head }, at) => [
      id,
      place(id === 'name' ? sheet.rowName : head, widths[at] ?? 0, 'left'),
    ]),
  );
  const [name, gear, rules] = wordColumns.map(({ id }) => placedWords.get(id));
  const placedStats = new Map(stats.map((of) => [of.id, place(of.head, of.width, 'right')]));
  const placedSums = new Map(sums.map((of) => [of.id, place(of.head, of.width, 'right')]));
  const [count, each, points] = ['count', 'each', 'points'].map((id) => placedSums.get(id));
  if (!name || !count) throw new Error('A table has names and numbers');
  x += cellGap;
  const lost = wide && losses > 0 ? place(heads.lost, losses, 'left') : undefined;
  return {
    width,
    left: symbolWidth,
    name,
    ...(gear && { gear }),
    ...(rules && { rules }),
    stats: placedStats,
    count,
    ...(each && { each }),
    ...(points && { points }),
    ...(lost && { lost }),
    boxesPerLine: lost ? boxesIn(lost.width + 0.01) : boxesBelow,
  };
}
