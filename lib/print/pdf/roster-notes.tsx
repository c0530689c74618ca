import type { Figure, FigureTable } from '../../rules/ruleset';
import type { RosterSheet } from '../model';
import type { Block } from './block';
import type { Density } from './density';
import { termSpans } from './roster-words';
import { Box, Lines, linesHeight, paragraph, type TypeStyle } from './set-text';
import { Rule } from './signs';
import type { Typesetter } from './typesetter';
import { hairGrey, mm } from './units';

function heading(type: Typesetter, text: string, width: number): Block {
  const block = paragraph(type, [{ text, face: 'display' }], {
    size: 13.5,
    leading: 1.1,
    width,
    before: mm(4),
    after: mm(1),
  });
  return { ...block, withNext: true };
}

/** A row of figures over a hairline: texts in columns of these widths. */
function figuresRow(
  type: Typesetter,
  cells: readonly (FigureCell & { readonly x: number; readonly width: number })[],
  width: number,
  size: number,
): Block {
  const style: TypeStyle = { size, leading: 1.2, tabular: true };
  const set = cells.map(({ text, bold = false, width: measure }) =>
    type.set([{ text, face: bold ? 'bold' : 'text' }], { width: measure, size, tabular: true }),
  );
  const height = Math.max(...set.map((lines) => linesHeight(lines, style))) + mm(1.1);
  return {
    height,
    draw: () => (
      <Box height={height}>
        {cells.map(({ x, width: measure, right = false }, index) => (
          <Lines
            key={index}
            lines={set[index] ?? []}
            style={style}
            place={{ x, y: mm(0.5), width: measure, align: right ? 'right' : 'left' }}
          />
        ))}
        <Rule y={height} width={width} colour={hairGrey} />
      </Box>
    ),
  };
}

interface FigureCell {
  readonly text: string;
  readonly bold?: boolean;
  readonly right?: boolean;
}

/** A derived figure: its name at the left, its value at the right, each as wide as it needs. */
function figureRow(type: Typesetter, figure: Figure, width: number, size: number): Block {
  const [value] = type.set([{ text: figure.value, face: 'bold' }], {
    width: Infinity,
    size,
    tabular: true,
  });
  const right = Math.min(width * 0.6, (value?.width ?? 0) + 1);
  const left = width - right - mm(2);
  return figuresRow(
    type,
    [
      { text: figure.name, x: 0, width: left },
      { text: figure.value, bold: true, right: true, x: width - right, width: right },
    ],
    width,
    size,
  );
}

const tableHeadSize = 9;
/** A table of no more rows is never parted. */
const smallTable = 10;

/** A table of the ruleset: columns as wide as their texts ask for. */
function tableBlocks(
  type: Typesetter,
  { head, rows, note }: FigureTable,
  width: number,
  size: number,
): readonly Block[] {
  const wanted = head.map((text, column) =>
    Math.max(
      ...[text, ...rows.map((row) => row[column] ?? '')].map(
        (cell) =>
          type.set([{ text: cell, face: 'text' }], { width: Infinity, size, tabular: true })[0]
            ?.width ?? 0,
      ),
    ),
  );
  const asked = wanted.reduce((sum, of) => sum + of, 0);
  const gap = mm(2);
  const room = width - gap * (head.length - 1);
  const widths = wanted.map((of) =>
    asked <= room ? of + (room - asked) / head.length : (of / asked) * room,
  );
  const places = widths.map((of, column) => ({
    x: widths.slice(0, column).reduce((sum, other) => sum + other + gap, 0),
    width: of,
  }));
  const lineOf = (texts: readonly string[], of: number) =>
    figuresRow(
      type,
      places.map((place, column) => ({ ...place, text: texts[column] ?? '' })),
      width,
      of,
    );
  const whole = rows.length <= smallTable;
  const lines = [lineOf(head, tableHeadSize), ...rows.map((row) => lineOf(row, size))];
  return [
    ...lines.map((line, at) => ({
      ...line,
      ...((at === 0 || (whole && (at < lines.length - 1 || note))) && { withNext: true }),
    })),
    ...(note === undefined
      ? []
      : [
          paragraph(type, [{ text: note, face: 'text' }], {
            size: 9,
            leading: 1.18,
            width,
            before: mm(1),
          }),
        ]),
  ];
}

/** What stands below the table, for columns of this width. */
export function noteBlocks(
  type: Typesetter,
  sheet: RosterSheet,
  width: number,
  density: Density,
): readonly Block[] {
  const { notes, termGap } = density;
  return [
    ...(sheet.figures.length > 0
      ? [
          heading(type, type.words.notes.atTheTable, width),
          ...sheet.figures.map((figure) => figureRow(type, figure, width, notes)),
        ]
      : []),
    ...sheet.tables.flatMap((table) => [
      heading(type, table.name, width),
      ...tableBlocks(type, table, width, notes),
    ]),
    ...sheet.terms.flatMap(({ kind, terms }) => [
      heading(type, type.words.notes[kind], width),
      ...terms.map((term) =>
        paragraph(type, termSpans(term), {
          size: notes,
          leading: 1.18,
          width,
          hang: mm(2.5),
          after: termGap,
        }),
      ),
    ]),
  ];
}
