import type { Dexie } from 'dexie';
import { isObject } from './check-list';
import { type ListRecord, faultInRecord, recordVersion } from './record';

/*
 * Versions of what is stored, in one place.
 *
 * 1 (first): `lists`, one record per list; `history`, the undo steps of each.
 * 2: `deskRows` and `deskEvents`, what lies on the check desk; records of lists are as before.
 * 3: `games`, lists at the table; `owned`, the player's collection; `seals`, lists that are sealed
 *    until they are revealed; records of lists are as before.
 *
 * A new version adds its tables here and its way up from the one before to `migrations`; its number
 * is also the `recordVersion` that is written from then on, so that a page with older code is told
 * to close by the browser before it can meet a record it does not know. Records are carried up when
 * they are read, one by one, and written in the new shape with their next edit: one that cannot be
 * carried up is a damaged row and the others open, where an upgrade in one transaction would fail
 * as a whole. A version drops no table and no index: Dexie in an older page would put it back. Each
 * version keeps a saved database in `tests/fixtures/store`.
 */

export const databaseName = 'muster-roll';
export const databaseVersion: number = recordVersion;

/** Declares the tables and their indexes. */
export function declareVersions(db: Dexie): void {
  db.version(1).stores({ lists: 'id, changed, deleted', history: 'id' });
  db.version(2).stores({ deskRows: 'id', deskEvents: 'id' });
  db.version(3).stores({ games: 'id', owned: 'id', seals: 'id' });
}

type Row = Readonly<Record<string, unknown>>;

/** From a version to the next: what a record becomes. May throw on what it cannot read. */
export type Migrations = Readonly<Record<number, (row: Row) => Row>>;

const migrations: Migrations = { 1: (row) => row, 2: (row) => row };

/** Carries a row up to version `to`, one version at a time; as it is where no way is known. */
export function migrate(row: Row, to: number, ways: Migrations): Row {
  let current = row;
  for (let version = Number(row['version']); version < to; version += 1) {
    const way = ways[version];
    if (!way) break;
    current = { ...way(current), version: version + 1 };
  }
  return current;
}

export type ReadRecord =
  | { readonly ok: true; readonly record: ListRecord }
  | { readonly ok: false; readonly fault: string };

/** Reads what lies in the `lists` table: a record of any version so far, or a damaged row. */
export function readRecord(raw: unknown): ReadRecord {
  let row = raw;
  try {
    if (isObject(raw)) row = migrate(raw, recordVersion, migrations);
  } catch {
    return { ok: false, fault: 'version' };
  }
  const fault = faultInRecord(row);
  return fault ? { ok: false, fault } : { ok: true, record: row as ListRecord };
}
