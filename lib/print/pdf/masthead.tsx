import type { Tincture } from '../../rules/ruleset';
import type { Block } from './block';
import { Box, Lines, linesHeight, type TypeStyle } from './set-text';
import { OxfordRule, setTitle } from './sheet-head';
import { Hatched } from './tincture';
import type { Typesetter } from './typesetter';
import { mm } from './units';

/** A figure at the right end of a masthead: "40", "lists". */
export interface Tally {
  readonly figure: string;
  readonly words: string;
}

/** What the first page of a sheet opens with. */
export interface Masthead {
  readonly title: string;
  readonly under: string;
  readonly tally?: Tally | undefined;
  /** Hatching of its nation, at the left. */
  readonly tincture?: Tincture;
}

const figureStyle: TypeStyle = { size: 27, leading: 0.95, tabular: true };
const wordStyle: TypeStyle = { size: 10, leading: 1.2, tabular: true };
const underStyle: TypeStyle = { size: 11, leading: 1.2 };
const hatching = { width: mm(10), height: mm(14) } as const;
/** Between the baselines of the figure and of its words. */
const wordRise = 12;

/** A figure over its words, flush right; nothing takes no width. */
function sideFigure(type: Typesetter, tally: Tally | undefined) {
  if (!tally) return { width: 0, draw: () => null };
  const set = (text: string, face: 'display' | 'text', { size }: TypeStyle) =>
    type.set([{ text, face }], { width: Infinity, size, tabular: face === 'text' });
  const figure = set(tally.figure, 'display', figureStyle);
  const words = set(tally.words, 'text', wordStyle);
  const width = Math.max(figure[0]?.width ?? 0, words[0]?.width ?? 0) + 2;
  return {
    width,
    draw: (x: number, bottom: number) => (
      <>
        <Lines
          lines={figure}
          style={figureStyle}
          place={{
            x,
            y: bottom - wordRise - figureStyle.size * figureStyle.leading,
            width,
            align: 'right',
          }}
        />
        <Lines
          lines={words}
          style={wordStyle}
          place={{ x, y: bottom - wordRise, width, align: 'right' }}
        />
      </>
    ),
  };
}

/** Hatching, title and what stands under it, and a figure, over the printer's Oxford rule. */
export function mastheadBlock(
  type: Typesetter,
  { title, under, tally, tincture }: Masthead,
  width: number,
): Block {
  const left = tincture ? mm(14) : 0;
  const side = sideFigure(type, tally);
  const titleWidth = width - left - side.width - (tally ? mm(6) : 0);
  const set = setTitle(type, title, titleWidth);
  const underLines = type.set([{ text: under, face: 'text' }], {
    width: titleWidth,
    size: underStyle.size,
  });
  const titleHeight = linesHeight(set.lines, set.style) + mm(0.6);
  const text = titleHeight + linesHeight(underLines, underStyle);
  const inner = Math.max(hatching.height, text);
  const top = inner - text;
  const height = inner + mm(8);
  return {
    height,
    draw: () => (
      <Box height={height}>
        {tincture && (
          <Hatched tincture={tincture} x={0} y={inner - hatching.height} {...hatching} />
        )}
        <Lines lines={set.lines} style={set.style} place={{ x: left, y: top, width: titleWidth }} />
        <Lines
          lines={underLines}
          style={underStyle}
          place={{ x: left, y: top + titleHeight, width: titleWidth }}
        />
        {side.draw(width - side.width, inner)}
        <OxfordRule y={inner + mm(2.6)} width={width} />
      </Box>
    ),
  };
}
