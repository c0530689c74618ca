import type { RosterEntry, RosterSheet, UnitEntry } from '../model';
import type { Density } from './density';
import { boxesIn, boxesWidth, mostBoxes } from './boxes';
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
  /** Absent when there are too many columns: then both stand in a second line of each row. */
  readonly gear?: TableColumn;
  readonly rules?: TableColumn;
  /** By column id of the ruleset. */
  readonly stats: ReadonlyMap<string, TableColumn>;
  readonly count: TableColumn;
  readonly each?: TableColumn;
  readonly points?: TableColumn;
  /** Absent where the boxes stand in the second line. */
  readonly lost?: TableColumn;
  readonly boxesPerLine: number;
}

const symbolWidth = mm(7.5);
const cellGap = mm(2.6);
/** Narrower than this, three columns of words do not read well beside the figures. */
const leastWords = mm(88);

export function unitsOf(sheet: RosterSheet): readonly UnitEntry[] {
  return entriesOf(sheet).filter((entry) => entry.kind === 'unit');
}

function entriesOf(sheet: RosterSheet): readonly RosterEntry[] {
  return sheet.sections.flatMap(({ entries }) => entries);
}

/** "Carbine (+2)", "Extra Crew ×2 (+6 each)", "Grape Shot (+11, radius 1.5″)". */
export function gearWords(unit: UnitEntry): string {
  return unit.gear
    .map(({ name, quantity, points, effect }) => {
      const times = quantity > 1 ? ` ×${quantity}` : '';
      const price = points === 0 ? [] : [`+${points}${quantity > 1 ? ' each' : ''}`];
      const more = [...price, ...(effect === undefined ? [] : [effect])].join(', ');
      return `${name}${times}${more ? ` (${more})` : ''}`;
    })
    .join(', ');
}

export function ruleWords({ standing, rules }: UnitEntry): string {
  return [...(standing === undefined ? [] : [standing]), ...rules].join(', ');
}

/** Name, what the player calls it, and whose it is when it is a guest. */
export function nameSpans(entry: RosterEntry): readonly Span[] {
  return [
    { text: entry.name, face: 'bold' },
    ...(entry.kind === 'unit' && entry.nation !== undefined
      ? [{ text: `, ${entry.nation}`, face: 'text' } as const]
      : []),
    ...(entry.title === undefined ? [] : [{ text: ` ${entry.title}`, face: 'italic' } as const]),
  ];
}

/** Shares of the room that a column of words may have, in hundredths. */
const shares = [20, 24, 28, 32, 36, 40, 44, 48, 52, 56] as const;

/**
 * Widths of columns of words: what they ask for when there is room, with the rest divided among
 * them; else the shares that give the fewest lines. `lines` counts those of each row at a width.
 */
function shareOut(
  room: number,
  wanted: readonly number[],
  lines: (column: number, width: number) => readonly number[],
): readonly number[] {
  const sum = wanted.reduce((total, width) => total + width, 0);
  if (sum <= room) {
    const spare = room - sum;
    return wanted.map((width, column) => width + spare * (column === 0 ? 0.5 : 0.25));
  }
  const counts = wanted.map(
    (_, column) => new Map(shares.map((share) => [share, lines(column, (room * share) / 100)])),
  );
  let best = { lines: Infinity, widths: wanted.map(() => room / wanted.length) };
  for (const a of shares)
    for (const b of shares) {
      const c = shares.find((share) => share === 100 - a - b);
      if (c === undefined) continue;
      const rows = [counts[0]?.get(a), counts[1]?.get(b), counts[2]?.get(c)];
      const total = (rows[0] ?? []).reduce(
        (height, _, row) => height + Math.max(...rows.map((column) => column?.[row] ?? 0)),
        0,
      );
      if (total < best.lines)
        best = { lines: total, widths: [a, b, c].map((share) => (room * share) / 100) };
    }
  return best.widths;
}

