import type { Unit } from '@/lib/rules/view';
import { useWords } from '../language/use-words';
import { entryWords } from './words/entry';

/** More men than this are only counted. */
const mostDrawn = 24;

/**
 * The men of a gun, one figure each: solid for those who come with it, hatched for those bought, and
 * a line under as many as it needs. Nothing for a unit that is one man and buys none.
 */
export function CrewFigures({ unit }: { readonly unit: Unit }) {
  const { men } = useWords(entryWords);
  const { profile, taken, entry, models } = unit;
  const each = models / entry.count;
  const bought = each - profile.models;
  if (profile.models === 1 && bought === 0) return null;
  const needed = profile.needed ?? 0;
  const prices = taken
    .filter(({ option }) => option.models > 0)
    .map(({ option, quantity }) =>
      quantity > 1
        ? `${option.name} ${quantity} × ${option.points}`
        : `${option.name} ${option.points}`,
    );
  return (
    <div role="group" aria-label={men.title}>
      <h3 className="font-display italic text-ink-2">
        {entry.count > 1 ? men.titleEach : men.title}
      </h3>
      <p className="text-s text-ink-2">
        {men.with(profile.models, bought, prices.join(', '))}
        {needed > 0 && ` ${men.needed(needed)}`}
      </p>
      {each <= mostDrawn && (
        <div
          role="img"
          aria-label={men.drawn(profile.models, bought)}
          className="mt-2 mb-2 flex flex-wrap gap-x-1 gap-y-2.5"
        >
          {Array.from({ length: each }, (_, at) => (
            <span
              key={at}
              className={`relative h-5 w-4 rounded-t-[.5rem] border-[1.5px] border-accent ${
                at < profile.models ? 'bg-accent' : 'hatched'
              } ${
                at < needed
                  ? 'after:absolute after:inset-x-[-4px] after:-bottom-1.5 after:border-b-2 after:border-ink'
                  : ''
              }`}
            />
          ))}
        </div>
      )}
    </div>
  );
}
