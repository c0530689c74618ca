import type { List } from '@/lib/roster/list';
import { faultInList, isObject } from './check-list';

/** The shape of a stored list that this code writes; see `schema.ts` for how it may change. */
export const recordVersion = 3;

/** A list as it lies in the database. */
export interface ListRecord {
  readonly id: string;
  readonly version: typeof recordVersion;
  readonly list: List;
  /** Milliseconds of the clock when it was made. */
  readonly created: number;
  /** Milliseconds of its last edit; never goes back, whatever the clock does. */
  readonly changed: number;
  /** When it was put in the bin, from which it can be taken back for a while. */
  readonly deleted?: number;
  /** Counts every write, so that a reader knows which of two copies is the later one. */
  readonly revision: number;
  /** Ids of the last operations that are in it, so that none is applied twice. */
  readonly operations: readonly string[];
}

/** A row that is no readable record, as it was found. It is never written over. */
export interface DamagedRow {
  readonly key: IDBValidKey;
  readonly raw: unknown;
  /** The path of the first thing wrong with it. */
  readonly fault: string;
}

const day = 24 * 60 * 60 * 1000;

/** How long a deleted list can be restored. */
export const keptDeleted = 30 * day;

/**
 * A list's date that is further ahead than this comes from a broken clock: it must not pull the
 * dates of all later edits with it.
 */
export const trustedLead = 2 * day;

/**
 * The date of an edit: the clock's, unless that was set back. Then it is just after the list's own
 * last date and after `newest`, that of the last edited list, so that newest first stays true.
 */
export function dateEdit(clock: number, own: number, newest: number): number {
  return Math.max(clock, own + 1, newest + 1);
}

function isDate(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}

/** The first thing that makes this value no record of the current version. */
export function faultInRecord(value: unknown): string | undefined {
  if (!isObject(value)) return 'record';
  if (typeof value['id'] !== 'string') return 'id';
  if (value['version'] !== recordVersion) return 'version';
  if (!isDate(value['created'])) return 'created';
  if (!isDate(value['changed'])) return 'changed';
  if (value['deleted'] !== undefined && !isDate(value['deleted'])) return 'deleted';
  if (!Number.isInteger(value['revision'])) return 'revision';
  const { operations } = value;
  if (!Array.isArray(operations) || !operations.every((id) => typeof id === 'string'))
    return 'operations';
  const fault = faultInList(value['list']);
  return fault && `list.${fault}`;
}

/** Bytes of a record, as JSON: close to what a browser's database takes for it. */
export function recordBytes(record: ListRecord): number {
  return new TextEncoder().encode(JSON.stringify(record)).length;
}

/** What the shelf shows first: the last changed one. Equal dates keep one order everywhere. */
export function newestFirst(a: ListRecord, b: ListRecord): number {
  return b.changed - a.changed || b.created - a.created || (a.id < b.id ? -1 : 1);
}
