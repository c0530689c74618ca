import type { DeskRow } from '../desk/row';
import { faultInList, isObject } from './check-list';
import type { Backend, KeyedRow } from './backend';

/** A row of the check desk as it is kept, and its place among the others. */
export interface KeptRow {
  readonly id: string;
  /** Rows lie in the order in which they came. */
  readonly at: number;
  /** What the rules said of it is shown at once and then looked at anew, as the data may be newer. */
  readonly row: DeskRow;
}

/** The rules of an event as they are kept: a document, which is read like that of a file. */
export interface KeptEvent {
  readonly id: string;
  readonly document: unknown;
  /** Milliseconds since 1970. */
  readonly saved: number;
}

export interface ReadRows {
  readonly rows: readonly KeptRow[];
  /** Ids of what is kept but can no longer be made out. */
  readonly damaged: readonly string[];
}

/** What lies on the check desk. These reject where nothing could be read or stored. */
export interface DeskStore {
  /** Every row, in order. */
  readonly readRows: () => Promise<ReadRows>;
  /** Those of these rows that are there, in order. */
  readonly readRowsOf: (ids: readonly string[]) => Promise<ReadRows>;
  /** Tells the ids of all rows now and whenever some come or go, in this tab or another. */
  readonly watchRows: (next: (ids: readonly string[]) => void) => void;
  readonly changeRows: (put: readonly KeptRow[], remove: readonly string[]) => Promise<void>;
  /** Every event, the one that was saved last first. */
  readonly readEvents: () => Promise<readonly KeptEvent[]>;
  /** Tells them now and whenever one changes, in this tab or another. */
  readonly watchEvents: (next: (events: readonly KeptEvent[]) => void) => void;
  readonly changeEvents: (put: readonly KeptEvent[], remove: readonly string[]) => Promise<void>;
}

/** A look at a row that is enough for nothing to fail on it. */
function isRow(value: unknown): value is DeskRow {
  if (!isObject(value)) return false;
  const { id, file, verdict } = value;
  if (typeof id !== 'string' || typeof file !== 'string') return false;
  if (verdict === 'unreadable')
    return typeof value['message'] === 'string' && typeof value['way'] === 'string';
  const { report, notes } = value;
  return (
    faultInList(value['list']) === undefined &&
    Array.isArray(notes) &&
    isObject(report) &&
    typeof report['name'] === 'string' &&
    Number.isFinite(report['models']) &&
    [report['points'], report['cap']].every((n) => n === null || Number.isFinite(n)) &&
    Array.isArray(report['findings'])
  );
}

function isKept(value: unknown): value is KeptRow {
  return isObject(value) && Number.isFinite(value['at']) && isRow(value['row']);
}

function isEvent(value: unknown): value is KeptEvent {
  return (
    isObject(value) &&
    typeof value['id'] === 'string' &&
    Number.isFinite(value['saved']) &&
    isObject(value['document'])
  );
}

function sortOut(all: readonly KeyedRow[]): ReadRows {
  const rows = all.flatMap(({ raw }) => (isKept(raw) ? [raw] : []));
  return {
    rows: rows.toSorted((a, b) => a.at - b.at),
    damaged: all.flatMap(({ key, raw }) => (isKept(raw) ? [] : [String(key)])),
  };
}

function sortEvents(all: readonly KeyedRow[]): readonly KeptEvent[] {
  const events = all.flatMap(({ raw }) => (isEvent(raw) ? [raw] : []));
  return events.toSorted((a, b) => b.saved - a.saved);
}

export function createDeskStore(ready: Promise<Backend>): DeskStore {
  return {
    readRows: async () => sortOut(await (await ready).readSide('deskRows')),
    readRowsOf: async (ids) => sortOut(await (await ready).readSideRows('deskRows', ids)),
    watchRows: (next) => {
      void ready.then((backend) =>
        backend.watch(
          () => backend.readSideKeys('deskRows'),
          (reading) => {
            if (reading.ok) next(reading.value.map(String));
          },
        ),
      );
    },
    changeRows: async (put, remove) => (await ready).changeSide('deskRows', put, remove),
    readEvents: async () => sortEvents(await (await ready).readSide('deskEvents')),
    watchEvents: (next) => {
      void ready.then((backend) =>
        backend.watch(
          () => backend.readSide('deskEvents'),
          (reading) => {
            if (reading.ok) next(sortEvents(reading.value));
          },
        ),
      );
    },
    changeEvents: async (put, remove) => (await ready).changeSide('deskEvents', put, remove),
  };
}
