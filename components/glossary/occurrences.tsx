'use client';

import { useState } from 'react';
import type { RulesetCard } from '@/lib/rules/ruleset';
import { profilesWith } from '@/lib/rules/terms';
import { useWords } from '../language/use-words';
import { useRuleset } from '../rulesets/use-ruleset';
import { glossaryWords } from './words';

/** In how many profiles a term occurs; opened, in which. */
export function Occurrences({
  card,
  term,
  profiles,
}: {
  readonly card: RulesetCard;
  readonly term: string;
  readonly profiles: number;
}) {
  const words = useWords(glossaryWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-6 cursor-pointer items-center underline decoration-dotted underline-offset-[.2em] hover:text-ink max-tablet:min-h-(--touch)">
        {words.inProfiles(profiles)}
        <span className="sr-only">{words.withTerm(term)}</span>
      </summary>
      {isOpen && <ByNation card={card} term={term} />}
    </details>
  );
}

function ByNation({ card, term }: { readonly card: RulesetCard; readonly term: string }) {
  const words = useWords(glossaryWords);
  const ruleset = useRuleset(card.id);
  if (!ruleset) return <p>{words.moment}</p>;
  const profiles = profilesWith(ruleset, term);
  return (
    <dl className="mt-1 mb-2 grid gap-1">
      {card.nations.map(({ id, name }) => {
        const names = profiles.filter(({ nation }) => nation === id).map((profile) => profile.name);
        return (
          names.length > 0 && (
            <div key={id}>
              <dt className="inline font-bold text-ink">{name}: </dt>
              <dd className="inline">{names.join(', ')}</dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
