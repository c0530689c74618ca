import type { EventSheet } from '../model';
import type { Block } from './block';
import { Box, Lines, linesHeight, paragraph, type TypeStyle } from './set-text';
import { OxfordRule, setTitle } from './sheet-head';
import type { Typesetter } from './typesetter';
import { mm } from './units';

/** A figure at the right end of a masthead: "40", "lists". */
export interface Tally {
  readonly figure: string;
  readonly words: string;
}

const figureStyle: TypeStyle = { size: 27, leading: 0.95, tabular: true };
const wordStyle: TypeStyle = { size: 10, leading: 1.2 };

/** Title and what stands under it, a figure at the right, over the printer's Oxford rule. */
export function eventMasthead(
  type: Typesetter,
  title: string,
  under: string,
  tally: Tally | undefined,
  width: number,
): Block {
  const figure = type.set([{ text: tally?.figure ?? '', face: 'display' }], {
    width: Infinity,
    size: figureStyle.size,
  });
  const words = type.set([{ text: tally?.words ?? '', face: 'text' }], {
    width: Infinity,
    size: wordStyle.size,
  });
  const right = tally ? Math.max(figure[0]?.width ?? 0, words[0]?.width ?? 0) + 2 : 0;
  const titleWidth = width - right - (tally ? mm(6) : 0);
  const set = setTitle(type, title, titleWidth);
  const underStyle: TypeStyle = { size: 11, leading: 1.2 };
  const underLines = type.set([{ text: under, face: 'text' }], {
    width: titleWidth,
    size: underStyle.size,
  });
  const titleHeight = linesHeight(set.lines, set.style) + mm(0.6);
  const text = titleHeight + linesHeight(underLines, underStyle);
  const inner = Math.max(mm(14), text);
  const top = inner - text;
  const height = inner + mm(8);
  return {
    height,
    draw: () => (
      <Box height={height}>
        <Lines lines={set.lines} style={set.style} place={{ x: 0, y: top, width: titleWidth }} />
        <Lines
          lines={underLines}
          style={underStyle}
          place={{ x: 0, y: top + titleHeight, width: titleWidth }}
        />
        {tally && (
          <>
            <Lines
              lines={figure}
              style={figureStyle}
              place={{
                x: width - right,
                y: inner - 12 - figureStyle.size * figureStyle.leading,
                width: right,
                align: 'right',
              }}
            />
            <Lines
              lines={words}
              style={wordStyle}
              place={{ x: width - right, y: inner - 12, width: right, align: 'right' }}
            />
          </>
        )}
        <OxfordRule y={inner + mm(2.6)} width={width} />
      </Box>
    ),
  };
}

/** All rules of an event in one paragraph: "Points: at most 400. Nations: France." */
export function rulesParagraph(
  type: Typesetter,
  { lines }: EventSheet,
  size: number,
  width: number,
): readonly Block[] {
  if (lines.length === 0) return [];
  const spans = lines.flatMap(({ label, value }) => [
    { text: `${label}: `, face: 'bold' } as const,
    { text: `${value}. `, face: 'text' } as const,
  ]);
  return [paragraph(type, spans, { size, leading: 1.25, width, after: mm(2) })];
}
