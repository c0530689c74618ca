import { useWords } from '../language/use-words';
import { uiWords } from './words';

/**
 * Points against the cap: hatching up to the total; over the cap the whole bar is rescaled to the
 * total, a mark stands out at the cap and the excess is solid. Height in px.
 */
export function PointsBar({
  points,
  cap,
  height = 10,
}: {
  readonly points: number;
  readonly cap: number;
  readonly height?: number;
}) {
  const words = useWords(uiWords);
  const over = points > cap;
  const used = over ? (cap / points) * 100 : (points / cap) * 100;
  return (
    <div
      role="meter"
      aria-label={words.pointsOf(points, cap)}
      aria-valuemin={0}
      aria-valuemax={Math.max(cap, points)}
      aria-valuenow={points}
      className="relative border-[1.25px] border-line bg-sheet"
      style={{ height }}
    >
      <div
        className={`absolute inset-y-0 left-0 transition-[width] duration-(--slow) ease-(--ease) ${over || points === 0 ? '' : 'border-r-2 border-accent'}`}
        style={{
          width: `${used}%`,
          background: 'var(--hatch) color-mix(in oklab, var(--accent) 14%, var(--sheet))',
        }}
      />
      {over && (
        <>
          <div className="absolute inset-y-0 right-0 bg-rubric" style={{ left: `${used}%` }} />
          <div
            className="absolute -top-1.5 -bottom-1.5 w-[2.5px] -translate-x-1/2 bg-line"
            style={{ left: `${used}%` }}
          />
        </>
      )}
    </div>
  );
}
