import type { GlossaryKind } from '../../roster/glossary';
import type { Figure, FigureTable } from '../../rules/ruleset';
import type { RosterSheet } from '../model';
import type { Block } from './block';
import type { Density } from './density';
import { At, Box, Lines, paragraph, type TypeStyle } from './set-text';
import { Rule } from './signs';
import type { Span, Typesetter } from './typesetter';
import { hairGrey, mm } from './units';

const headings: Readonly<Record<GlossaryKind, string>> = {
  rule: 'Special rules in this list',
  weapon: 'Weapons in this list',
  equipment: 'Equipment in this list',
  gun: 'Guns in this list',
  table: 'This game',
  national: 'National feature',
};

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

function figureRow(type: Typesetter, figure: Figure, width: number, { notes }: Density): Block {
  const style: TypeStyle = { size: notes, leading: 1.2, tabular: true };
  const value = type.set([{ text: figure.value, face: 'bold' }], {
    width: Infinity,
    size: notes,
    tabular: true,
  });
  const right = (value[0]?.width ?? 0) + mm(2);
  const name = type.set([{ text: figure.name, face: 'text' }], {
    width: width - right,
    size: notes,
    tabular: true,
  });
  const text = name.length * notes * 1.2;
  const height = text + mm(1.1);
  return {
    height,
    draw: () => (
      <Box height={height}>
        <Lines lines={name} style={style} place={{ x: 0, y: mm(0.5), width: width - right }} />
        <Lines
          lines={value}
          style={style}
          place={{ x: width - right, y: mm(0.5), width: right, align: 'right' }}
        />
        <Rule y={height} width={width} colour={hairGrey} />
      </Box>
    ),
  };
}

/** One block: a small table is never parted. */
function tableBlock(
  type: Typesetter,
  table: FigureTable,
  width: number,
  { notes }: Density,
): Block {
  const small = 9;
  const columns = Math.max(1, table.head.length);
  const rowHeight = notes * 1.2 + mm(1);
  const headHeight = small * 1.2 + mm(0.8);
  const first = width * 0.28;
  const rest = (width - first) / Math.max(1, columns - 1);
  const x = (column: number) => (column === 0 ? 0 : first + (column - 1) * rest);
  const note =
    table.note === undefined
      ? undefined
      : paragraph(type, [{ text: table.note, face: 'text' }], {
          size: 9,
          leading: 1.18,
          width,
        });
  const rowsHeight = headHeight + table.rows.length * rowHeight;
  const height = rowsHeight + (note ? mm(1) + note.height : 0);
  const set = (text: string, size: number) =>
    type.set([{ text, face: 'text' }], { width: Infinity, size, tabular: true });
  return {
    height,
    draw: () => (
      <Box height={height}>
        {table.head.map((text, column) => (
          <Lines
            key={column}
            lines={set(text, small)}
            style={{ size: small, leading: 1.2 }}
            place={{ x: x(column), y: 0, width: rest }}
          />
        ))}
        <Rule y={headHeight} width={width} weight={mm(0.3)} />
        {table.rows.map((row, at) =>
          row.map((text, column) => (
            <Lines
              key={`${at} ${column}`}
              lines={set(text, notes)}
              style={{ size: notes, leading: 1.2, tabular: true }}
              place={{ x: x(column), y: headHeight + at * rowHeight + mm(0.5), width: rest }}
            />
          )),
        )}
        {table.rows.map((_, at) => (
          <Rule key={at} y={headHeight + (at + 1) * rowHeight} width={width} colour={hairGrey} />
        ))}
        {note && (
          <At x={0} y={rowsHeight + mm(1)}>
            {note.draw()}
          </At>
        )}
      </Box>
    ),
  };
}

/** What stands below the table, for columns of this width. */
export function noteBlocks(
  type: Typesetter,
  sheet: RosterSheet,
  width: number,
  density: Density,
): readonly Block[] {
  const term = (spans: readonly Span[]) =>
    paragraph(type, spans, {
      size: density.notes,
      leading: 1.18,
      width,
      hang: mm(2.5),
      after: density.termGap,
    });
  return [
    ...(sheet.figures.length > 0
      ? [
          heading(type, 'At the table', width),
          ...sheet.figures.map((figure) => figureRow(type, figure, width, density)),
        ]
      : []),
    ...sheet.tables.flatMap((table) => [
      heading(type, table.name, width),
      tableBlock(type, table, width, density),
    ]),
    ...sheet.terms.flatMap(({ kind, terms }) => [
      heading(type, headings[kind], width),
      ...terms.map(({ term: name, summary }) =>
        term([
          { text: `${name}${/[.!?]$/.test(name) ? '' : '.'} `, face: 'bold' },
          { text: summary, face: 'text' },
        ]),
      ),
    ]),
  ];
}
