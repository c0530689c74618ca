import type { DeskBatch, FoundEvent } from '@/lib/desk/batch';
import { type DeskRow, isList } from '@/lib/desk/row';
import type { Language } from '@/lib/roster/language';
import type { EventRules } from '@/lib/rules/event';
import { explain } from '@/lib/store/failure';
import { type Live, LiveValue } from '@/lib/live/live';
import type { Store } from '@/lib/store/store';
import { type DeskState, type Work, emptyDesk } from './desk-state';
import {
  type Elsewhere,
  type Kept,
  createKeeper,
  readKept,
  watchElsewhere,
  watchEvent,
} from './keeper';
import { type Reading, advance, begin, restOf } from './reading';
import type { Hand } from './work/hand';
import type { Item, Terms, Outcome as Told } from './work/job';

/** All that the desk takes from its surroundings. */
export interface Surroundings {
  readonly store: Store;
  readonly hand: Hand;
  readonly now: () => number;
  /** The language that is spoken now; `tellAnew` is called when it becomes another. */
  readonly language: () => Language;
}

/**
 * Milliseconds until rows that come in are shown: a table is not drawn anew for each of them, and a
 * long one less often.
 */
function beatFor(rows: number): number {
  return 150 + rows / 2;
}

/** Milliseconds that an event stays as it is before it is looked at. */
const lull = 120;

/** Rows that are checked again in one go; what is brought meanwhile waits for no more. */
const goSize = 100;

/** The desk of this tab: what lies on it, what is being read, and the event in force. */
export class Desk {
  readonly #state = new LiveValue<DeskState>(emptyDesk);
  readonly #hand: Hand;
  readonly #language: () => Language;
  readonly #keeper;
  /** On which terms a row was checked; on others than those of now it is checked again. */
  readonly #checkedUnder = new WeakMap<DeskRow, Terms>();
  #lastTerms: Terms | undefined;
  /** Rows lie in the order in which they came, also when one that was taken off comes back. */
  readonly #places = new Map<string, number>();
  #lastPlace = 0;
  /** Absent until what was kept is read. */
  #lookElsewhere: (() => void) | undefined;
  #waiting: readonly Item[] = [];
  #reading: Reading | undefined;
  /** What has come in since it was last shown: new rows, and present ones that were checked again. */
  #fresh: DeskRow[] = [];
  #renewed = new Map<string, DeskRow>();
  #beat: ReturnType<typeof setTimeout> | undefined;
  #lull: ReturnType<typeof setTimeout> | undefined;

  constructor({ store, hand, now, language }: Surroundings) {
    this.#hand = hand;
    this.#language = language;
    this.#keeper = createKeeper(store.desk, now, (unkept) => {
      if (unkept !== this.#now.unkept) this.#patch({ unkept });
      this.#lookElsewhere?.();
    });
    readKept(store.desk).then(
      (kept) => {
        this.#lay(kept);
        this.#lookElsewhere = watchElsewhere(
          store.desk,
          kept.places.keys(),
          {
            present: () => new Set(this.#now.rows.map(({ id }) => id)),
            isWriting: (id) => this.#keeper.isWriting(id),
          },
          (news) => this.#hear(news),
        );
        watchEvent(
          store.desk,
          { present: () => this.#now.event, isWriting: (id) => this.#keeper.isWriting(id) },
          (event) => this.#enforce({ event, turn: this.#now.turn + 1 }),
        );
      },
      (error: unknown) => {
        this.#patch({ unkept: explain(error).reason });
        this.#proceed();
      },
    );
  }

  get state(): Live<DeskState> {
    return this.#state;
  }

