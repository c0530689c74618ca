import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Edit } from '@/lib/roster/edit';
import { openDexieBackend } from '@/lib/store/dexie-backend';
import { readStored } from '@/lib/store/read-rows';
import {
  asleep,
  clean,
  countOf,
  createStorage,
  entry,
  keysOf,
  listOf,
  openList,
  openTab,
  squad,
  until,
  withBackend,
} from './kit';

afterEach(clean);

const more = (by: number) => [{ do: 'count', key: 'a', by }] as const;

test('an edit shows in the same task and is stored without being asked', async () => {
  const store = openTab();
  const id = await store.create(squad('s'));
  const session = await openList(store, id);
  const heard = vi.fn();
  session.subscribe(heard);
  session.apply(more(3), 'Three more');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(session.getSnapshot()).toMatchObject({
    saving: 'saving',
    canUndo: true,
    undoLabel: 'Three more',
  });
  expect(countOf(listOf(session), 'a')).toBe(8);
  await session.settled();
  expect(session.getSnapshot().saving).toBe('saved');
  const other = await openList(openTab(), id);
  expect(countOf(listOf(other), 'a')).toBe(8);
});

test('what did not change stays the same object', async () => {
  const store = openTab();
  const id = await store.create(squad('s', [entry('a'), entry('b', 2, { options: { axe: 1 } })]));
  const session = await openList(store, id);
  const before = listOf(session);
  session.apply(more(1));
  const shown = listOf(session);
  expect(shown.groups[0]?.entries[1]).toBe(before.groups[0]?.entries[1]);
  await session.settled();
  expect(listOf(session)).toBe(shown);
  const settled = session.getSnapshot();
  // Another tab's edit comes in as a copy from the database.
  await store.rename(id, 'renamed');
  await until(session, ({ list }) => list?.name === 'renamed');
  expect(session.getSnapshot()).not.toBe(settled);
  expect(listOf(session).groups).toBe(shown.groups);
  expect(session.getSnapshot()).toBe(session.getSnapshot());
});

test('a session without listeners wakes up with what was stored meanwhile', async () => {
  const store = openTab();
  const id = await store.create(squad('s'));
  const session = store.session(id);
  await until(session, ({ list }) => list !== undefined);
  await store.rename(id, 'meanwhile');
  expect((await until(session, ({ list }) => list?.name === 'meanwhile')).saving).toBe('saved');
});

test('an edit made before the list is read is done when it is', async () => {
  const id = await openTab().create(squad('s'));
  const session = openTab().session(id);
  session.apply(more(2));
  expect(session.getSnapshot()).toMatchObject({ list: undefined, saving: 'saving' });
  await session.settled();
  expect(countOf(listOf(session), 'a')).toBe(7);
});

test('undo and redo take steps back and forth', async () => {
  const store = openTab();
  const session = await openList(store, await store.create(squad('s')));
  session.apply(more(1), 'one');
  session.apply([{ do: 'remove', key: 'a' }], 'gone');
  session.undo();
  expect(countOf(listOf(session), 'a')).toBe(6);
  expect(session.getSnapshot()).toMatchObject({ undoLabel: 'one', redoLabel: 'gone' });
  session.undo();
  expect(countOf(listOf(session), 'a')).toBe(5);
  expect(session.getSnapshot()).toMatchObject({ canUndo: false, canRedo: true });
  session.undo();
  session.redo();
  session.redo();
  expect(keysOf(listOf(session))).toEqual([]);
  expect(session.getSnapshot()).toMatchObject({ canUndo: true, canRedo: false });
  session.undo();
  session.apply(more(10));
  expect(session.getSnapshot().canRedo).toBe(false);
  await session.settled();
  expect(countOf(listOf(session), 'a')).toBe(16);
});

test('several edits are one step', async () => {
  const store = openTab();
  const session = await openList(store, await store.create(squad('s')));
  session.apply([...more(1), { do: 'add', group: 'squad', at: 0, entry: entry('b') }, ...more(1)]);
  expect(countOf(listOf(session), 'a')).toBe(7);
  session.undo();
  expect(listOf(session)).toEqual(squad('s'));
});

test('history survives a reload, in both directions, with its labels', async () => {
  const storage = createStorage();
  const store = openTab({ storage });
  const id = await store.create(squad('s'));
  const first = await openList(store, id);
  first.apply(more(1), 'one');
  first.apply(more(10), 'ten');
  first.undo();
  await first.settled();
  const again = await openList(openTab({ storage }), id);
  expect(again.getSnapshot()).toMatchObject({ undoLabel: 'one', redoLabel: 'ten' });
  again.redo();
  expect(countOf(listOf(again), 'a')).toBe(16);
  again.undo();
  again.undo();
  await again.settled();
  expect(countOf(listOf(again), 'a')).toBe(5);
});

