import type { Edit } from '@/lib/roster/edit';
import type { List } from '@/lib/roster/list';
import { type Live, LiveValue } from '../live/live';
import type { Reading } from './backend';
import type { Waiting } from './commit';
import { type FailureReason, explain } from './failure';
import { keepIdentity } from './keep-identity';
import { type Action, type Stored, applyOperation } from './operation';
import type { Found } from './read-rows';
import type { Repository } from './repository';
import { unread } from './unread';

/** Where the edits are: in the database, on their way, or in memory and journal only, and why. */
export type Saving =
  'saved' | 'saving' | { readonly failed: FailureReason; readonly detail: string };

/** A list as it is on the screen. */
export interface ListSnapshot {
  /** With every edit so far, stored or not. Nothing before it is read, or when there is none. */
  readonly list: List | undefined;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** What the step was called that would be undone or redone. */
  readonly undoLabel?: string | undefined;
  readonly redoLabel?: string | undefined;
  readonly saving: Saving;
  /** Own edits whose target another tab had taken away, until `acknowledge`. */
  readonly missed: readonly Edit[];
  /**
   * Why there is no such list on the shelf. One that was open when it happened can still be seen,
   * and a deleted one edited and restored.
   */
  readonly missing?: 'deleted' | 'not-found' | 'damaged' | 'unreadable' | undefined;
}

const none: readonly Edit[] = [];

/**
 * One list being edited in this tab. An edit shows at once, in the same task; the database gets it
 * as soon as it can and the journal before that. What other tabs store comes in underneath: the
 * list shown is always the stored one with this tab's unsaved operations on top.
 */
export class ListSession implements Live<ListSnapshot> {
  readonly id: string;
  readonly getSnapshot: () => ListSnapshot;
  readonly subscribe: (listener: () => void) => () => void;

  readonly #repository: Repository;
  readonly #live: LiveValue<ListSnapshot>;
  /** As last known to be stored. */
  #base: Stored | undefined;
  /** The base with what is waiting. */
  #view: Stored | undefined;
  #absent: ListSnapshot['missing'];
  #waiting: readonly Waiting[] = [];
  #failure: Extract<Saving, object> | undefined;
  #missed = none;
  #saving: Promise<void> | undefined;
  #hasAdopted = false;

