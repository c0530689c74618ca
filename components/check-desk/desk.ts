import type { DeskBatch } from '@/lib/desk/check-sources';
import type { DeskRow } from '@/lib/desk/row';
import type { EventRules } from '@/lib/rules/event';
import { explain } from '@/lib/store/failure';
import { type Live, LiveValue } from '@/lib/store/live';
import type { Store } from '@/lib/store/store';
import { type DeskState, type Outcome, type Removed, emptyDesk } from './desk-state';
import { type Keeper, type Kept, createKeeper, readKept } from './keeper';
import { type Hand } from './work/hand';
import type { Item, Outcome as Told } from './work/job';

/** All that the desk takes from its surroundings. */
export interface Surroundings {
  readonly store: Store;
  readonly hand: Hand;
  readonly now: () => number;
}

export interface Desk {
  readonly state: Live<DeskState>;
  /** Reads and checks what was brought, after what is being read already. */
  readonly bring: (items: readonly Item[]) => void;
  /** Ends the reading; what was read stays. */
  readonly stop: () => void;
  /** Reads on after a part of the site did not load. */
  readonly retry: () => void;
  /** Sets the rules of the event, under which every row is then checked again. */
  readonly setEvent: (event: EventRules) => void;
  /** The same from elsewhere than the form, which then begins anew. */
  readonly replaceEvent: (event: EventRules) => void;
  readonly remove: (ids: readonly string[]) => Removed;
  readonly putBack: (removed: Removed) => void;
  readonly closeOutcome: () => void;
  /** What was offered is taken or not wanted. */
  readonly closeOffered: () => void;
}

/** How often rows that come in are shown: a table is not drawn anew for each of them. */
const beat = 150;

/** Rows that are checked again in one go; another event that comes meanwhile waits for no more. */
const goSize = 100;

const nothing: Outcome = { lists: 0, skipped: [], notes: [] };

