import { type KnownRuleset, formatDocument, noJson, parseDocument } from '../roster/document';
import type { Extra, List } from '../roster/list';
import { parseJson } from '../roster/parse-json';
import { type Read, type ReadError, failure } from '../roster/read-error';
import { tooLarge } from './too-large';

export const backupFormat = 'muster-backup';
export const backupVersion = 1;

/** A backup holds a whole shelf: more than a list file, and still bounded. */
export const mostBackupBytes = 100 * 1024 * 1024;
export const mostBackupLists = 20_000;

/** A list as a device keeps it. */
export interface KeptList {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly changed: number;
  /** When it was put in the bin, for one that lies there. */
  readonly deleted?: number;
  readonly list: List;
}

/** What a backup holds. */
export interface Backup {
  /** Milliseconds since 1970, when it was made; absent where the file does not say. */
  readonly made?: number;
  readonly lists: readonly KeptList[];
  /** Places of lists in it that cannot be read, from 0, and why. The others are not lost with them. */
  readonly unreadable: readonly { readonly at: number; readonly error: ReadError }[];
  /** Its other fields, as they stand: what is kept beside lists. */
  readonly beside: Extra;
}

/**
 * All lists of a device as the text of one file, with the fields of what is kept `beside` them. They
 * come last and versions that do not know them read past them, so that the version stays the same.
 */
export function formatBackup(lists: readonly KeptList[], made: number, beside: Extra = {}): string {
  const document = {
    format: backupFormat,
    version: backupVersion,
    made,
    lists: lists.map(({ id, created, changed, deleted, list }) => ({
      id,
      created,
      changed,
      ...(deleted !== undefined && { deleted }),
      list: formatDocument(list),
    })),
    ...beside,
  };
  return `${JSON.stringify(document, undefined, 1)}\n`;
}

function besideIn(document: Extra): Extra {
  const own = new Set(['format', 'version', 'made', 'lists']);
  return Object.fromEntries(Object.entries(document).filter(([field]) => !own.has(field)));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0;
}

function parseKept(value: unknown, known: readonly KnownRuleset[]): Read<KeptList> {
  if (!isObject(value)) return failure('not-a-list');
  const { id, created, changed, deleted } = value;
  if (typeof id !== 'string' || id === '') return failure('invalid-list', 'id: must be a text');
  if (!isTime(created)) return failure('invalid-list', 'created: must be a time');
  if (!isTime(changed)) return failure('invalid-list', 'changed: must be a time');
  if (deleted !== undefined && !isTime(deleted))
    return failure('invalid-list', 'deleted: must be a time');
  const list = parseDocument(value['list'], known);
  if (!list.ok) return list;
  const bin = deleted === undefined ? {} : { deleted };
  return { ok: true, value: { id, created, changed, ...bin, list: list.value } };
}

/** Reads a backup (any parsed JSON value). A list that cannot be read does not spoil the others. */
export function parseBackup(value: unknown, known: readonly KnownRuleset[]): Read<Backup> {
  if (!isObject(value) || value['format'] !== backupFormat)
    return failure('not-a-list', 'it is no backup');
  const { version, made, lists: rows } = value;
  if (Number.isInteger(version) && version !== backupVersion)
    return failure('unsupported-version', String(version));
  if (version !== backupVersion) return failure('invalid-list', 'version: must be a whole number');
  if (!Array.isArray(rows)) return failure('invalid-list', 'lists: must be lists');
  if (rows.length > mostBackupLists)
    return failure('invalid-list', `lists: must be at most ${mostBackupLists}`);
  const lists: KeptList[] = [];
  const unreadable: { at: number; error: ReadError }[] = [];
  const ids = new Set<string>();
  for (const [at, row] of rows.entries()) {
    const kept = parseKept(row, known);
    if (!kept.ok) unreadable.push({ at, error: kept.error });
    else if (ids.has(kept.value.id))
      unreadable.push({ at, error: { code: 'invalid-list', detail: 'id: it stands twice' } });
    else {
      ids.add(kept.value.id);
      lists.push(kept.value);
    }
  }
  const beside = besideIn(value);
  return { ok: true, value: { ...(isTime(made) && { made }), lists, unreadable, beside } };
}

/** Reads the text of a backup's file. */
export function parseBackupText(source: string, known: readonly KnownRuleset[]): Read<Backup> {
  if (source.length > mostBackupBytes) return tooLarge(mostBackupBytes);
  const json = parseJson(source.replace(/^\uFEFF/, ''));
  return json.ok ? parseBackup(json.value, known) : noJson(source, json.why);
}
