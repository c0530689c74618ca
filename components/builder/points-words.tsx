import { sizeOf, sizeWords } from '@/lib/rules/size-words';
import type { View } from '@/lib/rules/view';
import { useWords } from '../language/use-words';
import { builderWords } from './words/builder';

/** "416 of 400, 16 over" on one line, for the feet of phone screens. */
export function PointsWords({ view }: { readonly view: View }) {
  const words = useWords(builderWords);
  const { points, cap, units, ruleset } = view;
  if (!ruleset.card.points)
    return <span className="figures font-bold">{sizeWords(ruleset, sizeOf(units))}</span>;
  const left = cap === null ? 0 : cap - points;
  return (
    <span className="leading-none">
      <b className="figures font-display text-[1.5rem]">{points}</b>{' '}
      {cap === null ? words.noCap : words.ofCap(cap)}{' '}
      {left < 0 && <b className="text-rubric">{words.over(-left)}</b>}
      {left > 0 && <b className="text-ink-2">{words.left(left)}</b>}
    </span>
  );
}
