import type { Beside } from '@/lib/backup/beside';
import type { Edit } from '@/lib/roster/edit';
import type { List } from '@/lib/roster/list';
import { type Live, LiveValue } from '../live/live';
import type { Backend, OpenBackend } from './backend';
import { purge, replay } from './commit';
import { type DeskStore, createDeskStore } from './desk-store';
import { createGameJournal } from './game-journal';
import { type GameStore, createGameStore } from './game-store';
import { type Failure, type FailureReason, explain } from './failure';
import { type KeyStorage, createJournal } from './journal';
import { createMemoryBackend } from './memory-backend';
import type { ListRecord } from './record';
import { type Chance, type ComesAlong, type NewList, Repository } from './repository';
import { type OwnedRow, collectionOf, isOwnedRow } from './owned';
import { type SealRow, isSealRow } from '../seal/row';
import { ListSession } from './session';
import { type ShelfSnapshot, createShelf } from './shelf';
import { type Side, createSide } from './side';

/** Whether lists are safe here; the page says so when they are not. */
export type StoreStatus =
  | { readonly state: 'opening' }
  | { readonly state: 'ready' }
  /** Another page with an older version of the site is open and must be closed first. */
  | { readonly state: 'blocked' }
  /** A newer version of the site has the database: load this page again. */
  | { readonly state: 'outdated' }
  /** Lists last as long as this page. */
  | { readonly state: 'memory'; readonly reason: FailureReason; readonly detail: string };

/** All that the store takes from its surroundings. */
export interface Surroundings extends Chance {
  /** For the journal: localStorage, or nothing where it is forbidden. */
  readonly storage: KeyStorage | undefined;
  readonly openBackend: OpenBackend;
  /** Called when new lists have been stored. */
  readonly onCreated?: () => void;
}

/** All saved lists. */
export interface Store {
  readonly status: Live<StoreStatus>;
  /** Every list, live. */
  readonly shelf: Live<ShelfSnapshot>;
  readonly desk: DeskStore;
  /** The models that the player owns. */
  readonly owned: Side<OwnedRow>;
  /** Lists that were sealed here, and the codes of others. */
  readonly seals: Side<SealRow>;
  readonly games: GameStore;
  /** The one session of a list in this tab. */
  session(id: string): ListSession;
  /** These reject with a `StoreFailure` or a browser's error (`explain` words both) and did nothing then. */
  create(list: List): Promise<string>;
  /** Tells the ids of the new lists. What comes along is all done with them, or nothing is. */
  createAll(lists: readonly NewList[], along?: ComesAlong): Promise<readonly string[]>;
  /** Every list as it is on the screen, those in the bin too: for a backup. */
  latest(): Promise<readonly ListRecord[]>;
  /** What is kept beside lists, with what is on its way to it, and how many rows are damaged. */
  latestBeside(): Promise<Beside & { readonly damaged: number }>;
  /** A new list like it, as it is on the screen, under this name. */
  duplicate(id: string, name: string): Promise<string>;
  rename(id: string, name: string): Promise<void>;
  /** Puts a list in the bin, where it stays 30 days. */
  remove(id: string): Promise<void>;
  restore(id: string): Promise<void>;
  /** Deletes a damaged row for good. */
  discard(key: IDBValidKey): Promise<void>;
  /** Comes when leftovers of closed pages are stored and what is overdue in the bin is gone. */
  started(): Promise<void>;
  /** Whether anything would be lost with this page: loading it again must wait then. */
  isOnlyHere(): boolean;
  close(): void;
}

/** Some browsers name a forbidden database like a closed one. */
function whyNoDatabase(error: unknown): Failure {
  const failure = explain(error);
  return failure.reason === 'closed' ? { ...failure, reason: 'denied' } : failure;
}

/** Opens the store. It can be used at once; what needs the database waits for it. */
export function openStore(surroundings: Surroundings): Store {
  const { storage, openBackend, now, newId } = surroundings;
  const journal = createJournal(storage, newId());
  const status = new LiveValue<StoreStatus>({ state: 'opening' });
  const sessions = new Map<string, ListSession>();
  const opened = open();
  const ready = opened.then(({ backend }) => backend);
  const games = createGameStore(ready, createGameJournal(storage, newId()));
  const repository = new Repository(ready, journal, surroundings);
  const overdue = opened.then(async ({ backend, missed }) => {
    for (const [id, edits] of missed) session(id).report(edits);
    // Not worth a message: what could not be purged now is purged next time.
    await purge(backend, now()).catch(() => undefined);
  });

  async function open(): Promise<{
    backend: Backend;
    missed: ReadonlyMap<string, readonly Edit[]>;
  }> {
    let backend: Backend;
    try {
      backend = await openBackend({
        onBlocked: () => status.set({ state: 'blocked' }),
        onOutdated: () => status.set({ state: 'outdated' }),
      });
    } catch (error) {
      status.set({ state: 'memory', ...whyNoDatabase(error) });
      // The journal may hold edits of lists that this page cannot reach: it is left as it is.
      return { backend: createMemoryBackend(), missed: new Map() };
    }
    // Before anything is read, so that nobody sees a list without its last edits.
    const missed = await replay(backend, journal);
    if (status.getSnapshot().state !== 'outdated') status.set({ state: 'ready' });
    return { backend, missed };
  }

  function session(id: string): ListSession {
    const known = sessions.get(id) ?? new ListSession(id, repository);
    sessions.set(id, known);
    return known;
  }

  /** A new list, or several; the surroundings hear of it once they are stored. */
  async function create<T>(storing: Promise<T>): Promise<T> {
    const made = await storing;
    surroundings.onCreated?.();
    return made;
  }

  return {
    status,
    shelf: createShelf(repository),
    desk: createDeskStore(ready),
    owned: createSide(ready, 'owned', isOwnedRow),
    seals: createSide(ready, 'seals', isSealRow),
    games,
    session,
    create: (list) => create(repository.create(list)),
    createAll: (lists, along) => {
      const storing = repository.createAll(lists, along);
      return lists.length > 0 ? create(storing) : storing;
    },
    latest: async () => {
      const records = await repository.readAllLatest();
      // Edits that neither the database nor the journal could take are in this page only.
      return records.map((record) => {
        const { list, saving } = sessions.get(record.id)?.getSnapshot() ?? {};
        return list && saving !== 'saved' ? { ...record, list } : record;
      });
    },
    latestBeside: async () => {
      const backend = await ready;
      const [all, sealed, owned] = await Promise.all([
        games.latest(),
        backend.readSide('seals'),
        backend.readSide('owned'),
      ]);
      const seals = sealed.flatMap(({ raw }) => (isSealRow(raw) ? [raw] : []));
      const counts = owned.flatMap(({ raw }) => (isOwnedRow(raw) ? [raw] : []));
      const damaged = all.damaged + sealed.length - seals.length + owned.length - counts.length;
      return { games: all.games, seals, collection: collectionOf(counts), damaged };
    },
    duplicate: async (id, name) => {
      const list = await repository.readLatest(id);
      return create(repository.create({ ...list, name }));
    },
    rename: (id, name) =>
      repository.perform(id, { do: 'edit', edits: [{ do: 'name', value: name }] }),
    remove: (id) => repository.perform(id, { do: 'remove' }),
    restore: (id) => repository.perform(id, { do: 'restore' }),
    discard: (key) => repository.discard(key),
    started: () => overdue,
    isOnlyHere: () =>
      status.getSnapshot().state === 'memory' ||
      games.isOnlyHere() ||
      [...sessions.values()].some((session) => session.isOnlyHere),
    close: () => void opened.then(({ backend }) => backend.close()),
  };
}