test('100 steps are kept and older ones fall off', async () => {
  const store = openTab();
  const session = await openList(store, await store.create(squad('s')));
  for (let step = 0; step < 120; step += 1) session.apply(more(1));
  for (let step = 0; step < 120; step += 1) session.undo();
  await session.settled();
  expect(countOf(listOf(session), 'a')).toBe(25);
  expect(session.getSnapshot()).toMatchObject({ canUndo: false, canRedo: true });
});

test('an edit that would make the list unreadable is refused and reported', async () => {
  const store = openTab();
  const id = await store.create(squad('s'));
  const session = await openList(store, id);
  // No builder makes such edits; a journal that was written over might hold one.
  const bad = { do: 'profile', key: 'a', profile: 5 } as unknown as Edit;
  session.apply([bad]);
  session.apply(more(1));
  await session.settled();
  expect(countOf(listOf(session), 'a')).toBe(6);
  expect(session.getSnapshot()).toMatchObject({ missed: [bad], saving: 'saved' });
  session.acknowledge();
  expect(session.getSnapshot().missed).toEqual([]);
});

test('a list that is discarded elsewhere can still be seen and copied', async () => {
  const store = openTab();
  const id = await store.create(squad('s'));
  const session = await openList(store, id);
  await store.remove(id);
  await until(session, ({ missing }) => missing === 'deleted');
  expect(listOf(session)).toEqual(squad('s'));
});

test('an edit made at the very moment at which the last one is stored is stored too', async () => {
  // Without the news of the last write, which would be a second reason to store it.
  const store = openTab({ openBackend: withBackend(asleep) });
  const session = await openList(store, await store.create(squad('s')));
  for (let moment = 0; moment < 12; moment += 1) {
    session.apply(more(1));
    await until(session, ({ saving }) => saving === 'saved');
    // Still in the task in which the session said so, a little later each time.
    for (let tick = 0; tick < moment; tick += 1) await Promise.resolve();
  }
  await until(session, ({ saving }) => saving === 'saved');
  expect(countOf(listOf(await openList(openTab(), session.id)), 'a')).toBe(17);
});

test('a listener may edit', async () => {
  const store = openTab();
  const session = await openList(store, await store.create(squad('s')));
  session.subscribe(() => {
    const { list, saving } = session.getSnapshot();
    if (saving === 'saved' && (countOf(list, 'a') ?? 0) < 10) session.apply(more(1));
  });
  session.apply(more(1));
  await session.settled();
  expect(countOf(listOf(await openList(openTab(), session.id)), 'a')).toBe(10);
});

describe('what is read', () => {
  /** A tab whose readings a test hands it. */
  async function openFed() {
    let feed: (reading: unknown) => void = () => undefined;
    const openBackend = withBackend((backend) => ({
      watch: (read, next) => {
        feed = next as (reading: unknown) => void;
        return backend.watch(read, next);
      },
    }));
    const store = openTab({ openBackend });
    const session = await openList(store, await store.create(squad('s')));
    const found = (stored: unknown): void => feed({ ok: true, value: stored });
    return { session, found, fail: () => feed({ ok: false, failure: { reason: 'closed' } }) };
  }

  async function readNow(id: string) {
    const backend = await openDexieBackend({
      onBlocked: () => undefined,
      onOutdated: () => undefined,
    });
    const found = readStored(await backend.readRows(id));
    backend.close();
    return found;
  }

  test('too late takes nothing back', async () => {
    const { session, found } = await openFed();
    const old = await readNow(session.id);
    session.apply(more(1));
    await session.settled();
    const snapshot = session.getSnapshot();
    found(old);
    expect(session.getSnapshot()).toBe(snapshot);
    expect(countOf(snapshot.list, 'a')).toBe(6);
  });

  test('after the list was gone counts, however old it is', async () => {
    const { session, found } = await openFed();
    const old = await readNow(session.id);
    session.apply(more(1));
    await session.settled();
    found({ missing: 'not-found' });
    expect(session.getSnapshot().missing).toBe('not-found');
    expect(countOf(listOf(session), 'a')).toBe(6);
    found(old);
    expect(session.getSnapshot().missing).toBeUndefined();
    expect(countOf(listOf(session), 'a')).toBe(5);
  });

  test('with an error leaves what is there', async () => {
    const { session, fail } = await openFed();
    const snapshot = session.getSnapshot();
    fail();
    expect(session.getSnapshot()).toBe(snapshot);
  });
});
