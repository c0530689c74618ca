import type { ResultsRow, ResultsSheet } from '../model';
import type { Block } from './block';
import { Cells, cell } from './roster-table';
import type { TableColumn } from './roster-columns';
import { Box, linesHeight, type TypeStyle } from './set-text';
import { Mark, type MarkId, Rule } from './signs';
import type { Typesetter } from './typesetter';
import { hairGrey, mm, stroke } from './units';

/** How close the table is set; 9 pt at least. */
export interface ResultsDensity {
  readonly size: number;
  readonly leading: number;
  /** White above and below the text of a row. */
  readonly pad: number;
}

/** The widest first. */
export const resultsDensities: readonly [ResultsDensity, ...ResultsDensity[]] = [
  { size: 10, leading: 1.2, pad: mm(1.2) },
  { size: 9.5, leading: 1.18, pad: mm(0.9) },
  { size: 9, leading: 1.14, pad: mm(0.6) },
];

const columns = ['player', 'list', 'nation', 'points', 'models', 'verdict'] as const;
type ColumnId = (typeof columns)[number];

export interface ResultsLayout {
  readonly width: number;
  readonly density: ResultsDensity;
  readonly columns: Readonly<Record<ColumnId, TableColumn>>;
}

/** Shares of the width that figures leave, for columns of words. */
const shares = { player: 21, list: 26, nation: 17, verdict: 36 } as const;

const gap = mm(3);
const markWidth = mm(5);

/** Places the columns: figures as wide as they are, words share what is left. */
export function layOutResults(
  type: Typesetter,
  { rows }: ResultsSheet,
  width: number,
  density: ResultsDensity,
): ResultsLayout {
  const { heads } = type.words.results;
  const figures = (id: 'points' | 'models') =>
    Math.max(
      ...[heads[id], ...rows.map((row) => row[id])].map(
        (text) =>
          type.set([{ text, face: 'text' }], {
            width: Infinity,
            size: density.size,
            tabular: true,
          })[0]?.width ?? 0,
      ),
    );
  const fixed = { points: figures('points'), models: figures('models') };
  const words = width - fixed.points - fixed.models - (columns.length - 1) * gap;
  const widthOf = (id: ColumnId) =>
    id === 'points' || id === 'models' ? fixed[id] : (words * shares[id]) / 100;
  let x = 0;
  const place = (id: ColumnId): TableColumn => {
    const column = {
      head: heads[id],
      x,
      width: widthOf(id),
      align: id === 'points' || id === 'models' ? 'right' : 'left',
    } as const;
    x += column.width + gap;
    return column;
  };
  return {
    width,
    density,
    columns: {
      player: place('player'),
      list: place('list'),
      nation: place('nation'),
      points: place('points'),
      models: place('models'),
      verdict: place('verdict'),
    },
  };
}

/** The head of the table, repeated on each of its pages. */
export function resultsHead(type: Typesetter, layout: ResultsLayout): Block {
  const style: TypeStyle = { size: 9, leading: 1.2 };
  const { heads } = type.words.results;
  const cells = columns.flatMap((id) =>
    cell(type, layout.columns[id], [{ text: heads[id], face: 'text' }], style),
  );
  const height = style.size * style.leading + mm(1.6);
  return {
    height,
    before: mm(2),
    draw: () => (
      <Box height={height}>
        <Cells cells={cells} style={style} y={0} />
        <Rule y={height - stroke.line / 2} width={layout.width} weight={stroke.line} />
      </Box>
    ),
  };
}

function markOf({ mood }: ResultsRow['verdict']): MarkId {
  return mood === 'unreadable' ? 'unknown' : mood;
}

/** One checked input: its figures, the verdict as a shape and in words, and why. */
export function resultsRow(type: Typesetter, row: ResultsRow, layout: ResultsLayout): Block {
  const { columns: placed, density, width } = layout;
  const { size, leading, pad } = density;
  const style: TypeStyle = { size, leading };
  const { verdict } = placed;
  const words = { ...verdict, x: verdict.x + markWidth, width: verdict.width - markWidth };
  const cells = [
    ...cell(type, placed.player, [{ text: row.player, face: 'bold' }], style),
    ...cell(type, placed.list, [{ text: row.list, face: 'text' }], style),
    ...cell(type, placed.nation, [{ text: row.nation, face: 'text' }], style),
    ...cell(type, placed.points, [{ text: row.points, face: 'text' }], style),
    ...cell(type, placed.models, [{ text: row.models, face: 'text' }], style),
    ...cell(
      type,
      words,
      [
        { text: row.verdict.words, face: row.verdict.mood === 'legal' ? 'text' : 'bold' },
        ...(row.reasons === '' ? [] : [{ text: `. ${row.reasons}`, face: 'text' } as const]),
      ],
      style,
    ),
  ];
  const height = Math.max(...cells.map(({ lines }) => linesHeight(lines, style))) + 2 * pad;
  return {
    height,
    draw: () => (
      <Box height={height}>
        <Cells cells={cells} style={style} y={pad} />
        <Mark id={markOf(row.verdict)} x={verdict.x} y={pad + mm(0.3)} size={mm(3.6)} />
        <Rule y={height} width={width} colour={hairGrey} />
      </Box>
    ),
  };
}
