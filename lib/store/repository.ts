import type { List } from '@/lib/roster/list';
import { isUsualId } from '@/lib/share/usual-id';
import type { Backend, Reading, Rows, Together } from './backend';
import { type Committed, type Waiting, commit, performed } from './commit';
import { StoreFailure } from './failure';
import { emptyHistory } from './history';
import type { Journal } from './journal';
import { type Action, type Stored, applyOperation } from './operation';
import { type Found, type Shelf, readShelf, readStored } from './read-rows';
import { type ListRecord, dateEdit, recordVersion, trustedLead } from './record';
import { readRecord } from './schema';

/** The clock and the ids of new things: arguments, so that tests choose them. */
export interface Chance {
  readonly now: () => number;
  readonly newId: () => string;
}

/** A list to add; one from a backup brings its dates, and its id where it is to be the same list. */
export interface NewList {
  readonly list: List;
  /** Not kept when there is such a list already: nothing is ever overwritten. */
  readonly id?: string;
  readonly created?: number;
  readonly changed?: number;
  /** It goes into the bin, where it lay since then. */
  readonly deleted?: number;
}

/** What is done in the same step as lists are added. */
export interface ComesAlong {
  /** Ids of lists that are taken out of the bin. */
  readonly unbin?: readonly string[];
  readonly beside?: Together['beside'];
}

/** Reads and changes stored lists; knows the journal, the clock and where rows are kept. */
export class Repository {
  readonly #ready: Promise<Backend>;
  readonly #journal: Journal;
  readonly #chance: Chance;

  /** `ready` may come late and never rejects: operations wait for it, in the journal. */
  constructor(ready: Promise<Backend>, journal: Journal, chance: Chance) {
    this.#ready = ready;
    this.#journal = journal;
    this.#chance = chance;
  }

  /** Writes an operation into the journal, before anything else happens to it. */
  announce(of: string, action: Action): Waiting {
    const { now, newId } = this.#chance;
    const operation = { ...action, id: newId(), of, at: now() };
    return { operation, isJournalled: this.#journal.write(operation) };
  }

  /** What the journal holds for a list, from this tab, another, or one that is gone. */
  leftover(of: string): readonly Waiting[] {
    return this.#journal.leftover(of).map((operation) => ({ operation, isJournalled: true }));
  }

  /** Takes operations out of the journal: stored by now, or given up. */
  forget(waiting: readonly Waiting[]): void {
    for (const { operation, isJournalled } of waiting)
      if (isJournalled) this.#journal.remove(operation);
  }

  /** Stores operations; rejects when they are not stored, and they stay in the journal then. */
  async commit(of: string, waiting: readonly Waiting[]): Promise<Committed> {
    const committed = await commit(await this.#ready, this.#journal, of, waiting);
    this.forget(waiting);
    return committed;
  }

  /** Does one action and rejects when it could not be stored; it is not tried again then. */
  async perform(of: string, action: Action): Promise<void> {
    const waiting = [this.announce(of, action)];
    try {
      await this.commit(of, waiting);
    } finally {
      this.forget(waiting);
    }
  }

  /** Stores a new list and tells its id. */
  async create(list: List): Promise<string> {
    const id = this.#chance.newId();
    await this.perform(id, { do: 'create', list });
    return id;
  }

  /**
   * Stores many new lists, takes others out of the bin and adds rows beside them, all of it or
   * nothing; the first new list is the oldest. Tells the ids of the new ones.
   */
  async createAll(
    all: readonly NewList[],
    { unbin = [], beside = [] }: ComesAlong = {},
  ): Promise<readonly string[]> {
    const backend = await this.#ready;
    const now = this.#chance.now();
    const { lists, deleted: binned, damaged } = await readShelf(backend);
    const present = [...lists, ...binned];
    const taken = new Set<unknown>([
      ...present.map(({ id }) => id),
      ...damaged.map((row) => row.key),
    ]);
    const idFor = (wanted: string | undefined): string => {
      const isFree = wanted !== undefined && isUsualId(wanted) && !taken.has(wanted);
      const id = isFree ? wanted : this.#chance.newId();
      taken.add(id);
      return id;
    };
    let newest = -Infinity;
    for (const { changed } of present)
      if (changed <= now + trustedLead) newest = Math.max(newest, changed);
    const made = all.map(({ list, id: wanted, created = now, changed, deleted }): Stored => {
      const id = idFor(wanted);
      if (changed === undefined) newest = dateEdit(now, -Infinity, newest);
      return {
        record: {
          id,
          version: recordVersion,
          list,
          created,
          changed: changed ?? newest,
          ...(deleted !== undefined && { deleted }),
          revision: 1,
          operations: [],
        },
        history: emptyHistory(id),
      };
    });
    const back = unbin.map((id) => {
      const operation = { do: 'restore', id: this.#chance.newId(), of: id, at: now } as const;
      const waiting = [{ operation, isJournalled: false }];
      const change = (rows: Rows) => performed(rows, this.#journal, id, waiting, -Infinity).stored;
      return { id, change };
    });
    await backend.writeTogether({ add: made, lists: back, beside });
    return made.map(({ record }) => record.id);
  }

  async read(id: string): Promise<Found> {
    return readStored(await (await this.#ready).readRows(id));
  }

  async readShelf(): Promise<Shelf> {
    return readShelf(await this.#ready);
  }

  /** The list as the player sees it: with edits that are on their way, from any tab. */
  async readLatest(id: string): Promise<List> {
    const found = await this.read(id);
    if (found.missing) throw new StoreFailure(found.missing);
    return this.#latest(found.stored).record.list;
  }

  /** Every list as the player sees it, those in the bin too. What is damaged is left out. */
  async readAllLatest(): Promise<readonly ListRecord[]> {
    const { lists, deleted } = await this.readShelf();
    const waiting = new Set(this.#journal.leftover().map(({ of }) => of));
    return Promise.all(
      [...lists, ...deleted].map(async (record) => {
        if (!waiting.has(record.id)) return record;
        const found = await this.read(record.id);
        return found.missing ? record : this.#latest(found.stored).record;
      }),
    );
  }

  /** What is stored of a list, with the edits that are on their way to it. */
  #latest(stored: Stored): Stored {
    let latest: Stored = stored;
    for (const { operation } of this.leftover(stored.record.id))
      latest = applyOperation(latest, operation).stored ?? latest;
    return latest;
  }

  /** Tells of the list now and after every change, in this tab or another. */
  watchList(id: string, next: (reading: Reading<Found>) => void): () => void {
    return this.#watch(async (backend) => readStored(await backend.readRows(id)), next);
  }

  /** Tells of all lists now and after every change, in this tab or another. */
  watchShelf(next: (reading: Reading<Shelf>) => void): () => void {
    return this.#watch(readShelf, next);
  }

  /** Throws a damaged row away for good; a sound one stays. */
  async discard(key: IDBValidKey): Promise<void> {
    const backend = await this.#ready;
    await backend.change(key, 0, ({ record }) =>
      readRecord(record).ok ? { value: undefined } : { value: undefined, write: 'drop' },
    );
  }

  #watch<T>(
    read: (backend: Backend) => Promise<T>,
    next: (reading: Reading<T>) => void,
  ): () => void {
    let isStopped = false;
    let stop: (() => void) | undefined;
    void this.#ready.then((backend) => {
      if (!isStopped) stop = backend.watch(() => read(backend), next);
    });
    return () => {
      isStopped = true;
      stop?.();
    };
  }
}
