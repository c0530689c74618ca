'use client';

import { type ComponentType, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Entry } from '@/lib/roster/list';
import type { Faults } from './arrange-list';
import { EntryRow } from './entry-row';
import { focusOn, handleSelector } from './focus';

export interface RowsProps {
  readonly entries: readonly Entry[];
  readonly faults: Faults;
}

/**
 * The rows under one heading. They can be dragged once somebody's pointer or focus is on a handle:
 * what dragging takes is fetched then, and no sooner.
 */
export function Rows({ entries, faults }: RowsProps) {
  const [Sortable, setSortable] = useState<ComponentType<RowsProps>>();

  async function prepare() {
    const { SortableRows } = await import('./sortable-rows');
    const focused = document.activeElement?.closest<HTMLElement>('[data-handle]');
    const key = focused?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    flushSync(() => setSortable(() => SortableRows));
    if (key !== undefined) focusOn(handleSelector(key));
  }

  if (Sortable) return <Sortable entries={entries} faults={faults} />;
  return (
    <ol>
      {entries.map((entry) => (
        <EntryRow key={entry.key} entry={entry} fault={faults.get(entry)} onHandle={prepare} />
      ))}
    </ol>
  );
}
