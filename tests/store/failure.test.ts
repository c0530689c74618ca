import { Dexie } from 'dexie';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sideTables } from '@/lib/store/backend';
import { openDexieBackend } from '@/lib/store/dexie-backend';
import { explain } from '@/lib/store/failure';
import { databaseName, databaseVersion } from '@/lib/store/schema';
import {
  clean,
  countOf,
  createStorage,
  listOf,
  openList,
  openRaw,
  openTab,
  signal,
  squad,
  until,
  withBackend,
} from './kit';

/** What a later version of the site would ask the browser for. */
const newerVersion = (databaseVersion + 1) * 10;

afterEach(async () => {
  vi.restoreAllMocks();
  Object.assign(Dexie.dependencies, { indexedDB });
  await clean();
});

const more = (by: number) => [{ do: 'count', key: 'a', by }] as const;

type Abortable = IDBTransaction & { _abort(name: string): void };

/** From now on the disk is full: writes are undone, when they are made or with their transaction. */
function fillDisk(when: 'at once' | 'at the end' = 'at the end') {
  const put = IDBObjectStore.prototype.put;
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    ...args
  ) {
    const request = put.apply(this, args);
    const abort = (): void => (this.transaction as Abortable)._abort('QuotaExceededError');
    if (when === 'at once') abort();
    else if (this.name === 'history') request.addEventListener('success', abort);
    return request;
  });
}

/** The connection is lost whenever it is told to be. Dexie binds the call when it opens. */
function breakConnection(isLost: () => boolean) {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const start = IDBDatabase.prototype.transaction;
  return vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...args
  ) {
    if (isLost()) throw new DOMException('The connection is closing.', 'InvalidStateError');
    return start.apply(this, args);
  });
}

