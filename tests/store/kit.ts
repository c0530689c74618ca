import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import type { Entry, List } from '@/lib/roster/list';
import type { Backend, OpenBackend } from '@/lib/store/backend';
import { openDexieBackend } from '@/lib/store/dexie-backend';
import type { KeyStorage } from '@/lib/store/journal';
import type { Live } from '@/lib/live/live';
import { databaseName } from '@/lib/store/schema';
import type { ListSession } from '@/lib/store/session';
import { type Store, openStore } from '@/lib/store/store';

// Dexie looks for a database when it is loaded, which may be before this file is.
Object.assign(Dexie.dependencies, { indexedDB, IDBKeyRange });

/** A moment for tests to start from. */
export const noon = Date.UTC(2026, 4, 5, 12);
export const day = 24 * 60 * 60 * 1000;

/** localStorage without a browser. */
export function createStorage(): KeyStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  let keys: readonly string[] | undefined;
  return {
    texts,
    get length() {
      return texts.size;
    },
    key: (index) => {
      if (keys?.length !== texts.size) keys = undefined;
      keys ??= [...texts.keys()];
      return keys[index] ?? null;
    },
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      keys = undefined;
      texts.set(key, text);
    },
    removeItem: (key) => {
      keys = undefined;
      texts.delete(key);
    },
  };
}

/** A clock that a test turns. */
export interface Clock {
  time: number;
}

export interface TabOptions {
  readonly storage?: KeyStorage | undefined;
  readonly clock?: Clock;
  readonly openBackend?: OpenBackend;
}

const openTabs = new Set<Store>();
let lastId = 0;

/** A tab: a store of its own on the one database. Give tabs the same `storage` to share it too. */
export function openTab({
  storage,
  clock = { time: noon },
  openBackend = openDexieBackend,
}: TabOptions = {}): Store {
  const newId = (): string => `id${(lastId += 1)}`;
  const store = openStore({ storage, openBackend, now: () => clock.time, newId });
  openTabs.add(store);
  return store;
}

/** Closes all tabs and deletes the database. */
export async function clean(): Promise<void> {
  for (const store of openTabs) store.close();
  openTabs.clear();
  await Dexie.delete(databaseName);
}

/** Waits until a live value is as wanted. */
export function until<T>(live: Live<T>, isRight: (value: T) => boolean): Promise<T> {
  return new Promise((resolve) => {
    const look = (): void => {
      const value = live.getSnapshot();
      if (!isRight(value)) return;
      queueMicrotask(() => stop());
      resolve(value);
    };
    const stop = live.subscribe(look);
    look();
  });
}

/** A session whose list has been read, kept live until the test ends. */
export async function openList(store: Store, id: string): Promise<ListSession> {
  const session = store.session(id);
  session.subscribe(() => undefined);
  await until(session, ({ list, missing }) => list !== undefined || missing !== undefined);
  return session;
}

export function listOf(session: ListSession): List {
  const { list } = session.getSnapshot();
  if (!list) throw new Error('There is no list yet.');
  return list;
}

export function entry(key: string, count = 1, more: Partial<Entry> = {}): Entry {
  return { key, profile: 'france/line-infantryman', count, ...more };
}

export function squad(name: string, entries: readonly Entry[] = [entry('a', 5)]): List {
  return {
    ruleset: 'drums-and-shakos',
    nation: 'france',
    name,
    groups: [{ id: 'squad', entries }],
  };
}

export function keysOf(list: List | undefined): readonly string[] {
  return list?.groups.flatMap(({ entries }) => entries.map(({ key }) => key)) ?? [];
}

export function countOf(list: List | undefined, key: string): number | undefined {
  const entries = list?.groups.flatMap((group) => group.entries) ?? [];
  return entries.find((found) => found.key === key)?.count;
}

/** The browser's database with some of its calls replaced. */
export function withBackend(replace: (backend: Backend) => Partial<Backend>): OpenBackend {
  return async (events) => {
    const backend = await openDexieBackend(events);
    return { ...backend, ...replace(backend) };
  };
}

/** A tab that the browser has put to sleep: it reads once and then hears of nothing but its own writes. */
export function asleep(backend: Backend): Pick<Backend, 'watch'> {
  return {
    watch: (read, next) => {
      let isFirst = true;
      return backend.watch(read, (reading) => {
        if (isFirst) next(reading);
        isFirst = false;
      });
    },
  };
}

const never = new Promise<never>(() => undefined);

/** A tab that is closed as soon as it starts a transaction: nothing of it reaches the disk. */
export const killedBeforeCommit = withBackend(() => ({ change: () => never }));

/** A tab that is closed just after its transaction: it is stored, and nobody hears of it. */
export function killedAfterCommit(onStored: () => void): OpenBackend {
  return withBackend((backend) => ({
    change: async (key, ceiling, change) => {
      await backend.change(key, ceiling, change);
      onStored();
      return never;
    },
  }));
}

/** Opens the database without the store, as another page would. */
export function openRaw(
  version?: number,
  upgrade?: (db: IDBDatabase) => void,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => upgrade?.(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('It did not open.'));
  });
}

/** Runs one raw transaction to its end. */
export function changeRaw(
  db: IDBDatabase,
  work: (lists: IDBObjectStore, history: IDBObjectStore) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(['lists', 'history'], 'readwrite');
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('It did not commit.'));
    work(transaction.objectStore('lists'), transaction.objectStore('history'));
  });
}

/** A promise and its keys. */
export function signal(): { readonly come: () => void; readonly came: Promise<void> } {
  let come: () => void = () => undefined;
  const came = new Promise<void>((resolve) => {
    come = resolve;
  });
  return { come: () => come(), came };
}
