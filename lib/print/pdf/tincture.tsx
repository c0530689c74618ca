import { Path, Rect, Svg } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { Tincture } from '../../rules/ruleset';
import { mm } from './units';

type Direction = 'level' | 'upright' | 'falling' | 'rising';

/** A nation's colour on white paper and the lines or dots that stand for it (Petra Sancta). */
interface Hatching {
  readonly colour: string;
  readonly lines: readonly Direction[];
  readonly dots?: boolean;
}

const hatchings: Readonly<Record<Tincture, Hatching>> = {
  france: { colour: '#1d418f', lines: ['level'] },
  'great-britain': { colour: '#96182f', lines: ['upright'] },
  prussia: { colour: '#14495c', lines: ['level', 'upright'] },
  austria: { colour: '#735000', lines: [], dots: true },
  russia: { colour: '#1d5a3a', lines: ['falling'] },
  spain: { colour: '#74285c', lines: ['rising'] },
};

const pitch = mm(0.8);
const weight = mm(0.26);

const round = (value: number) => Math.round(value * 100) / 100;

/** Offsets of lines across a length, evenly spaced and centred. */
function steps(length: number, apart: number): readonly number[] {
  const count = Math.floor((length - apart / 2) / apart);
  const first = (length - (count - 1) * apart) / 2;
  return Array.from({ length: Math.max(0, count) }, (_, index) => first + index * apart);
}

/** Slanting lines, each cut where it meets the frame. `slope` 1 falls to the right, -1 rises. */
function slanting(width: number, height: number, slope: 1 | -1): string {
  const apart = pitch * Math.SQRT2;
  return steps(width + height, apart)
    .map((sum) => {
      // The line x + y = sum, mirrored for those that fall.
      const from = { x: Math.min(sum, width), y: sum - Math.min(sum, width) };
      const to = { x: sum - Math.min(sum, height), y: Math.min(sum, height) };
      const flip = (x: number) => (slope === 1 ? width - x : x);
      return `M${round(flip(from.x))} ${round(from.y)}L${round(flip(to.x))} ${round(to.y)}`;
    })
    .join('');
}

function linePath(direction: Direction, width: number, height: number): string {
  switch (direction) {
    case 'level':
      return steps(height, pitch)
        .map((y) => `M0 ${round(y)}H${round(width)}`)
        .join('');
    case 'upright':
      return steps(width, pitch)
        .map((x) => `M${round(x)} 0V${round(height)}`)
        .join('');
    case 'falling':
      return slanting(width, height, 1);
    case 'rising':
      return slanting(width, height, -1);
  }
}

/** Dots in rows that stand between each other: strokes of no length with round ends. */
function dotPath(width: number, height: number): string {
  const apart = pitch * 1.25;
  return steps(height, apart)
    .flatMap((y, row) =>
      steps(width - (row % 2) * apart, apart).map(
        (x) => `M${round(x + (row % 2) * (apart / 2))} ${round(y)}h0.01`,
      ),
    )
    .join('');
}

/** A frame filled with a nation's hatching, in points; `children` may stand on top of it. */
export function Hatched({
  tincture,
  x,
  y,
  width,
  height,
}: {
  readonly tincture: Tincture;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}): ReactNode {
  const { colour, lines, dots } = hatchings[tincture];
  return (
    <Svg
      style={{ position: 'absolute', left: x, top: y, width, height }}
      viewBox={`0 0 ${width} ${height}`}
    >
      {lines.map((direction) => (
        <Path
          key={direction}
          d={linePath(direction, width, height)}
          stroke={colour}
          strokeWidth={weight}
        />
      ))}
      {dots && (
        <Path
          d={dotPath(width, height)}
          stroke={colour}
          strokeWidth={weight * 1.6}
          strokeLinecap="round"
        />
      )}
      <Frame width={width} height={height} colour={colour} />
    </Svg>
  );
}

/** White ground in a frame, for what stands upon a hatching. */
export function Window({
  tincture,
  x,
  y,
  size,
}: {
  readonly tincture: Tincture;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}): ReactNode {
  return (
    <Svg
      style={{ position: 'absolute', left: x, top: y, width: size, height: size }}
      viewBox={`0 0 ${size} ${size}`}
    >
      <Rect x={0} y={0} width={size} height={size} fill="#ffffff" />
      <Frame width={size} height={size} colour={hatchings[tincture].colour} />
    </Svg>
  );
}

/** A frame drawn inside its bounds. */
function Frame({
  width,
  height,
  colour,
}: {
  readonly width: number;
  readonly height: number;
  readonly colour: string;
}): ReactNode {
  const line = mm(0.35);
  return (
    <Rect
      x={line / 2}
      y={line / 2}
      width={width - line}
      height={height - line}
      stroke={colour}
      strokeWidth={line}
      fill="none"
    />
  );
}
