import { sizeOf, sizeWords } from '@/lib/rules/size-words';
import type { View } from '@/lib/rules/view';
import { useWords } from '../language/use-words';
import { PointsBar } from '../ui/points-bar';
import { PointsScale } from './points-scale';
import { findingsWords } from './words';

/** What the list is worth, large, and the bar to its cap. */
export function BigPoints({ view }: { readonly view: View }) {
  const words = useWords(findingsWords);
  const { points, cap, units, ruleset } = view;
  if (!ruleset.card.points) return <Size words={sizeWords(ruleset, sizeOf(units))} />;
  return (
    <>
      <p className="flex items-baseline gap-2">
        <b className="figures font-display text-[3.5rem] leading-none">{points}</b>
        <span className="text-ink-2">{cap === null ? words.noCap : words.ofCap(cap)}</span>
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

/** "12 units, 96 bases": the first large, as points are. */
function Size({ words }: { readonly words: string }) {
  const [, number = '', rest = ''] = /^(\d+) (.*)$/.exec(words) ?? [];
  return (
    <p className="flex items-baseline gap-2">
      <b className="figures font-display text-[3.5rem] leading-none">{number}</b>
      <span className="text-ink-2">{rest}</span>
    </p>
  );
}
