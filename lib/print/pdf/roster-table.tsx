import type { ReactNode } from 'react';
import type { RosterSection, RosterSheet } from '../model';
import type { Block } from './block';
import type { Density } from './density';
import type { TableColumn, TableLayout } from './roster-columns';
import { Box, Lines, linesHeight, paragraph, type TypeStyle } from './set-text';
import { Rule } from './signs';
import type { Line, Span, Typesetter } from './typesetter';
import { mm, stroke } from './units';

/** Words or a figure set for a column of the table. */
export interface Cell {
  readonly lines: readonly Line[];
  readonly column: TableColumn;
}

/** Sets a cell; nothing for a column that the table does not have. */
export function cell(
  type: Typesetter,
  column: TableColumn | undefined,
  spans: readonly Span[],
  { size }: TypeStyle,
): readonly Cell[] {
  if (!column) return [];
  const tabular = column.align === 'right';
  const width = tabular ? Infinity : column.width;
  return [{ column, lines: type.set(spans, { width, size, tabular }) }];
}

/** Cells of one line of the table. */
export function Cells({
  cells,
  style,
  y,
}: {
  readonly cells: readonly Cell[];
  readonly style: TypeStyle;
  readonly y: number;
}): ReactNode {
  return cells.map(({ lines, column: { x, width, align } }, index) => (
    <Lines
      key={index}
      lines={lines}
      style={{ ...style, tabular: align === 'right' }}
      place={{ x, y, width, align }}
    />
  ));
}

/** The head of the table, repeated on each of its pages. */
export function tableHead(type: Typesetter, layout: TableLayout, { small }: Density): Block {
  const style: TypeStyle = { size: small, leading: 1.2 };
  const { name, gear, rules, stats, count, each, points, lost } = layout;
  const cells = [name, gear, rules, ...stats.values(), count, each, points, lost].flatMap(
    (column) => cell(type, column, [{ text: column?.head ?? '', face: 'text' }], style),
  );
  const height = small * style.leading + mm(1.6);
  return {
    height,
    before: mm(3),
    draw: () => (
      <Box height={height}>
        <Cells cells={cells} style={style} y={0} />
        <Rule y={height - stroke.line / 2} width={layout.width} weight={stroke.line} />
      </Box>
    ),
  };
}

/** The heading of a group: its name and word, what it has; those under another stand further in. */
function groupHead(
  type: Typesetter,
  name: string,
  { word: kind, depth, size: has }: NonNullable<RosterSection['group']>,
  layout: TableLayout,
  { row, small, rowPad }: Density,
): Block {
  const style: TypeStyle = { size: row + 2.5, leading: 1.15 };
  const sideStyle: TypeStyle = { size: small, leading: 1.2 };
  const side = type.set([{ text: has, face: 'text' }], { width: Infinity, size: small });
  const sideWidth = (side[0]?.width ?? 0) + mm(1);
  const x = Math.min(depth, 4) * mm(3);
  const width = layout.width - x - sideWidth - mm(4);
  const lines = type.set(
    [
      { text: name, face: 'display' },
      ...(kind === undefined ? [] : [{ text: ` ${kind}`, face: 'italic' } as const]),
    ],
    { width, size: style.size },
  );
  const text = linesHeight(lines, style);
  const height = text + mm(0.9);
  return {
    height,
    before: mm(1.6) + rowPad,
    withNext: true,
    draw: () => (
      <Box height={height}>
        <Lines lines={lines} style={style} place={{ x, y: 0, width }} />
        <Lines
          lines={side}
          style={sideStyle}
          place={{
            x: layout.width - sideWidth,
            y: text - sideStyle.size * sideStyle.leading - mm(0.2),
            width: sideWidth,
            align: 'right',
          }}
        />
        <Rule y={height - stroke.thin / 2} width={layout.width} weight={stroke.thin} />
      </Box>
    ),
  };
}

/** The heading of a part of the list; it never stands alone at the foot of a page. */
export function sectionHead(
  type: Typesetter,
  { name, group }: RosterSection,
  layout: TableLayout,
  density: Density,
): Block {
  if (group) return groupHead(type, name, group, layout, density);
  const { small, rowPad } = density;
  const text = paragraph(type, [{ text: name, face: 'italic' }], {
    size: Math.max(small, 9.5),
    leading: 1.2,
    width: layout.width,
    before: rowPad,
    after: mm(0.2),
  });
  return { ...text, withNext: true };
}

/** The sum of the list, under a heavier rule. */
export function totalRow(
  type: Typesetter,
  sheet: RosterSheet,
  layout: TableLayout,
  { rowPad }: Density,
): Block {
  const style: TypeStyle = { size: 12, leading: 1.2 };
  const name = { ...layout.name, width: layout.width / 2 };
  const cells = [
    ...cell(type, name, [{ text: type.words.sheet.total(sheet.size), face: 'bold' }], style),
    ...(sheet.points
      ? cell(type, layout.points, [{ text: String(sheet.points.total), face: 'bold' }], style)
      : []),
  ];
  const height = style.size * style.leading + 2 * rowPad;
  return {
    height,
    draw: () => (
      <Box height={height}>
        <Rule y={0} width={layout.width} weight={stroke.line} />
        <Cells cells={cells} style={style} y={rowPad} />
      </Box>
    ),
  };
}
