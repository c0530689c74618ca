import type { ReactNode } from 'react';
import type { Block } from './block';
import { At, Box, Lines, linesHeight, shifted, type TypeStyle } from './set-text';
import { Mark, type MarkId, Rule } from './signs';
import type { Line, Typesetter } from './typesetter';
import { mm, stroke } from './units';

/** Sizes that a title is tried in, largest first; the display face is never smaller. */
const titleSizes = [25, 21, 18, 15.5, 13.5] as const;
const titleLeading = 1.08;

/** The largest size in which the title takes two lines at most; at the least size, all it needs. */
export function setTitle(
  type: Typesetter,
  title: string,
  width: number,
): { readonly lines: readonly Line[]; readonly style: TypeStyle } {
  for (const size of titleSizes) {
    const lines = type.set([{ text: title, face: 'display' }], { width, size });
    if (lines.length <= 2 || size === titleSizes.at(-1))
      return { lines, style: { size, leading: titleLeading } };
  }
  throw new Error('No size for a title');
}

/** A thick line with a thin one under it: it opens a page. */
export function OxfordRule({
  y,
  width,
}: {
  readonly y: number;
  readonly width: number;
}): ReactNode {
  return (
    <>
      <Rule y={y} width={width} weight={stroke.thick} />
      <Rule y={y + mm(1.5)} width={width} weight={stroke.thin} />
    </>
  );
}

/** What a later page opens with: whose sheet it is. */
export function runningHead(type: Typesetter, title: string, width: number): Block {
  const style: TypeStyle = { size: 13.5, leading: titleLeading };
  const lines = type.set([{ text: title, face: 'display' }], { width, size: style.size });
  const text = linesHeight(lines, style);
  const height = text + mm(5);
  return {
    height,
    draw: () => (
      <Box height={height}>
        <Lines lines={lines} style={style} place={{ x: 0, y: 0, width }} />
        <Rule y={text + mm(1.5)} width={width} weight={mm(0.6)} />
      </Box>
    ),
  };
}

/** How far text stands from the edge that has a mark before it, in points. */
export const markIndent = mm(6.5);

/** Text with a mark before it. */
export function marked(id: MarkId, size: number, nudge: number, text: Block): Block {
  return {
    height: text.height,
    draw: () => (
      <Box height={text.height}>
        <Mark id={id} x={0} y={nudge} size={size} />
        <At x={markIndent}>{text.draw()}</At>
      </Box>
    ),
    split(room) {
      const parts = text.split?.(room);
      return parts && [marked(id, size, nudge, parts[0]), shifted(parts[1], markIndent)];
    },
  };
}
