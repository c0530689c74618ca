import type { SymbolId } from '@/lib/roster/profile';
import { type ShapeWeight, symbolShapes } from '@/lib/roster/symbol-shapes';

const strokeOf: Readonly<Record<Exclude<ShapeWeight, 'solid'>, number>> = {
  contour: 1.75,
  detail: 1.2,
  chevron: 2.4,
};

/** The drawn sign of a profile. Always beside its name, so assistive technology skips it. */
export function Symbol({
  id,
  className = 'size-6',
}: {
  readonly id: SymbolId;
  readonly className?: string;
}) {
  const { rotate, shapes } = symbolShapes[id];
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={`shrink-0 ${className}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <g {...(rotate !== undefined && { transform: `rotate(${rotate} 12 12)` })}>
        {shapes.map(({ weight, path }) =>
          weight === 'solid' ? (
            <path key={path} d={path} fill="currentColor" stroke="none" />
          ) : (
            <path
              key={path}
              d={path}
              strokeWidth={strokeOf[weight]}
              {...(weight === 'chevron' && {
                strokeLinejoin: 'miter' as const,
                strokeLinecap: 'butt' as const,
              })}
            />
          ),
        )}
      </g>
    </svg>
  );
}
