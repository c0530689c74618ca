import { isObject } from './check-list';
import type { Operation } from './operation';

/*
 * IndexedDB answers later, and a page that is closed before takes its unfinished transactions with
 * it. So every operation is first written here, at once, in the click itself, and removed when the
 * database has it; what is left over is done when the site is opened next.
 *
 * One key per operation: tabs share localStorage, and none can overwrite what another wrote.
 */

const prefix = 'muster-roll.journal/';
/** Present as soon as anything was written: without it, the storage was cleared from outside. */
const marker = 'muster-roll.journal';
const journalVersion = 1;

/** While the database fails, operations pile up; past this many they are kept in memory only. */
export const journalLength = 1000;

/** The few calls of localStorage that the journal needs. */
export type KeyStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

export interface Journal {
  /** Whether it is written: from now on it survives the page. */
  write(operation: Operation): boolean;
  remove(operation: Operation): void;
  /** Whether it stands in the journal now, whoever wrote it. */
  holds(list: string, id: string): boolean;
  /**
   * Whether an operation that was written is there no more, because a tab, this one or another, has
   * stored it.
   */
  isSettled(operation: Operation): boolean;
  /** What stands in it, of one list or of all, in the order in which it was done. */
  leftover(list?: string): readonly Operation[];
}

const actions: readonly unknown[] = ['create', 'edit', 'undo', 'redo', 'remove', 'restore'];

function isOperation(value: unknown): value is Operation {
  if (!isObject(value) || !actions.includes(value['do'])) return false;
  const { id, of, at, edits, step, list } = value;
  if (typeof id !== 'string' || typeof of !== 'string' || typeof at !== 'number') return false;
  if (value['do'] === 'edit') return Array.isArray(edits);
  if (value['do'] === 'create') return isObject(list);
  return value['do'] === 'undo' || value['do'] === 'redo' ? typeof step === 'string' : true;
}

function keyOf(list: string, id: string): string {
  return `${prefix}${list}/${id}`;
}

/** What stands under one key. `nth` counts the operations of a page: clocks may be set back. */
interface JournalEntry {
  readonly version: number;
  readonly page: string;
  readonly nth: number;
  readonly operation: Operation;
}

/** Reads an entry; of a damaged or foreign one nothing but its version, if it has one. */
function parse(text: string | null): JournalEntry | { readonly version?: unknown } {
  try {
    const value: unknown = JSON.parse(text ?? '');
    if (!isObject(value)) return {};
    const { version, page, nth, operation } = value;
    const isEntry =
      version === journalVersion && typeof page === 'string' && typeof nth === 'number';
    return isEntry && isOperation(operation) ? { version, page, nth, operation } : { version };
  } catch {
    return {};
  }
}

/** Page by page, those of a page as they were made. */
function inOrder(entries: readonly JournalEntry[]): readonly Operation[] {
  const starts = new Map<string, number>();
  for (const { page, operation } of entries)
    starts.set(page, Math.min(operation.at, starts.get(page) ?? Infinity));
  const startOf = ({ page }: JournalEntry): number => starts.get(page) ?? 0;
  return [...entries]
    .sort((a, b) => startOf(a) - startOf(b) || a.page.localeCompare(b.page) || a.nth - b.nth)
    .map(({ operation }) => operation);
}

/**
 * A journal in this storage, for the page with this id. Where the storage is missing, full or
 * throws, operations are not in it.
 */
export function createJournal(storage: KeyStorage | undefined, page: string): Journal {
  let written = 0;

  function attempt<T>(work: (storage: KeyStorage) => T, otherwise: T): T {
    try {
      return storage ? work(storage) : otherwise;
    } catch {
      return otherwise;
    }
  }

  function keys(from: KeyStorage, start: string): readonly string[] {
    const found = Array.from({ length: from.length }, (_, index) => from.key(index));
    return found.filter((key) => key !== null).filter((key) => key.startsWith(start));
  }

  return {
    write: (operation) =>
      attempt((to) => {
        if (keys(to, prefix).length >= journalLength) return false;
        to.setItem(marker, String(journalVersion));
        const nth = (written += 1);
        const entry: JournalEntry = { version: journalVersion, page, nth, operation };
        to.setItem(keyOf(operation.of, operation.id), JSON.stringify(entry));
        return true;
      }, false),

    remove: ({ of, id }) => attempt((from) => from.removeItem(keyOf(of, id)), undefined),

    holds: (list, id) => attempt((from) => from.getItem(keyOf(list, id)) !== null, false),

    isSettled: ({ of, id }) =>
      attempt(
        (from) => from.getItem(marker) !== null && from.getItem(keyOf(of, id)) === null,
        false,
      ),

    leftover: (list) =>
      attempt((from) => {
        const found: JournalEntry[] = [];
        for (const key of keys(from, list === undefined ? prefix : `${prefix}${list}/`)) {
          const entry = parse(from.getItem(key));
          if ('operation' in entry) found.push(entry);
          // What a newer version wrote is left to it; anything else is of no use to anybody.
          else if (!(Number(entry.version) > journalVersion)) from.removeItem(key);
        }
        return inOrder(found);
      }, []),
  };
}
