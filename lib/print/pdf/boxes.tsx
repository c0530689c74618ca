import { Path, Svg } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import { mm } from './units';

const side = mm(3.1);
const gap = mm(0.75);
const groupGap = mm(1.3);
const line = mm(0.3);
const leading = side + gap;

/** More boxes than this become one to write a number in. */
export const mostBoxes = 60;
const writeIn = { width: mm(14), height: mm(5) } as const;

/** Groups stand apart a little, so that boxes count themselves: by fives, or by units. */
function left(index: number, groupOf: number): number {
  return index * (side + gap) + Math.floor(index / groupOf) * groupGap;
}

/** Width of so many boxes in one line. */
export function boxesWidth(count: number, groupOf = 5): number {
  return count > mostBoxes ? writeIn.width : left(count - 1, groupOf) + side;
}

/** How many boxes a line of this width holds, in whole groups when it holds one. */
export function boxesIn(width: number, groupOf = 5): number {
  let count = 1;
  while (count < mostBoxes && boxesWidth(count + 1, groupOf) <= width) count += 1;
  return count < groupOf ? count : count - (count % groupOf);
}

export function boxesHeight(count: number, perLine: number): number {
  if (count === 0) return 0;
  return count > mostBoxes ? writeIn.height : Math.ceil(count / perLine) * leading - gap;
}

function square(x: number, y: number, width: number, height: number): string {
  const [w, h] = [(width - line).toFixed(2), (height - line).toFixed(2)];
  return `M${(x + line / 2).toFixed(2)} ${(y + line / 2).toFixed(2)}h${w}v${h}h-${w}Z`;
}

/** So many boxes to tick, in lines; a great many are one wide box to write in. */
export function Boxes({
  count,
  perLine,
  groupOf = 5,
  x,
  y,
}: {
  readonly count: number;
  readonly perLine: number;
  readonly groupOf?: number;
  readonly x: number;
  readonly y: number;
}): ReactNode {
  if (count === 0) return null;
  const many = count > mostBoxes;
  const width = boxesWidth(many ? count : Math.min(count, perLine), groupOf);
  const height = boxesHeight(count, perLine);
  const path = many
    ? square(0, 0, width, height)
    : Array.from({ length: count }, (_, index) =>
        square(left(index % perLine, groupOf), Math.floor(index / perLine) * leading, side, side),
      ).join('');
  return (
    <Svg
      style={{ position: 'absolute', left: x, top: y, width, height }}
      viewBox={`0 0 ${width} ${height}`}
    >
      <Path d={path} stroke="#000000" strokeWidth={line} fill="none" />
    </Svg>
  );
}
