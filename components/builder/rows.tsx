'use client';

import { type ComponentType, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Entry } from '@/lib/roster/list';
import type { Faults } from './arrange-list';
import { EntryRow } from './entry-row';
import { focusOn, handleSelector } from './focus';

export interface RowsProps {
  readonly entries: readonly Entry[];
  readonly faults: Faults;
}

/** From this many on, rows that are not on the screen are not laid out. */
const long = 40;

export function listClass(rows: number): string {
  return rows >= long ? 'long-list' : '';
}

/**
 * The rows under one heading. They can be dragged once somebody's pointer or focus is on a handle:
 * what dragging takes is fetched then, and no sooner.
 */
export function Rows({ entries, faults }: RowsProps) {
  const [Sortable, setSortable] = useState<ComponentType<RowsProps>>();

  // The same for as long as the page is open, so that no row is drawn again for its sake.
  const prepare = useCallback(async () => {
    const { SortableRows } = await import('./sortable-rows');
    const focused = document.activeElement?.closest<HTMLElement>('[data-handle]');
    const key = focused?.closest<HTMLElement>('[data-row]')?.dataset['row'];
    flushSync(() => setSortable(() => SortableRows));
    if (key !== undefined) focusOn(handleSelector(key));
  }, []);

  if (Sortable) return <Sortable entries={entries} faults={faults} />;
  return (
    <ol className={listClass(entries.length)}>
      {entries.map((entry) => (
        <EntryRow key={entry.key} entry={entry} fault={faults.get(entry)} onHandle={prepare} />
      ))}
    </ol>
  );
}