  /** Reads and checks what was brought, after what is being read already. */
  bring(items: readonly Item[]): void {
    this.#waiting = [...this.#waiting, ...items];
    if (this.#reading || this.#now.isOpening) this.#patch({ work: this.#work() });
    else this.#proceed();
  }

  /** Ends the reading; what was read stays. */
  stop(): void {
    if (!this.#reading) return;
    const { done, of, outcome } = this.#reading;
    const stopped = { done, of: of + this.#waiting.length };
    this.#waiting = [];
    this.#reading = undefined;
    this.#patch({ last: { ...outcome, stopped } });
    this.#proceed();
  }

  /** Goes on after a part of the site did not load. */
  retry(): void {
    this.#patch({ failed: undefined });
    this.#proceed();
  }

  /** Tries again to keep what could not be kept. */
  keepAgain(): void {
    this.#keeper.retry();
  }

  /** Sets the rules of the event, under which every row is then checked again. */
  setEvent(event: EventRules): void {
    this.#keeper.putEvent(event);
    this.#enforce({ event });
  }

  /** Has every row checked under the event that is now in force. */
  #enforce(change: Pick<DeskState, 'event'> & Partial<Pick<DeskState, 'turn'>>): void {
    this.#patch(change);
    if (this.#reading || this.#now.isOpening) return;
    this.#hand.stop();
    this.#patch({ work: this.#work() });
    // Who types a number means its last digit.
    clearTimeout(this.#lull);
    this.#lull = setTimeout(() => this.#proceed(), lull);
  }

  /** The same from elsewhere than the form, which then begins anew. */
  replaceEvent(event: EventRules): void {
    this.#patch({ turn: this.#now.turn + 1 });
    this.setEvent(event);
  }

  /** Checks every row again, to tell of it in the language that is spoken now. */
  tellAnew(): void {
    // What is going on ends with looking for rows of other terms.
    if (!this.#reading && !this.#now.isOpening) this.#proceed();
  }

  /** Takes rows off and returns them, to be put back with `putBack`. */
  remove(ids: readonly string[]): readonly DeskRow[] {
    this.#flush();
    const gone = new Set(ids);
    const { rows } = this.#now;
    this.#patch({ rows: rows.filter(({ id }) => !gone.has(id)), last: undefined });
    this.#keeper.removeRows(ids);
    return rows.filter(({ id }) => gone.has(id));
  }

  /** Takes everything off, also what is being read. */
  clear(): readonly DeskRow[] {
    this.stop();
    this.#flush();
    return this.remove(this.#now.rows.map(({ id }) => id));
  }

  /** Puts rows back where they lay. */
  putBack(rows: readonly DeskRow[]): void {
    this.#patch({ rows: this.#inOrder([...this.#now.rows, ...rows]) });
    this.#keeper.putRows(rows, this.#places);
    if (!this.#reading && !this.#now.isOpening) this.#proceed();
  }

  /** Rules of an event that came by another way than among the lists. */
  offer(found: FoundEvent): void {
    this.#patch({ offered: [...this.#now.offered, found] });
  }

  closeOutcome(): void {
    this.#patch({ last: undefined });
  }

  /** What was offered first is taken or not wanted. */
  closeOffered(): void {
    this.#patch({ offered: this.#now.offered.slice(1) });
  }

  get #now(): DeskState {
    return this.#state.getSnapshot();
  }

  #patch(part: Partial<DeskState>): void {
    this.#state.set({ ...this.#now, ...part });
  }

  /** Lays out what was kept. It is not shown before it has been checked: rosters may have changed. */
  #lay({ rows, places, event }: Kept): void {
    for (const [id, place] of places) {
      this.#places.set(id, place);
      this.#lastPlace = Math.max(this.#lastPlace, place);
    }
    const { turn, event: present } = this.#now;
    const isSet = Object.keys(present).length > 0;
    this.#patch({ rows, event: isSet ? present : event, turn: turn + 1 });
    this.#proceed();
  }

  /** Takes over what another tab has laid on the desk or taken off it. */
  #hear({ came, gone }: Elsewhere): void {
    this.#flush();
    const { rows } = this.#now;
    const left = rows.filter(({ id }) => !gone.has(id));
    const present = new Set(left.map(({ id }) => id));
    const fresh = came.rows.filter(({ id }) => !present.has(id));
    if (fresh.length === 0 && left.length === rows.length) return;
    for (const { id } of fresh) {
      const place = came.places.get(id) ?? 0;
      this.#places.set(id, place);
      this.#lastPlace = Math.max(this.#lastPlace, place);
    }
    this.#patch({ rows: this.#inOrder([...left, ...fresh]) });
    if (!this.#reading && !this.#now.isOpening) this.#proceed();
  }

  #inOrder(rows: readonly DeskRow[]): readonly DeskRow[] {
    const place = ({ id }: DeskRow) => this.#places.get(id) ?? 0;
    return rows.toSorted((a, b) => place(a) - place(b));
  }

  /** The terms of now; the same object as long as they are the same. */
  get #terms(): Terms {
    const { event } = this.#now;
    const language = this.#language();
    const last = this.#lastTerms;
    if (last?.event === event && last.language === language) return last;
    return (this.#lastTerms = { event, language });
  }

  #isStale(row: DeskRow): boolean {
    const latest = this.#renewed.get(row.id) ?? row;
    return isList(latest) && this.#checkedUnder.get(latest) !== this.#terms;
  }

  #work(): Work | undefined {
    if (this.#reading) {
      const { done, of, outcome } = this.#reading;
      return { do: 'read', done, of: of + this.#waiting.length, found: outcome.lists };
    }
    const { rows } = this.#now;
    const stale = rows.filter((row) => this.#isStale(row)).length;
    return stale > 0 ? { do: 'again', done: rows.length - stale, of: rows.length } : undefined;
  }

  /** Shows what has come in since the last time, and keeps what is new. */
  #flush(): void {
    clearTimeout(this.#beat);
    this.#beat = undefined;
    const renewed = this.#renewed;
    const fresh = this.#fresh;
    const work = this.#work();
    this.#fresh = [];
    this.#renewed = new Map();
    if (fresh.length > 0) this.#keeper.putRows(fresh, this.#places);
    const { rows } = this.#now;
    const present = renewed.size > 0 ? rows.map((row) => renewed.get(row.id) ?? row) : rows;
    this.#patch({ rows: fresh.length > 0 ? [...present, ...fresh] : present, work });
  }

  #flushSoon(): void {
    this.#beat ??= setTimeout(() => this.#flush(), beatFor(this.#now.rows.length));
  }

  #take(batch: DeskBatch, terms: Terms): void {
    if (!this.#reading) return;
    this.#reading = advance(this.#reading, batch);
    for (const row of batch.rows) {
      this.#lastPlace += 1;
      this.#places.set(row.id, this.#lastPlace);
      this.#checkedUnder.set(row, terms);
      this.#fresh.push(row);
    }
    if (batch.events.length > 0) this.#patch({ offered: [...this.#now.offered, ...batch.events] });
    this.#flushSoon();
  }

  #read(items: readonly Item[]): void {
    const terms = this.#terms;
    this.#reading = begin(items, this.#reading?.outcome);
    this.#patch({ work: this.#work(), last: undefined, failed: undefined });
    this.#hand.start({ do: 'read', items, ...terms }, (told: Told) => {
      if (told.about === 'batch') this.#take(told.batch, terms);
      else if (told.about === 'failed') this.#breakOff(told.detail);
      else if (told.about === 'end') this.#proceed();
    });
  }

  #checkAgain(rows: readonly DeskRow[]): void {
    const terms = this.#terms;
    this.#patch({ work: this.#work(), failed: undefined });
    this.#hand.start({ do: 'again', rows, ...terms }, (told: Told) => {
      if (told.about === 'failed') this.#breakOff(told.detail);
      else if (told.about === 'end') this.#proceed();
      if (told.about !== 'rows') return;
      for (const row of told.rows) {
        this.#checkedUnder.set(row, terms);
        this.#renewed.set(row.id, row);
      }
      this.#flushSoon();
    });
  }

  /** A part of the site is missing: what is left to read waits for `retry`. */
  #breakOff(failed: string): void {
    this.#flush();
    if (this.#reading) {
      const { items, isOfRest } = restOf(this.#reading, this.#now.rows);
      this.remove(this.#now.rows.filter(isOfRest).map(({ id }) => id));
      this.#waiting = [...items, ...this.#waiting];
      this.#reading = undefined;
    }
    this.#patch({ isOpening: false, failed, work: undefined });
  }

  /** Goes on with what there is to do: first what was brought, then what is to be checked again. */
  #proceed(): void {
    clearTimeout(this.#lull);
    this.#hand.stop();
    if (this.#waiting.length > 0 && !this.#now.isOpening) {
      const items = this.#waiting;
      this.#waiting = [];
      this.#read(items);
      return;
    }
    if (this.#reading) {
      this.#patch({ last: this.#reading.outcome });
      this.#reading = undefined;
    }
    const stale = [...this.#now.rows, ...this.#fresh].filter((row) => this.#isStale(row));
    if (stale.length > 0) this.#checkAgain(stale.slice(0, goSize));
    else this.#settle();
  }

  /** Nothing is left to do, but what was brought while the desk was opening. */
  #settle(): void {
    this.#flush();
    if (!this.#now.isOpening) return;
    this.#patch({ isOpening: false });
    if (this.#waiting.length > 0) this.#proceed();
  }
}
