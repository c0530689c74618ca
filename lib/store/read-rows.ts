import type { Backend, Rows } from './backend';
import { readHistory } from './history';
import type { Stored } from './operation';
import { type DamagedRow, type ListRecord, newestFirst } from './record';
import { readRecord } from './schema';

/** One list as it is stored, or why there is none to show. */
export type Found =
  | { readonly missing?: undefined; readonly stored: Stored }
  | { readonly missing: 'not-found' | 'damaged' };

/** Every list, deleted ones and damaged rows apart; newest first. */
export interface Shelf {
  readonly lists: readonly ListRecord[];
  readonly deleted: readonly ListRecord[];
  readonly damaged: readonly DamagedRow[];
}

/** Reads the two rows of a list. */
export function readStored(rows: Rows): Found {
  if (rows.record === undefined) return { missing: 'not-found' };
  const read = readRecord(rows.record);
  if (!read.ok) return { missing: 'damaged' };
  return { stored: { record: read.record, history: readHistory(rows.history, read.record.id) } };
}

/** Reads all lists; what cannot be read stands aside and stops none of the others. */
export async function readShelf(backend: Backend): Promise<Shelf> {
  const lists: ListRecord[] = [];
  const deleted: ListRecord[] = [];
  const damaged: DamagedRow[] = [];
  for (const { key, raw } of await backend.readAll()) {
    const read = readRecord(raw);
    if (!read.ok) damaged.push({ key, raw, fault: read.fault });
    else if (read.record.deleted === undefined) lists.push(read.record);
    else deleted.push(read.record);
  }
  return { lists: lists.sort(newestFirst), deleted: deleted.sort(newestFirst), damaged };
}
