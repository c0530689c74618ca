import { afterEach, expect, test, vi } from 'vitest';
import { openStore } from '@/lib/store/store';
import { openDexieBackend } from '@/lib/store/dexie-backend';
import { clean, createStorage, noon, openList, openTab, squad, until } from './kit';

afterEach(async () => {
  vi.restoreAllMocks();
  await clean();
});

const more = [{ do: 'count', key: 'a', by: 1 }] as const;

/** From now on nothing can be written into the database. */
function refuseWrites() {
  return vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room.', 'QuotaExceededError');
  });
}

test.each([
  { name: 'an edit that the journal has survives the page', storage: createStorage(), is: false },
  { name: 'one that nothing could take does not', storage: undefined, is: true },
])('$name', async ({ storage, is }) => {
  const store = openTab({ storage });
  const session = await openList(store, await store.create(squad('s')));
  expect(store.isOnlyHere()).toBe(false);
  const disk = refuseWrites();
  session.apply(more);
  await session.settled();
  expect(store.isOnlyHere()).toBe(is);
  disk.mockRestore();
  session.retry();
  await session.settled();
  expect(store.isOnlyHere()).toBe(false);
});

test('lists without a database are in the page only', async () => {
  const store = openTab({ openBackend: () => Promise.reject(new Error('none')) });
  await until(store.status, ({ state }) => state === 'memory');
  expect(store.isOnlyHere()).toBe(true);
});

test('new lists are told of once they are stored, and not when they are not', async () => {
  const onCreated = vi.fn();
  const chance = { now: () => noon, newId: () => crypto.randomUUID() };
  const store = openStore({
    ...chance,
    storage: undefined,
    openBackend: openDexieBackend,
    onCreated,
  });
  const id = await store.create(squad('a'));
  await store.createAll([{ list: squad('b') }, { list: squad('c') }]);
  await store.duplicate(id, 'd');
  expect(onCreated).toHaveBeenCalledTimes(3);
  refuseWrites();
  await expect(store.create(squad('e'))).rejects.toThrow();
  expect(onCreated).toHaveBeenCalledTimes(3);
  store.close();
});
