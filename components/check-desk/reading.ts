import type { DeskBatch } from '@/lib/desk/batch';
import type { DeskRow } from '@/lib/desk/row';
import type { Outcome } from './desk-state';
import type { Item } from './work/job';

/** Items that are being read, and how far. */
export interface Reading {
  readonly items: readonly Item[];
  /** Files that are done, of all that are known so far. */
  readonly done: number;
  readonly of: number;
  readonly outcome: Outcome;
}

const nothing: Outcome = { lists: 0, skipped: [], notes: [] };

export function begin(items: readonly Item[], before: Outcome = nothing): Reading {
  return { items, done: 0, of: items.length, outcome: before };
}

export function advance(reading: Reading, batch: DeskBatch): Reading {
  const { lists, skipped, notes } = reading.outcome;
  return {
    ...reading,
    done: batch.done,
    of: batch.of,
    outcome: {
      lists: lists + batch.rows.length,
      skipped: [...skipped, ...batch.skipped],
      notes: [...notes, ...batch.notes],
    },
  };
}

/** What a reading that broke off has to do again, and which rows would come twice by that. */
export interface Rest {
  readonly items: readonly Item[];
  readonly isOfRest: (row: DeskRow) => boolean;
}

/** The last item of which something came may have more in it, and is begun again. */
export function restOf({ items }: Reading, rows: readonly DeskRow[]): Rest {
  const ids = rows.map(({ id }) => id);
  const last = items.findLastIndex((item) => ids.some((id) => id.startsWith(item.id)));
  const rest = items.slice(Math.max(0, last));
  const [again] = last < 0 ? [] : rest;
  return { items: rest, isOfRest: ({ id }) => again !== undefined && id.startsWith(again.id) };
}
