import type { Ruleset } from '@/lib/rules/ruleset';
import { Term } from '../glossary/term';

/** Names to look up, in a line. Those that are not a profile's `own` were bought, and stand out. */
export function TermList({
  ruleset,
  name,
  terms,
  own = terms,
}: {
  readonly ruleset: Ruleset;
  readonly name: string;
  readonly terms: readonly string[];
  readonly own?: readonly string[];
}) {
  if (terms.length === 0) return null;
  return (
    <div role="group" aria-label={name}>
      <h3 className="font-display leading-tight italic text-ink-2">{name}</h3>
      <ul className="mt-0.5 flex flex-wrap gap-x-1">
        {terms.map((term, at) => (
          <li key={term}>
            <Term ruleset={ruleset} term={term} className={own.includes(term) ? '' : 'font-bold'} />
            {at < terms.length - 1 && ','}
          </li>
        ))}
      </ul>
    </div>
  );
}