  constructor(id: string, repository: Repository) {
    this.id = id;
    this.#repository = repository;
    this.#live = new LiveValue(unread, () => {
      this.#hasAdopted = false;
      return repository.watchList(id, (reading) => this.#receive(reading));
    });
    this.getSnapshot = this.#live.getSnapshot;
    this.subscribe = this.#live.subscribe;
  }

  /**
   * Makes edits, as one step to undo. `label` names it ("Add Hussar"). Those of one `burst` that
   * come one after the other are one step, though each is stored at once.
   */
  apply(edits: readonly Edit[], label?: string, burst?: string): void {
    if (edits.length === 0) return;
    const named = { ...(label !== undefined && { label }), ...(burst !== undefined && { burst }) };
    this.#enqueue({ do: 'edit', edits, ...named });
  }

  /** Takes back the newest step, whichever tab made it. */
  undo(): void {
    const step = this.#view?.history.undo.at(-1);
    if (step) this.#enqueue({ do: 'undo', step: step.id });
  }

  /** Does the step again that was undone last. */
  redo(): void {
    const step = this.#view?.history.redo.at(-1);
    if (step) this.#enqueue({ do: 'redo', step: step.id });
  }

  /** Tries again to store what could not be stored. */
  retry(): void {
    this.#failure = undefined;
    this.#publish();
    this.#save();
  }

  /** The player has seen which edits were missed. */
  acknowledge(): void {
    this.#missed = none;
    this.#publish();
  }

  /** Adds edits that could not be placed, from a replay. */
  report(missed: readonly Edit[]): void {
    if (missed.length > 0) this.#missed = [...this.#missed, ...missed];
    this.#publish();
  }

  /** Comes when nothing is on its way any more: all is stored, or has failed. */
  async settled(): Promise<void> {
    while (this.#saving) await this.#saving;
  }

  /** Whether an edit is in this page only: neither the database nor the journal could take it. */
  get isOnlyHere(): boolean {
    return this.#waiting.some(({ isJournalled }) => !isJournalled);
  }

  #enqueue(action: Action): void {
    const waiting = this.#repository.announce(this.id, action);
    this.#waiting = [...this.#waiting, waiting];
    if (this.#view) this.#view = applyOperation(this.#view, waiting.operation).stored;
    this.#publish();
    this.#save();
  }

  #save(): void {
    if (this.#waiting.length > 0) this.#saving ??= this.#saveAll();
  }

  async #saveAll(): Promise<void> {
    try {
      while (this.#waiting.length > 0) {
        const batch = this.#waiting;
        const isStored = await this.#saveBatch(batch);
        // An edit that came meanwhile is a reason to try again.
        if (!isStored && this.#waiting === batch) return;
      }
    } finally {
      // In the same breath as the last look at what is waiting, so that no edit falls in between.
      this.#saving = undefined;
    }
  }

  async #saveBatch(batch: readonly Waiting[]): Promise<boolean> {
    const result = await this.#repository.commit(this.id, batch).catch(explain);
    if ('reason' in result) {
      const { reason, detail } = result;
      // The same object while the reason is the same: nobody needs to be told twice.
      if (this.#failure?.failed !== reason) this.#failure = { failed: reason, detail };
      this.#publish();
      return false;
    }
    this.#failure = undefined;
    if (result.missed.length > 0) this.#missed = [...this.#missed, ...result.missed];
    this.#drop(new Set(batch));
    this.#rebase(result.stored);
    return true;
  }

  #drop(done: ReadonlySet<Waiting>): void {
    this.#waiting = this.#waiting.filter((waiting) => !done.has(waiting));
  }

  #receive(reading: Reading<Found>): void {
    if (!reading.ok) {
      if (!this.#base) this.#absent = 'unreadable';
      this.#publish();
      return;
    }
    const found = reading.value;
    this.#absent = found.missing;
    if (found.missing) {
      if (found.missing === 'not-found') this.#base = undefined;
      this.#publish();
      return;
    }
    this.#adopt();
    this.#rebase(found.stored);
  }

  /** Takes over what a page that is gone left in the journal; a living one is only helped. */
  #adopt(): void {
    if (this.#hasAdopted) return;
    this.#hasAdopted = true;
    const own = new Set(this.#waiting.map(({ operation }) => operation.id));
    const found = this.#repository
      .leftover(this.id)
      .filter(({ operation }) => !own.has(operation.id));
    if (found.length > 0) this.#waiting = [...found, ...this.#waiting];
  }

  /** Puts what is waiting on top of what is stored. */
  #rebase(stored: Stored): void {
    const isOlder = this.#base && stored.record.revision < this.#base.record.revision;
    if (!isOlder) this.#base = stored;
    const base = isOlder && this.#base ? this.#base : stored;
    // Another tab may have stored some of it from the journal.
    const inBase = this.#waiting.filter(({ operation }) =>
      base.record.operations.includes(operation.id),
    );
    if (inBase.length > 0) {
      this.#repository.forget(inBase);
      this.#drop(new Set(inBase));
      if (this.#waiting.length === 0) this.#failure = undefined;
    }
    let view: Stored | undefined = base;
    for (const { operation } of this.#waiting) view = applyOperation(view, operation).stored;
    this.#view = view && keepIdentity(this.#view, view);
    this.#publish();
    this.#save();
  }

  #publish(): void {
    const { record, history } = this.#view ?? {};
    const next: ListSnapshot = {
      list: record?.list,
      canUndo: (history?.undo.length ?? 0) > 0,
      canRedo: (history?.redo.length ?? 0) > 0,
      undoLabel: history?.undo.at(-1)?.label,
      redoLabel: history?.redo.at(-1)?.label,
      saving: this.#failure ?? (this.#waiting.length > 0 ? 'saving' : 'saved'),
      missed: this.#missed,
      missing: this.#absent ?? (record?.deleted === undefined ? undefined : 'deleted'),
    };
    this.#live.set(keepSame(this.#live.getSnapshot(), next));
  }
}

function keepSame(previous: ListSnapshot, next: ListSnapshot): ListSnapshot {
  const fields = Object.keys(next) as (keyof ListSnapshot)[];
  return fields.every((field) => Object.is(previous[field], next[field])) ? previous : next;
}
