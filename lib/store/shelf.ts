import { type Live, LiveValue } from '../live/live';
import { type FailureReason } from './failure';
import type { Shelf } from './read-rows';
import type { ListRecord } from './record';
import type { Repository } from './repository';
import { unreadShelf } from './unread';

/** All lists as they are stored now. */
export interface ShelfSnapshot extends Shelf {
  readonly isLoading: boolean;
  /** Why they could not be read; what was read before still stands. */
  readonly failed?: FailureReason;
}

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