describe('a full disk', () => {
  test.each(['at once', 'at the end'] as const)(
    'that refuses %s is told; the list is edited on in memory and stored when there is room',
    async (when) => {
      const storage = createStorage();
      const store = openTab({ storage });
      const id = await store.create(squad('s'));
      const session = await openList(store, id);
      session.apply(more(1));
      await session.settled();

      const disk = fillDisk(when);
      session.apply(more(10));
      const failed = await until(session, ({ saving }) => typeof saving === 'object');
      expect(failed.saving).toMatchObject({ failed: 'full' });
      expect(countOf(failed.list, 'a')).toBe(16);
      session.apply(more(100));
      session.undo();
      session.apply(more(200));
      expect(countOf(listOf(session), 'a')).toBe(216);
      await session.settled();
      // Still the same message: it has been said.
      expect(session.getSnapshot().saving).toBe(failed.saving);
      disk.mockRestore();
      // What was stored before is whole.
      expect(countOf(listOf(await openList(openTab(), id)), 'a')).toBe(6);

      session.retry();
      expect(session.getSnapshot().saving).toBe('saving');
      await session.settled();
      expect(session.getSnapshot().saving).toBe('saved');
      expect(countOf(listOf(await openList(openTab(), id)), 'a')).toBe(216);
    },
  );

  test('is tried again with the next edit', async () => {
    const store = openTab();
    const session = await openList(store, await store.create(squad('s')));
    const disk = fillDisk();
    session.apply(more(1));
    await session.settled();
    disk.mockRestore();
    session.apply(more(1));
    await session.settled();
    expect(session.getSnapshot().saving).toBe('saved');
    expect(countOf(listOf(await openList(openTab(), session.id)), 'a')).toBe(7);
  });

  test('is tried again for an edit made while it was being found full', async () => {
    const refuse = signal();
    let tries = 0;
    const openBackend = withBackend((backend) => ({
      change: async (key, ceiling, change) => {
        tries += 1;
        if (tries !== 2) return backend.change(key, ceiling, change);
        await refuse.came;
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    const store = openTab({ openBackend });
    const session = await openList(store, await store.create(squad('s')));
    session.apply(more(1));
    session.apply(more(10));
    refuse.come();
    await session.settled();
    expect(session.getSnapshot().saving).toBe('saved');
    expect(countOf(listOf(await openList(openTab(), session.id)), 'a')).toBe(16);
  });

  test('loses nothing to a reload', async () => {
    const storage = createStorage();
    const store = openTab({ storage });
    const id = await store.create(squad('s'));
    const session = await openList(store, id);
    const disk = fillDisk();
    session.apply(more(1));
    session.apply(more(10));
    await session.settled();
    const still = await openList(openTab({ storage }), id);
    expect(countOf(listOf(still), 'a')).toBe(16);
    await still.settled();
    expect(still.getSnapshot().saving).toMatchObject({ failed: 'full' });
    disk.mockRestore();
    const later = await openList(openTab({ storage }), id);
    expect(countOf(listOf(later), 'a')).toBe(16);
    expect(later.getSnapshot().saving).toBe('saved');
  });

  test('refuses a new list, a rename and a delete, which are not done later either', async () => {
    const storage = createStorage();
    const store = openTab({ storage });
    const id = await store.create(squad('s'));
    const disk = fillDisk();
    const refused = await Promise.allSettled([
      store.create(squad('new')),
      store.rename(id, 'named'),
      store.remove(id),
      store.createAll([{ list: squad('one') }, { list: squad('two') }]),
    ]);
    const reasons = refused.map((r) => r.status === 'rejected' && explain(r.reason).reason);
    expect(reasons).toEqual(['full', 'full', 'full', 'full']);
    disk.mockRestore();
    const shelf = await until(openTab({ storage }).shelf, ({ isLoading }) => !isLoading);
    expect(shelf.lists.map(({ list }) => list.name)).toEqual(['s']);
  });
});

describe('a browser without a database', () => {
  test.each([
    ['it is forbidden', 'SecurityError', 'denied'],
    ['it is refused in a private window', 'InvalidStateError', 'denied'],
    ['it is broken', 'UnknownError', 'unknown'],
  ])('works in memory and says so when %s', async (_what, name, reason) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('no', name);
    });
    const store = openTab({ storage: createStorage() });
    const session = await openList(store, await store.create(squad('s')));
    expect(store.status.getSnapshot()).toMatchObject({ state: 'memory', reason });
    session.apply(more(1));
    session.undo();
    session.redo();
    await session.settled();
    expect(session.getSnapshot().saving).toBe('saved');
    const { lists } = await until(store.shelf, (shelf) => shelf.lists.length === 1);
    expect(countOf(lists[0]?.list, 'a')).toBe(6);
  });

  test('says that there is none at all', async () => {
    Object.assign(Dexie.dependencies, { indexedDB: undefined });
    const { status } = openTab();
    expect(await until(status, ({ state }) => state !== 'opening')).toMatchObject({
      state: 'memory',
      reason: 'unsupported',
    });
  });

  test('leaves the journal of lists that it cannot reach alone', async () => {
    const storage = createStorage();
    const id = await openTab({ storage }).create(squad('s'));
    const hung = withBackend(() => ({ change: () => new Promise(() => undefined) }));
    openTab({ storage, openBackend: hung }).session(id).apply(more(1));
    const memory = openTab({ storage, openBackend: () => Promise.reject(new Error('no')) });
    await memory.started();
    expect((await openList(memory, id)).getSnapshot().missing).toBe('not-found');
    expect(countOf(listOf(await openList(openTab({ storage }), id)), 'a')).toBe(6);
  });
});

describe('two versions of the site at once', () => {
  test('an older page that keeps the database open is waited for', async () => {
    // Older than every version of ours, and deaf to the request to close.
    const older = await openRaw(1);
    const storage = createStorage();
    const store = openTab({ storage });
    await until(store.status, ({ state }) => state === 'blocked');
    const created = store.create(squad('while blocked'));
    older.close();
    const id = await created;
    expect(store.status.getSnapshot().state).toBe('ready');
    expect(listOf(await openList(store, id)).name).toBe('while blocked');
  });

  test('a newer page gets the database; the older one says so and keeps its edits', async () => {
    const storage = createStorage();
    const store = openTab({ storage });
    const id = await store.create(squad('s'));
    const session = await openList(store, id);
    const newer = await openRaw(newerVersion);
    expect(store.status.getSnapshot().state).toBe('outdated');
    session.apply(more(1));
    await session.settled();
    expect(session.getSnapshot().saving).toMatchObject({ failed: 'outdated' });
    expect(countOf(listOf(session), 'a')).toBe(6);
    await expect(store.rename(id, 'x')).rejects.toMatchObject({ reason: 'outdated' });
    // Dexie would have opened the newer database again by now.
    expect(newer.version).toBe(newerVersion);
    newer.close();
    const waiting = [...storage.texts.keys()].filter((key) => key.includes(`/${id}/`));
    expect(waiting).toHaveLength(1);
  });

  test.each([
    ['can', true],
    ['cannot', false],
  ])(
    'an older page in a browser that %s tell versions says so and touches nothing',
    async (_, canAsk) => {
      const newer = await openRaw(newerVersion, (db) => {
        const lists = db.createObjectStore('lists', { keyPath: 'id' });
        lists.put({ id: 'x', version: databaseVersion + 1 });
        db.createObjectStore('history', { keyPath: 'id' });
        // Only one who asks first can do without these.
        if (canAsk) return;
        for (const index of ['changed', 'deleted']) lists.createIndex(index, index);
        for (const name of sideTables) db.createObjectStore(name, { keyPath: 'id' });
      });
      newer.close();
      const isTold = vi.spyOn(indexedDB, 'databases');
      if (!canAsk) isTold.mockRejectedValue(new Error('not known here'));
      const store = openTab();
      await until(store.status, ({ state }) => state === 'outdated');
      const shelf = await until(store.shelf, ({ isLoading }) => !isLoading);
      expect(shelf).toMatchObject({ failed: 'outdated', lists: [], damaged: [] });
      await expect(store.create(squad('s'))).rejects.toMatchObject({ reason: 'outdated' });
      await store.started();
      expect(store.status.getSnapshot().state).toBe('outdated');
      const same = await openRaw();
      const tables = ['history', 'lists', ...(canAsk ? [] : sideTables)];
      expect([same.version, ...same.objectStoreNames]).toEqual([
        newerVersion,
        ...tables.toSorted(),
      ]);
      same.close();
    },
  );
});

describe('a lost connection', () => {
  test('is made again for the next edit', async () => {
    let losses = 0;
    breakConnection(() => losses > 0 && losses-- > 0);
    const store = openTab();
    const session = await openList(store, await store.create(squad('s')));
    losses = 1;
    session.apply(more(1));
    await session.settled();
    expect(losses).toBe(0);
    expect(session.getSnapshot().saving).toBe('saved');
  });

  test('that stays lost is told, with the edits kept', async () => {
    let isLost = false;
    breakConnection(() => isLost);
    const store = openTab();
    const session = await openList(store, await store.create(squad('s')));
    isLost = true;
    session.apply(more(1));
    await session.settled();
    expect(session.getSnapshot().saving).toMatchObject({ failed: 'closed' });
    isLost = false;
    session.retry();
    await session.settled();
    expect(session.getSnapshot().saving).toBe('saved');
    expect(countOf(listOf(session), 'a')).toBe(6);
  });

  test('of a closed store is no reason to lose an edit', async () => {
    const storage = createStorage();
    const store = openTab({ storage });
    const id = await store.create(squad('s'));
    const session = await openList(store, id);
    store.close();
    await Promise.resolve();
    session.apply(more(1));
    await session.settled();
    expect(session.getSnapshot().saving).toMatchObject({ failed: 'closed' });
    expect(countOf(listOf(await openList(openTab({ storage }), id)), 'a')).toBe(6);
  });
});

describe('the reason', () => {
  test.each([
    [
      'a quota inside an abort',
      Object.assign(new Error('a'), {
        name: 'AbortError',
        inner: new DOMException('q', 'QuotaExceededError'),
      }),
      'full',
    ],
    ['a plain quota', new DOMException('q', 'QuotaExceededError'), 'full'],
    ['something thrown that is no error', 'text', 'unknown'],
    ['an error that contains itself', selfContained(), 'unknown'],
  ])('of %s', (_what, error, reason) => {
    expect(explain(error).reason).toBe(reason);
  });

  function selfContained(): Error {
    const error = new Error('round');
    return Object.assign(error, { inner: error });
  }
});

test('the database has the name that other pages know', async () => {
  const backend = await openDexieBackend({
    onBlocked: () => undefined,
    onOutdated: () => undefined,
  });
  expect(await Dexie.getDatabaseNames()).toContain(databaseName);
  backend.close();
});