/** The desk of this tab: what lies on it, what is being read, and the event in force. */
export function createDesk({ store, hand, now }: Surroundings): Desk {
  const state = new LiveValue<DeskState>(emptyDesk);
  /** The event under which a row was checked. */
  const checkedUnder = new WeakMap<DeskRow, EventRules>();
  const places = new Map<string, number>();
  let lastPlace = 0;
  let waiting: Item[] = [];
  let reading: { items: readonly Item[]; done: number; of: number; outcome: Outcome } | undefined;
  let fresh: DeskRow[] = [];
  let renewed = new Map<string, DeskRow>();
  let beatTimer: ReturnType<typeof setTimeout> | undefined;

  const patch = (part: Partial<DeskState>) => state.set({ ...state.getSnapshot(), ...part });

  const keeper: Keeper = createKeeper(store.desk, now, (unkept) => patch({ unkept }));

  function lay({ rows, places: at, event }: Kept): void {
    for (const [id, place] of at) places.set(id, place);
    lastPlace = Math.max(lastPlace, ...at.values());
    const before = state.getSnapshot();
    // What the page did before the database was there stays.
    const isEventSet = Object.keys(before.event).length > 0;
    patch({
      isOpening: false,
      rows: [...rows, ...before.rows],
      event: isEventSet ? before.event : event,
      turn: before.turn + 1,
    });
    proceed();
  }

  readKept(store.desk).then(lay, (error: unknown) => {
    patch({ isOpening: false, unkept: explain(error).reason });
    proceed();
  });

  /** Shows what has come in since the last time, and keeps it. */
  function flush(): void {
    clearTimeout(beatTimer);
    beatTimer = undefined;
    const { rows } = state.getSnapshot();
    const newest = renewed;
    const added = fresh;
    fresh = [];
    renewed = new Map();
    const kept = newest.size > 0 ? rows.map((row) => newest.get(row.id) ?? row) : rows;
    if (added.length > 0) keeper.putRows(added, places);
    patch({
      rows: added.length > 0 ? [...kept, ...added] : kept,
      work: workNow(),
    });
  }

  function flushSoon(): void {
    beatTimer ??= setTimeout(flush, beat);
  }

  const isStale = (row: DeskRow) =>
    row.verdict !== 'unreadable' && checkedUnder.get(row) !== state.getSnapshot().event;

  function workNow(): DeskState['work'] {
    if (reading) {
      const { done, of, outcome } = reading;
      return { do: 'read', done, of: of + waiting.length, found: outcome.lists };
    }
    const { rows } = state.getSnapshot();
    const stale = rows.filter(isStale).length;
    return stale > 0 ? { do: 'again', done: rows.length - stale, of: rows.length } : undefined;
  }

  function take(batch: DeskBatch): void {
    if (!reading) return;
    const { outcome } = reading;
    for (const row of batch.rows) {
      lastPlace += 1;
      places.set(row.id, lastPlace);
      fresh.push(row);
    }
    reading = {
      ...reading,
      done: batch.done,
      of: batch.of,
      outcome: {
        lists: outcome.lists + batch.rows.length,
        skipped: [...outcome.skipped, ...batch.skipped],
        notes: [...outcome.notes, ...batch.notes],
      },
    };
    if (batch.events.length > 0)
      patch({ offered: [...state.getSnapshot().offered, ...batch.events] });
    flushSoon();
  }

  function read(items: readonly Item[]): void {
    const { event } = state.getSnapshot();
    const before = reading?.outcome ?? nothing;
    reading = { items, done: 0, of: items.length, outcome: before };
    patch({ work: workNow(), last: undefined, failed: undefined });
    hand.start({ do: 'read', items, event }, (told: Told) => {
      if (told.about === 'batch') {
        for (const row of told.batch.rows) checkedUnder.set(row, event);
        take(told.batch);
      } else if (told.about === 'failed') {
        waiting = [...(reading?.items.slice(reading.done) ?? []), ...waiting];
        reading = undefined;
        flush();
        patch({ failed: told.detail, work: undefined });
      } else if (told.about === 'end') proceed();
    });
  }

  function checkAgain(rows: readonly DeskRow[]): void {
    const { event } = state.getSnapshot();
    hand.start({ do: 'again', rows, event }, (told: Told) => {
      if (told.about === 'rows') {
        for (const row of told.rows) {
          checkedUnder.set(row, event);
          renewed.set(row.id, row);
        }
        flushSoon();
      } else if (told.about === 'failed') {
        flush();
        patch({ failed: told.detail, work: undefined });
      } else if (told.about === 'end') proceed();
    });
  }

  /** Goes on with what there is to do: first what was brought, then what is to be checked again. */
  function proceed(): void {
    if (waiting.length > 0) {
      const items = waiting;
      waiting = [];
      read(items);
      return;
    }
    if (reading) {
      const { outcome } = reading;
      reading = undefined;
      flush();
      patch({ last: outcome });
    }
    const { rows } = state.getSnapshot();
    const stale = rows.filter((row) => isStale(renewed.get(row.id) ?? row)).slice(0, goSize);
    if (stale.length > 0) checkAgain(stale);
    else flush();
  }

  const isIdle = () => state.getSnapshot().work === undefined;

  function setEvent(event: EventRules, part: Partial<DeskState> = {}): void {
    patch({ event, ...part });
    keeper.putEvent(event);
    if (reading) return;
    hand.stop();
    proceed();
  }

  return {
    state,
    bring(items) {
      waiting = [...waiting, ...items];
      const { isOpening } = state.getSnapshot();
      if (reading) patch({ work: workNow() });
      else if (isOpening || isIdle()) {
        if (!isOpening) proceed();
      } else {
        hand.stop();
        proceed();
      }
    },
    stop() {
      if (!reading) return;
      hand.stop();
      const { done, of, outcome } = reading;
      const stopped = { done, of: of + waiting.length };
      waiting = [];
      reading = undefined;
      flush();
      patch({ last: { ...outcome, stopped }, work: undefined });
      proceed();
    },
    retry() {
      patch({ failed: undefined });
      proceed();
    },
    setEvent,
    replaceEvent: (event) => setEvent(event, { turn: state.getSnapshot().turn + 1, offered: [] }),
    remove(ids) {
      const gone = new Set(ids);
      const { rows } = state.getSnapshot();
      patch({ rows: rows.filter(({ id }) => !gone.has(id)) });
      keeper.removeRows(ids);
      return { rows: rows.filter(({ id }) => gone.has(id)), places };
    },
    putBack({ rows }) {
      const at = ({ id }: DeskRow) => places.get(id) ?? 0;
      const all = [...state.getSnapshot().rows, ...rows];
      patch({ rows: all.toSorted((a, b) => at(a) - at(b)) });
      keeper.putRows(rows, places);
      if (isIdle()) proceed();
    },
    closeOutcome: () => patch({ last: undefined }),
    closeOffered: () => patch({ offered: [] }),
  };
}
