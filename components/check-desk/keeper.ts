import type { DeskRow } from '@/lib/desk/row';
import { type EventRules } from '@/lib/rules/event';
import { formatEvent, parseEvent } from '@/lib/rules/event-document';
import { knownRulesets } from '@/data/index';
import type { DeskStore } from '@/lib/store/desk-store';
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

/** Reads what the desk had on it. Rejects where nothing can be read. */
export async function readKept(store: DeskStore): Promise<Kept> {
  const [{ rows, damaged }, events] = await Promise.all([store.readRows(), store.readEvents()]);
  const document = events.find(({ id }) => id === inForce)?.document;
  const read = document === undefined ? undefined : parseEvent(document, knownRulesets);
  const last = rows.at(-1)?.at ?? 0;
  return {
    rows: [...rows.map(({ row }) => row), ...damaged.map(rowFor)],
    places: new Map([
      ...rows.map(({ id, at }) => [id, at] as const),
      ...damaged.map((id, nth) => [id, last + nth + 1] as const),
    ]),
    event: read?.ok ? read.value : {},
  };
}

/** Keeps what it is told, one write after the other; `onFailure` hears of each that did not work. */
export function createKeeper(
  store: DeskStore,
  now: () => number,
  onFailure: (reason: FailureReason) => void,
): Keeper {
  let last: Promise<void> = Promise.resolve();
  const write = (work: () => Promise<void>) => {
    last = last.then(work).catch((error: unknown) => onFailure(explain(error).reason));
  };
  return {
    putRows: (rows, places) =>
      write(() =>
        store.changeRows(
          rows.map((row) => ({ id: row.id, at: places.get(row.id) ?? 0, row })),
          [],
        ),
      ),
    removeRows: (ids) => write(() => store.changeRows([], ids)),
    putEvent: (event) =>
      write(() =>
        store.changeEvents([{ id: inForce, document: formatEvent(event), saved: now() }], []),
      ),
  };
}
