'use client';

import { memo } from 'react';
import type { Entry } from '@/lib/roster/list';
import { sizeWords } from '@/lib/rules/size-words';
import { useWords } from '../language/use-words';
import type { Faults } from './arrange-list';
import { Rows } from './rows';
import { useDesk } from './use-desk';
import { builderWords } from './words/builder';

interface Props {
  /** Nothing for entries whose profile the ruleset does not have. */
  readonly name: string | undefined;
  readonly entries: readonly Entry[];
  readonly models: number;
  readonly points: number;
  readonly faults: Faults;
}

/** Whether nothing in it changed: its arrays are made anew with every state of the list. */
function isSame(a: Props, b: Props): boolean {
  return (
    a.name === b.name &&
    a.models === b.models &&
    a.points === b.points &&
    a.entries.length === b.entries.length &&
    a.entries.every(
      (entry, at) => entry === b.entries[at] && a.faults.get(entry) === b.faults.get(entry),
    )
  );
}

/** One heading of a group with its rows, its number of models and its points. */
export const ListSection = memo(function ListSection({
  name,
  entries,
  models,
  points,
  faults,
}: Props) {
  const words = useWords(builderWords);
  const { ruleset } = useDesk();
  const units = entries.reduce((sum, entry) => sum + entry.count, 0);
  return (
    <div role="group" aria-label={name ?? words.stranger} data-section="">
      <h2 className="flex items-baseline justify-between gap-4 border-b border-hair pt-3 pb-1.5 font-display text-l leading-none font-normal italic">
        {name ?? words.stranger}
        {name !== undefined && (
          <span className="figures font-text text-s leading-tight whitespace-nowrap text-ink-2 not-italic">
            {sizeWords(ruleset, { units, models })}
            {ruleset.card.points && (
              <>
                <span className="px-1 text-edge">·</span>
                {words.pointsOf(points)}
              </>
            )}
          </span>
        )}
      </h2>
      <Rows entries={entries} faults={faults} />
    </div>
  );
}, isSame);