/** Lays out the columns of a list's table by what stands in them. */
export function layOutTable(
  type: Typesetter,
  sheet: RosterSheet,
  width: number,
  { row, small }: Density,
): TableLayout {
  const units = unitsOf(sheet);
  const widest = (texts: readonly string[], size: number, face: Span['face'] = 'text') =>
    Math.max(
      0,
      ...texts.map(
        (text) =>
          type.set([{ text, face }], { width: Infinity, size, tabular: true })[0]?.width ?? 0,
      ),
    );
  const figures = (head: string, cells: readonly string[]) =>
    Math.max(widest([head], small), widest(cells, row)) + cellGap;

  const statWidths = sheet.columns.map(({ id, short }) => {
    const cells = units.flatMap(({ stats, statLines }) => [
      stats[id] ?? '',
      ...statLines.map((line) => line.stats[id] ?? ''),
    ]);
    return { id, short, width: figures(short, cells) };
  });
  const counts = entriesOf(sheet).map(({ count }) => String(count));
  const prices = units.flatMap(({ price }) => price ?? []);
  const several = units.some(({ count }) => count > 1);
  const countWidth = figures('No.', counts);
  const eachWidth =
    sheet.points && several
      ? figures(
          'Each',
          prices.map(({ each }) => String(each)),
        )
      : 0;
  const pointsWidth = sheet.points ? figures('Points', [String(sheet.points.total)]) : 0;

  const models = units.map((unit) => unit.models);
  const most = Math.max(1, ...models.filter((count) => count <= mostBoxes));
  const many = models.some((count) => count > mostBoxes);
  const lostWidth =
    Math.max(
      widest(['Lost'], small),
      boxesWidth(Math.min(5, most)),
      many ? boxesWidth(mostBoxes + 1) : 0,
    ) + cellGap;

  const fixed =
    symbolWidth +
    statWidths.reduce((sum, stat) => sum + stat.width, 0) +
    countWidth +
    eachWidth +
    pointsWidth;
  const words = width - fixed - lostWidth;
  const wide = words >= leastWords;
  const nameWidth = (entry: RosterEntry) =>
    type.set(nameSpans(entry), { width: Infinity, size: row })[0]?.width ?? 0;
  const spansOf: readonly ((unit: UnitEntry) => readonly Span[])[] = [
    nameSpans,
    (unit) => [{ text: gearWords(unit), face: 'text' }],
    (unit) => [{ text: ruleWords(unit), face: 'text' }],
  ];
  const [name = 0, gear = 0, rules = 0] = wide
    ? shareOut(
        words,
        [
          Math.max(mm(20), ...entriesOf(sheet).map(nameWidth)) + cellGap,
          Math.max(mm(15), widest(units.map(gearWords), row)) + cellGap,
          Math.max(mm(15), widest(units.map(ruleWords), row)) + cellGap,
        ],
        (column, columnWidth) =>
          units.map(
            (unit) =>
              type.set(spansOf[column]?.(unit) ?? [], { width: columnWidth - cellGap, size: row })
                .length,
          ),
      )
    : [width - fixed];

  let x = symbolWidth;
  const next = (head: string, columnWidth: number, align: TableColumn['align']): TableColumn => {
    const column = { head, x, width: columnWidth, align };
    x += columnWidth;
    return align === 'left' ? { ...column, width: columnWidth - cellGap } : column;
  };
  const nameColumn = next('Model', name, 'left');
  const gearColumn = wide ? next('Weapons', gear, 'left') : undefined;
  const rulesColumn = wide ? next('Special rules', rules, 'left') : undefined;
  const stats = new Map(statWidths.map((stat) => [stat.id, next(stat.short, stat.width, 'right')]));
  const count = next('No.', countWidth, 'right');
  const each = eachWidth > 0 ? next('Each', eachWidth, 'right') : undefined;
  const points = pointsWidth > 0 ? next('Points', pointsWidth, 'right') : undefined;
  const lost = wide
    ? { head: 'Lost', x: x + cellGap, width: lostWidth - cellGap, align: 'left' as const }
    : undefined;
  return {
    width,
    left: symbolWidth,
    name: nameColumn,
    ...(gearColumn && { gear: gearColumn }),
    ...(rulesColumn && { rules: rulesColumn }),
    stats,
    count,
    ...(each && { each }),
    ...(points && { points }),
    ...(lost && { lost }),
    boxesPerLine: lost ? boxesIn(lost.width + 0.01) : 10,
  };
}
