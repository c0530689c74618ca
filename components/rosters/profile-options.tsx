import type { Option } from '@/lib/roster/profile';
import type { Ruleset } from '@/lib/rules/ruleset';
import { Term } from '../glossary/term';
import { useWords } from '../language/use-words';
import { rostersWords } from './words';

/** What a profile may have for a price. */
export function ProfileOptions({
  ruleset,
  options,
}: {
  readonly ruleset: Ruleset;
  readonly options: readonly Option[];
}) {
  const words = useWords(rostersWords);
  if (options.length === 0) return null;
  return (
    <div role="group" aria-label={words.options}>
      <h3 className="font-display leading-tight italic text-ink-2">{words.options}</h3>
      <ul className="mt-0.5">
        {options.map(({ id, name, points, effect, limit }) => (
          <li
            key={id}
            className="flex justify-between gap-3 border-b border-hair py-1.5 leading-tight"
          >
            <span>
              <Term ruleset={ruleset} term={name} />
              {(effect !== undefined || limit !== 1) && (
                <span className="block text-s text-ink-2">
                  {[effect, ...(limit === 1 ? [] : [words.anyNumber])].filter(Boolean).join(', ')}
                </span>
              )}
            </span>
            {ruleset.card.points && (
              <span className="figures font-medium text-ink-2">
                {points === 0 ? words.free : `+${points}`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
