'use client';

import { registry } from '@/data';
import type { List } from '@/lib/roster/list';
import { useWords } from '../language/use-words';
import { useRulesets } from '../rulesets/use-ruleset';
import { Button } from '../ui/button';
import { ListLine } from './list-line';
import { shelfWords } from './words';

const shown = registry.filter(({ card }) => card.points).map(({ card }) => card.id);

/** A list of each ruleset with points, to be opened as one's own. */
export function Samples({ onOpen }: { readonly onOpen: (sample: List) => void }) {
  const words = useWords(shelfWords);
  const rulesets = useRulesets(shown);
  // All at once, so that none pushes another down.
  const isHere = shown.every((id) => rulesets.has(id));
  return (
    <ul className="min-h-80">
      {isHere &&
        shown.map((id) => {
          const ruleset = rulesets.get(id);
          const sample = ruleset?.samples[0];
          return (
            sample && (
              <li key={id} className="border-b border-hair py-4 first:border-t">
                <ListLine
                  list={sample}
                  ruleset={ruleset}
                  title={sample.name}
                  when={words.sample}
                  end={
                    <Button
                      aria-label={words.openNamed(sample.name)}
                      onClick={() => onOpen(sample)}
                    >
                      {words.open}
                    </Button>
                  }
                />
              </li>
            )
          );
        })}
    </ul>
  );
}
