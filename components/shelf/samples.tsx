'use client';

import type { List } from '@/lib/roster/list';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import type { Sample } from './list-facts';
import { ListLine } from './list-line';
import { useSamples } from './use-samples';
import { shelfWords } from './words';

/** Lists to be opened as one's own. */
export function Samples({
  built,
  isAlive,
  onOpen,
}: {
  /** As the page was built with them, in English. */
  readonly built: readonly Sample[];
  /** Whether they can be opened by now. */
  readonly isAlive: boolean;
  readonly onOpen: (sample: List) => void;
}) {
  const words = useWords(shelfWords);
  const samples = useSamples(built);
  return (
    <ul className="min-h-80">
      {samples.map(({ list, facts }) => (
        <li key={list.ruleset} className="border-b border-hair py-4 first:border-t">
          <ListLine
            list={list}
            facts={facts}
            title={list.name}
            when={words.sample}
            end={
              <Button
                aria-label={words.openNamed(list.name)}
                onClick={() => onOpen(list)}
                className={isAlive ? '' : 'invisible'}
              >
                {words.open}
              </Button>
            }
          />
        </li>
      ))}
    </ul>
  );
}
