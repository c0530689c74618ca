import { count } from '@/lib/rules/english';
import type { View } from '@/lib/rules/view';
import { PointsBar } from '../ui/points-bar';
import { PointsScale } from './points-scale';

/** What the list is worth, large, and the bar to its cap. */
export function BigPoints({ view }: { readonly view: View }) {
  const { points, cap, models, ruleset } = view;
  if (!ruleset.card.points)
    return <p className="font-display text-xl font-bold">{count(models, 'model')}</p>;
  return (
    <>
      <p className="flex items-baseline gap-2">
        <b className="figures font-display text-[3.5rem] leading-none">{points}</b>
        <span className="text-ink-2">{cap === null ? 'points, no cap' : `of ${cap} points`}</span>
      </p>
      {cap !== null && (
        <div className="mt-2">
          <PointsBar points={points} cap={cap} height={20} />
          <PointsScale points={points} cap={cap} />
        </div>
      )}
    </>
  );
}
