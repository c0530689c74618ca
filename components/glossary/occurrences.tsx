'use client';

import { useState } from 'react';
import { count } from '@/lib/rules/english';
import type { RulesetCard } from '@/lib/rules/ruleset';
import { profilesWith } from '@/lib/rules/terms';
import { useRuleset } from '../rulesets/use-ruleset';

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
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="inline-flex min-h-6 cursor-pointer items-center underline decoration-dotted underline-offset-[.2em] hover:text-ink max-tablet:min-h-(--touch)">
        In {count(profiles, 'profile')}
        <span className="sr-only"> with {term}</span>
      </summary>
      {isOpen && <ByNation card={card} term={term} />}
    </details>
  );
}

function ByNation({ card, term }: { readonly card: RulesetCard; readonly term: string }) {
  const ruleset = useRuleset(card.id);
  if (!ruleset) return <p>One moment.</p>;
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
