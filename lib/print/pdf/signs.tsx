import { G, Path, Svg } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { SymbolId } from '../../roster/profile';
import { type Shape, type ShapeWeight, symbolShapes } from '../../roster/symbol-shapes';
import type { Severity } from '../../rules/finding';
import type { Mood } from '../model';
import { stroke } from './units';

interface Spot {
  readonly x: number;
  readonly y: number;
  /** Width and height, in points. */
  readonly size: number;
}

const weightOf: Readonly<Record<Exclude<ShapeWeight, 'solid'>, number>> = {
  contour: 1.75,
  detail: 1.2,
  chevron: 2.4,
};

function ShapePath({ shape }: { readonly shape: Shape }): ReactNode {
  if (shape.weight === 'solid') return <Path d={shape.path} fill="#000000" />;
  const mitred = shape.weight === 'chevron';
  return (
    <Path
      d={shape.path}
      fill="none"
      stroke="#000000"
      strokeWidth={weightOf[shape.weight]}
      strokeLinecap={mitred ? 'butt' : 'round'}
      strokeLinejoin={mitred ? 'miter' : 'round'}
    />
  );
}

/** One of the drawn symbols, black. Its name stands beside it. */
export function SymbolSign({ id, x, y, size }: Spot & { readonly id: SymbolId }): ReactNode {
  const { rotate, shapes } = symbolShapes[id];
  return (
    <Svg
      style={{ position: 'absolute', left: x, top: y, width: size, height: size }}
      viewBox="0 0 24 24"
    >
      <G {...(rotate !== undefined && { transform: `rotate(${rotate}, 12, 12)` })}>
        {shapes.map((shape) => (
          <ShapePath key={shape.path} shape={shape} />
        ))}
      </G>
    </Svg>
  );
}

export type MarkId = Mood | 'advice' | 'unknown';

export const markOf: Readonly<Record<Severity, MarkId>> = {
  error: 'broken',
  warning: 'agree',
  advice: 'advice',
};

const circle = 'M2.7 12a9.3 9.3 0 1 0 18.6 0a9.3 9.3 0 1 0 -18.6 0Z';

/** Shapes of the verdict and of findings, told apart without colour. */
const marks: Readonly<Record<MarkId, readonly Shape[]>> = {
  broken: [{ weight: 'solid', path: 'M12 1.5 22.5 12 12 22.5 1.5 12z' }],
  agree: [
    { weight: 'contour', path: 'M12 3 22 20.5H2z' },
    { weight: 'contour', path: 'M12 9.5v5M12 17.3v.3' },
  ],
  legal: [
    { weight: 'contour', path: circle },
    { weight: 'contour', path: 'M7.5 12.5l3.2 3.2 5.8-7' },
  ],
  advice: [
    { weight: 'contour', path: circle },
    { weight: 'contour', path: 'M12 11v6M12 7.2v.3' },
  ],
  unknown: [
    {
      weight: 'detail',
      path: 'M4 4H8M11 4H13M16 4H20V8M20 11V13M20 16V20H16M13 20H11M8 20H4V16M4 13V11M4 8V4',
    },
    { weight: 'contour', path: 'M9 9.6C9 6.2 15 6.2 15 9.6C15 12 12 11.8 12 14.2M12 17v.3' },
  ],
};

export function Mark({ id, x, y, size }: Spot & { readonly id: MarkId }): ReactNode {
  return (
    <Svg
      style={{ position: 'absolute', left: x, top: y, width: size, height: size }}
      viewBox="0 0 24 24"
    >
      {marks[id].map((shape) => (
        <ShapePath key={shape.path} shape={shape} />
      ))}
      {id === 'broken' && (
        <Path
          d="M12 6.5v6.5M12 16.3v.4"
          fill="none"
          stroke="#ffffff"
          strokeWidth={2.2}
          strokeLinecap="round"
        />
      )}
    </Svg>
  );
}

/** A level rule. */
export function Rule({
  x = 0,
  y,
  width,
  weight = stroke.hair,
  colour = '#000000',
}: {
  readonly x?: number;
  readonly y: number;
  readonly width: number;
  readonly weight?: number;
  readonly colour?: string;
}): ReactNode {
  return (
    <Svg
      style={{ position: 'absolute', left: x, top: y - weight / 2, width, height: weight }}
      viewBox={`0 0 ${width} ${weight}`}
    >
      <Path d={`M0 ${weight / 2}H${width}`} stroke={colour} strokeWidth={weight} fill="none" />
    </Svg>
  );
}

/** A thin rule from top to bottom. */
export function UprightRule({
  x,
  y,
  height,
}: {
  readonly x: number;
  readonly y: number;
  readonly height: number;
}): ReactNode {
  const width = stroke.thin;
  return (
    <Svg
      style={{ position: 'absolute', left: x - width / 2, top: y, width, height }}
      viewBox={`0 0 ${width} ${height}`}
    >
      <Path d={`M${width / 2} 0V${height}`} stroke="#000000" strokeWidth={width} fill="none" />
    </Svg>
  );
}
