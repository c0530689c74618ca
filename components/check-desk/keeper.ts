import type { DeskRow } from '@/lib/desk/row';
import { type EventRules } from '@/lib/rules/event';
import { formatEvent, parseEvent } from '@/lib/rules/event-document';
import { knownRulesets } from '@/data/index';
import type { DeskStore, KeptEvent, ReadRows } from '@/lib/store/desk-store';
import { type FailureReason, explain } from '@/lib/store/failure';
import { wordsOf } from '../language/area';
import { deskWords } from './words';

/** The id under which the event in force is kept, beside those that were saved by name. */
export const inForce = 'in-force';

/** What a desk has to keep, written in the order in which it happened. */
export interface Keeper {
  readonly putRows: (rows: readonly DeskRow[], places: ReadonlyMap<string, number>) => void;
  readonly removeRows: (ids: readonly string[]) => void;
  readonly putEvent: (event: EventRules) => void;
  /** Tries again to keep what could not be kept. */
  readonly retry: () => void;
  /** Whether a write of this row or event is on its way: what is stored of it by then is no news. */
  readonly isWriting: (id: string) => boolean;
}

/** Rows that other tabs have laid on the desk, and ids of those that they have taken off. */
export interface Elsewhere {
  readonly came: Pick<Kept, 'rows' | 'places'>;
  readonly gone: ReadonlySet<string>;
}

/**
 * Tells what other tabs do to the rows. Only what changes from one look to the next counts, so that
 * a row which could not be stored is never taken for one that somebody took off. Of a row that is
 * just being written nothing is known yet: what is returned looks again, to be called when all is.
 */
export function watchElsewhere(
  store: DeskStore,
  first: Iterable<string>,
  own: { readonly present: () => ReadonlySet<string>; readonly isWriting: Keeper['isWriting'] },
  tell: (news: Elsewhere) => void,
): () => void {
  let known: ReadonlySet<string> = new Set(first);
  let stored: ReadonlySet<string> = known;
  let last: Promise<void> = Promise.resolve();
  const look = () => {
    const before = known;
    const isIn = (id: string) => (own.isWriting(id) ? before : stored).has(id);
    known = new Set([...stored, ...before].filter(isIn));
    const present = own.present();
    const came = [...known].filter((id) => !before.has(id) && !present.has(id));
    const gone = [...before].filter((id) => !known.has(id) && present.has(id));
    if (came.length === 0 && gone.length === 0) return;
    last = last.then(async () => {
      const read = came.length > 0 ? await store.readRowsOf(came) : { rows: [], damaged: [] };
      tell({ came: laidOut(read), gone: new Set(gone) });
    });
    // What cannot be read now is there again at the next start.
    last = last.catch(() => undefined);
  };
  store.watchRows((ids) => {
    stored = new Set(ids);
    look();
  });
  return look;
}

/** Tells the rules of the event that another tab has put in force. */
export function watchEvent(
  store: DeskStore,
  own: { readonly present: () => EventRules; readonly isWriting: Keeper['isWriting'] },
  tell: (event: EventRules) => void,
): void {
  store.watchEvents((events) => {
    const event = own.isWriting(inForce) ? undefined : eventIn(events);
    if (event && written(event) !== written(own.present())) tell(event);
  });
}

const written = (event: EventRules): string => JSON.stringify(formatEvent(event));

/** The event in force among those that are kept; nothing where none was, or it cannot be made out. */
function eventIn(events: readonly KeptEvent[]): EventRules | undefined {
  const document = events.find(({ id }) => id === inForce)?.document;
  const read = document === undefined ? undefined : parseEvent(document, knownRulesets);
  return read?.ok ? read.value : undefined;
}

/** What was kept of the last time. */
export interface Kept {
  readonly rows: readonly DeskRow[];
  readonly places: ReadonlyMap<string, number>;
  readonly event: EventRules;
}

function rowFor(id: string): DeskRow {
  const { file, damaged, way } = wordsOf(deskWords).kept;
  return {
    id,
    file,
    form: 'file',
    verdict: 'unreadable',
    code: 'invalid-list',
    message: damaged,
    way,
  };
}

function laidOut({ rows, damaged }: ReadRows): Pick<Kept, 'rows' | 'places'> {
  const last = rows.at(-1)?.at ?? 0;
  return {
    rows: [...rows.map(({ row }) => row), ...damaged.map(rowFor)],
    places: new Map([
      ...rows.map(({ id, at }) => [id, at] as const),
      ...damaged.map((id, nth) => [id, last + nth + 1] as const),
    ]),
  };
}

/** Reads what the desk had on it. Rejects where nothing can be read. */
export async function readKept(store: DeskStore): Promise<Kept> {
  const [rows, events] = await Promise.all([store.readRows(), store.readEvents()]);
  return { ...laidOut(rows), event: eventIn(events) ?? {} };
}

/**
 * Keeps what it is told, one write after the other. One that fails is tried again before the next;
 * `onState` hears why nothing can be kept, and when everything is.
 */
export function createKeeper(
  store: DeskStore,
  now: () => number,
  onState: (unkept: FailureReason | undefined) => void,
): Keeper {
  const waiting: { readonly ids: readonly string[]; readonly work: () => Promise<void> }[] = [];
  let isBusy = false;
  const writing = new Map<string, number>();
  const count = (ids: readonly string[], by: number) => {
    for (const id of ids) {
      const writes = (writing.get(id) ?? 0) + by;
      if (writes > 0) writing.set(id, writes);
      else writing.delete(id);
    }
  };
  const proceed = async () => {
    if (isBusy || waiting.length === 0) return;
    isBusy = true;
    try {
      for (let [next] = waiting; next; [next] = waiting) {
        await next.work();
        waiting.shift();
        count(next.ids, -1);
      }
      onState(undefined);
    } catch (error) {
      onState(explain(error).reason);
    } finally {
      isBusy = false;
    }
  };
  const write = (ids: readonly string[], work: () => Promise<void>) => {
    count(ids, 1);
    waiting.push({ ids, work });
    void proceed();
  };
  return {
    putRows: (rows, places) => {
      const kept = rows.map((row) => ({ id: row.id, at: places.get(row.id) ?? 0, row }));
      write(
        rows.map(({ id }) => id),
        () => store.changeRows(kept, []),
      );
    },
    removeRows: (ids) => write(ids, () => store.changeRows([], ids)),
    putEvent: (event) => {
      const document = formatEvent(event);
      write([inForce], () => store.changeEvents([{ id: inForce, document, saved: now() }], []));
    },
    retry: () => void proceed(),
    isWriting: (id) => writing.has(id),
  };
}
