import { sizeOf, sizeWords } from '@/lib/rules/size-words';
import type { View } from '@/lib/rules/view';

/** "416 of 400, 16 over" on one line, for the feet of phone screens. */
export function PointsWords({ view }: { readonly view: View }) {
  const { points, cap, units, ruleset } = view;
  if (!ruleset.card.points)
    return <span className="figures font-bold">{sizeWords(ruleset, sizeOf(units))}</span>;
  const left = cap === null ? 0 : cap - points;
  return (
    <span className="leading-none">
      <b className="figures font-display text-[1.5rem]">{points}</b>{' '}
      {cap === null ? 'points, no cap' : `of ${cap}`}{' '}
      {left < 0 && <b className="text-rubric">{-left} over</b>}
      {left > 0 && <b className="text-ink-2">{left} left</b>}
    </span>
  );
}
