import { type FailureReason } from './failure';
import { type Live, LiveValue } from './live';
import type { Shelf } from './read-rows';
import type { DamagedRow, ListRecord } from './record';
import type { Repository } from './repository';

/** All lists as they are stored now. */
export interface ShelfSnapshot extends Shelf {
  readonly isLoading: boolean;
  /** Why they could not be read; what was read before still stands. */
  readonly failed?: FailureReason;
}

/** What there is to see before anything was read. */
export const unreadShelf: ShelfSnapshot = { isLoading: true, lists: [], deleted: [], damaged: [] };

/** The shelf, live. A record that did not change stays the same object. */
export function createShelf(repository: Repository): Live<ShelfSnapshot> {
  const live: LiveValue<ShelfSnapshot> = new LiveValue(unreadShelf, () =>
    repository.watchShelf((reading) => {
      const previous = live.getSnapshot();
      if (reading.ok) live.set({ isLoading: false, ...keepRecords(previous, reading.value) });
      else live.set({ ...previous, isLoading: false, failed: reading.failure.reason });
    }),
  );
  return live;
}

function keepRecords(previous: Shelf, next: Shelf): Shelf {
  const known = new Map([...previous.lists, ...previous.deleted].map((r) => [r.id, r]));
  const keep = (record: ListRecord): ListRecord => {
    const old = known.get(record.id);
    return old?.revision === record.revision ? old : record;
  };
  return { ...next, lists: next.lists.map(keep), deleted: next.deleted.map(keep) };
}

/** What JSON has no form for; databases hold more than that. */
function plain(_field: string, value: unknown): unknown {
  if (typeof value === 'bigint') return `${value}n`;
  return value instanceof Map || value instanceof Set ? [...value] : value;
}

/** A damaged row as text, for a file that somebody may be able to repair. Never throws. */
export function formatDamaged({ key, raw, fault }: DamagedRow): string {
  try {
    return JSON.stringify({ key, fault, raw }, plain, 2);
  } catch {
    // It contains itself: what was seen once is left out then.
    const seen = new Set<unknown>();
    const once = (field: string, value: unknown): unknown => {
      if (seen.has(value)) return undefined;
      if (typeof value === 'object' && value !== null) seen.add(value);
      return plain(field, value);
    };
    return JSON.stringify({ key, fault, raw }, once, 2);
  }
}
