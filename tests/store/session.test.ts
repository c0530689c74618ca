import { afterEach, expect, test, vi } from 'vitest';
import {
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
  const bad = { do: 'count', key: 'a', by: Number.NaN } as const;
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
