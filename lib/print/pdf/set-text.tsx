import { Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { type Block, stack } from './block';
import { familyOf, type Features, running, tabular } from './faces';
import type { Line, Span, Typesetter } from './typesetter';

/** How set lines are drawn. */
export interface TypeStyle {
  readonly size: number;
  /** Distance of the lines, as a multiple of the size. */
  readonly leading: number;
  readonly tabular?: boolean;
}

/** A place in the box of a block, in points from its upper left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'center' | 'right';
}

export function linesHeight(lines: readonly Line[], { size, leading }: TypeStyle): number {
  return lines.length * size * leading;
}

/** Lines longer than measured (kerning may widen a pair) must not be broken again. */
const slack = 1.5;

/** Stretches of one face, line ends in them: each costs the library as much as a whole text. */
function runsOf(lines: readonly Line[]): readonly Span[] {
  const runs: Span[] = [];
  for (const [index, { spans }] of lines.entries())
    for (const [at, { text, face }] of spans.entries()) {
      const drawn = index > 0 && at === 0 ? `\n${text}` : text;
      const last = runs.at(-1);
      if (last?.face === face) runs[runs.length - 1] = { face, text: last.text + drawn };
      else runs.push({ face, text: drawn });
    }
  return runs;
}

/** Set lines at a place. The library only draws them: each is short enough for its box. */
export function Lines({
  lines,
  style,
  place,
}: {
  readonly lines: readonly Line[];
  readonly style: TypeStyle;
  readonly place: Place;
}): ReactNode {
  const { x, y, width, align = 'left' } = place;
  const features: Features = style.tabular ? tabular : running;
  const runs = runsOf(lines);
  return (
    <Text
      style={{
        position: 'absolute',
        left: align === 'left' ? x : x - width * ((slack - 1) / (align === 'right' ? 1 : 2)),
        top: y,
        width: width * slack,
        textAlign: align,
        fontFamily: familyOf[runs[0]?.face ?? 'text'],
        fontSize: style.size,
        lineHeight: style.leading,
        fontFeatureSettings: features,
      }}
    >
      {runs.length === 1
        ? runs[0]?.text
        : runs.map(({ text, face }, index) => (
            <Text key={index} style={{ fontFamily: familyOf[face] }}>
              {text}
            </Text>
          ))}
    </Text>
  );
}

/** A block of its own height whose children stand at places in it. */
export function Box({
  height,
  children,
}: {
  readonly height: number;
  readonly children: ReactNode;
}): ReactNode {
  return <View style={{ height }}>{children}</View>;
}

/** Children moved within their block. */
export function At({
  x,
  y = 0,
  children,
}: {
  readonly x: number;
  readonly y?: number;
  readonly children: ReactNode;
}): ReactNode {
  return <View style={{ position: 'absolute', left: x, top: y }}>{children}</View>;
}

/** Blocks of one column, from its top. */
export function Column({ blocks }: { readonly blocks: readonly Block[] }): ReactNode {
  return stack(blocks).map(({ y, block }, index) => (
    <At key={index} x={0} y={y}>
      {block.draw()}
    </At>
  ));
}

/** The block, further to the right. */
export function shifted(block: Block, x: number): Block {
  return {
    ...block,
    draw: () => (
      <Box height={block.height}>
        <At x={x}>{block.draw()}</At>
      </Box>
    ),
    split(room) {
      const parts = block.split?.(room);
      return parts && [shifted(parts[0], x), shifted(parts[1], x)];
    },
  };
}

/** Measures of a paragraph, in points. */
export interface ParagraphStyle extends TypeStyle {
  readonly width: number;
  /** Lines after the first begin further in. */
  readonly hang?: number;
  /** White above it, dropped at the top of a column. */
  readonly before?: number;
  /** White below it, always. */
  readonly after?: number;
}

function paragraphOf(lines: readonly Line[], style: ParagraphStyle, first: boolean): Block {
  const { hang = 0, before, after = 0, width, size, leading } = style;
  const lineHeight = size * leading;
  const height = linesHeight(lines, style) + after;
  const [outer, inner] = first && hang > 0 ? [lines.slice(0, 1), lines.slice(1)] : [lines, []];
  const x = first ? 0 : hang;
  return {
    height,
    ...(before !== undefined && { before }),
    draw: () => (
      <Box height={height}>
        <Lines lines={outer} style={style} place={{ x, y: 0, width }} />
        {inner.length > 0 && (
          <Lines lines={inner} style={style} place={{ x: hang, y: lineHeight, width }} />
        )}
      </Box>
    ),
    split(room) {
      const most = Math.floor((room - after) / lineHeight);
      // The last line of a paragraph does not go over alone.
      const fit = most === lines.length - 1 && most > 2 ? most - 1 : most;
      if (fit < 1 || fit >= lines.length) return undefined;
      return [
        paragraphOf(lines.slice(0, fit), style, first),
        paragraphOf(lines.slice(fit), style, false),
      ];
    },
  };
}

/** Text as a block; too tall for any column, it goes on in the next. */
export function paragraph(type: Typesetter, spans: readonly Span[], style: ParagraphStyle): Block {
  const { width, hang = 0, size, tabular: inTable = false } = style;
  return paragraphOf(type.set(spans, { width: width - hang, size, tabular: inTable }), style, true);
}
