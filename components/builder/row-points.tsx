import type { Unit } from '@/lib/rules/view';
import { useWords } from '../language/use-words';
import { builderWords } from './words/builder';

/** Points of an entry, and of each where that says more. */
export function RowPoints({ unit }: { readonly unit: Unit }) {
  const words = useWords(builderWords);
  const { points, each, entry, profile } = unit;
  const isBare = each === profile.points;
  return (
    <p className="figures text-right leading-none max-tablet:self-start max-tablet:[grid-area:p]">
      <b className="text-[1.1875rem]">{points}</b>
      <span className="sr-only"> {words.pointsAfter}</span>
      {(entry.count > 1 || !isBare) && (
        <span className="mt-0.5 block text-xs text-ink-2 max-tablet:hidden">
          {entry.count > 1 ? words.each(each) : words.printed(profile.points)}
        </span>
      )}
    </p>
  );
}
