import { afterEach, describe, expect, test } from 'vitest';
import { keptDeleted } from '@/lib/store/record';
import type { OpenBackend } from '@/lib/store/backend';
import { openDexieBackend } from '@/lib/store/dexie-backend';
import type { Store } from '@/lib/store/store';
import { clean, createStorage, day, noon, openList, openTab, squad, until } from './kit';

afterEach(clean);

const noDatabase: OpenBackend = () => Promise.reject(new DOMException('no', 'SecurityError'));

async function names(store: Store): Promise<readonly string[]> {
  const { lists } = await until(store.shelf, ({ isLoading }) => !isLoading);
  return lists.map(({ list }) => list.name);
}

/** What holds wherever the rows are kept. */
describe.each([
  ['database', openDexieBackend],
  ['memory', noDatabase],
] as const)('a shelf in the %s', (_where, openBackend) => {
  test('starts empty', async () => {
    expect(await names(openTab({ openBackend }))).toEqual([]);
  });

  test('shows a list that was created, with its date', async () => {
    const store = openTab({ openBackend });
    const list = squad('3e de ligne');
    const id = await store.create(list);
    const { lists } = await until(store.shelf, (shelf) => shelf.lists.length === 1);
    expect(lists[0]).toMatchObject({ id, list, created: noon, changed: noon });
  });

  test('duplicates a list under another name and a new id', async () => {
    const store = openTab({ openBackend });
    const id = await store.create(squad('Old Guard'));
    const copy = await store.duplicate(id, 'Young Guard');
    expect(copy).not.toBe(id);
    const { lists } = await until(store.shelf, (shelf) => shelf.lists.length === 2);
    expect(lists.map(({ list }) => list)).toEqual([squad('Young Guard'), squad('Old Guard')]);
  });

  test('renames a list, and the rename can be undone', async () => {
    const store = openTab({ openBackend });
    const id = await store.create(squad('Chasseurs'));
    await store.rename(id, 'Chasseurs à pied');
    const session = await openList(store, id);
    expect(session.getSnapshot().list?.name).toBe('Chasseurs à pied');
    session.undo();
    expect(session.getSnapshot().list?.name).toBe('Chasseurs');
  });

  test('puts a list in the bin and back in its place', async () => {
    const clock = { time: noon };
    const store = openTab({ openBackend, clock });
    const first = await store.create(squad('first'));
    clock.time += 1000;
    await store.create(squad('second'));
    await store.remove(first);
    const binned = await until(store.shelf, ({ deleted }) => deleted.length === 1);
    expect(binned.lists.map(({ list }) => list.name)).toEqual(['second']);
    expect(binned.deleted[0]).toMatchObject({ id: first, deleted: clock.time + 0 });
    await store.restore(first);
    const back = await until(store.shelf, ({ deleted }) => deleted.length === 0);
    expect(back.lists.map(({ list }) => list.name)).toEqual(['second', 'first']);
    expect(back.lists[1]).not.toHaveProperty('deleted');
  });

  test('has the last changed list first', async () => {
    const clock = { time: noon };
    const store = openTab({ openBackend, clock });
    const id = await store.create(squad('one'));
    clock.time += 1;
    await store.create(squad('two'));
    clock.time += 1;
    await store.create(squad('three'));
    expect(await names(store)).toEqual(['three', 'two', 'one']);
    clock.time += 1;
    await store.rename(id, 'one, again');
    const { lists } = await until(store.shelf, (shelf) => shelf.lists[0]?.id === id);
    expect(lists.map(({ list }) => list.name)).toEqual(['one, again', 'three', 'two']);
  });

  test('keeps the objects of lists that did not change', async () => {
    const clock = { time: noon };
    const store = openTab({ openBackend, clock });
    const id = await store.create(squad('one'));
    clock.time += 1;
    await store.create(squad('two'));
    store.shelf.subscribe(() => undefined);
    const before = await until(store.shelf, (shelf) => shelf.lists.length === 2);
    await store.rename(id, 'one, again');
    const after = await until(store.shelf, (shelf) => shelf.lists[0]?.id === id);
    expect(after.lists[1]).toBe(before.lists[0]);
    expect(after.lists[0]).not.toBe(before.lists[1]);
  });

  test('takes many lists at once, with their dates if they have some', async () => {
    const store = openTab({ openBackend });
    const ids = await store.createAll([
      { list: squad('from a backup'), created: noon - 9 * day, changed: noon - 8 * day },
      { list: squad('older') },
      { list: squad('newer') },
    ]);
    expect(new Set(ids).size).toBe(3);
    const { lists } = await until(store.shelf, (shelf) => shelf.lists.length === 3);
    expect(lists.map(({ list }) => list.name)).toEqual(['newer', 'older', 'from a backup']);
    expect(lists[2]).toMatchObject({ created: noon - 9 * day, changed: noon - 8 * day });
  });

  test('keeps the ids of lists from a backup, but never writes over a list', async () => {
    const store = openTab({ openBackend });
    const there = await store.create(squad('here'));
    const ids = await store.createAll([
      { list: squad('as it was'), id: 'kept-1', created: noon, changed: noon },
      { list: squad('in the bin'), id: 'kept-2', created: noon, changed: noon, deleted: noon },
      { list: squad('of the same id'), id: there },
      { list: squad('twice'), id: 'kept-1' },
      { list: squad('of a strange id'), id: 'a/b' },
    ]);
    expect(ids.slice(0, 2)).toEqual(['kept-1', 'kept-2']);
    expect(new Set([there, ...ids]).size).toBe(6);
    expect(ids.some((id) => id.includes('/'))).toBe(false);
    const { lists, deleted } = await until(store.shelf, (shelf) => shelf.lists.length === 5);
    expect(lists.find(({ id }) => id === there)?.list.name).toBe('here');
    expect(deleted.map(({ id }) => id)).toEqual(['kept-2']);
  });

  test('gives all lists with edits that are on their way', async () => {
    const storage = createStorage();
    const store = openTab({ openBackend, storage });
    const id = await store.create(squad('one'));
    const gone = await store.create(squad('two'));
    await store.remove(gone);
    const session = await openList(store, id);
    session.apply([{ do: 'name', value: 'edited' }]);
    const records = await store.latest();
    expect(records.map(({ list }) => list.name).sort()).toEqual(['edited', 'two']);
    expect(records.find((record) => record.id === gone)?.deleted).toBe(noon);
  });

  test('says that there is no such list', async () => {
    const store = openTab({ openBackend });
    const session = await openList(store, 'nowhere');
    expect(session.getSnapshot()).toMatchObject({ list: undefined, missing: 'not-found' });
    await expect(store.rename('nowhere', 'x')).rejects.toMatchObject({ reason: 'not-found' });
    await expect(store.duplicate('nowhere', 'x')).rejects.toMatchObject({ reason: 'not-found' });
  });
});

describe('the clock set back', () => {
  test('leaves the last changed list first and no date before an earlier one', async () => {
    const clock = { time: noon };
    const store = openTab({ clock });
    const id = await store.create(squad('old'));
    clock.time = noon - day;
    await store.create(squad('new'));
    expect(await names(store)).toEqual(['new', 'old']);
    const dates = [noon];
    const session = await openList(store, id);
    for (const name of ['a', 'b', 'c']) {
      clock.time -= day;
      session.apply([{ do: 'name', value: name }]);
      await session.settled();
      const { lists } = await until(store.shelf, (shelf) => shelf.lists[0]?.list.name === name);
      dates.push(lists[0]?.changed ?? 0);
    }
    expect(dates).toEqual([...new Set(dates)].sort((a, b) => a - b));
    expect(Math.max(...dates)).toBeLessThan(noon + 1000);
  });

  test('forgets a date far ahead, but for the list that has it', async () => {
    const clock = { time: noon + 9000 * day };
    const store = openTab({ clock });
    const id = await store.create(squad('from the future'));
    clock.time = noon;
    await store.create(squad('today'));
    const before = await until(store.shelf, ({ lists }) => lists.length === 2);
    expect(before.lists.map(({ changed }) => changed)).toEqual([noon + 9000 * day, noon]);
    await store.rename(id, 'still');
    const after = await until(store.shelf, ({ lists }) => lists[0]?.list.name === 'still');
    expect(after.lists[0]?.changed).toBe(noon + 9000 * day + 1);
  });
});

describe('the bin', () => {
  test('is emptied of what lies there for more than 30 days, at the next start', async () => {
    const clock = { time: noon };
    const storage = createStorage();
    const first = openTab({ clock, storage });
    const [early, late] = await first.createAll([
      { list: squad('early') },
      { list: squad('late') },
      { list: squad('kept') },
    ]);
    await first.remove(early ?? '');
    clock.time += 1;
    await first.remove(late ?? '');
    clock.time = noon + keptDeleted;
    const second = openTab({ clock, storage });
    await second.started();
    const all = await until(second.shelf, ({ isLoading }) => !isLoading);
    expect(all.deleted.map(({ list }) => list.name)).toEqual(['late', 'early']);
    clock.time += 1;
    const third = openTab({ clock, storage });
    await third.started();
    const rest = await until(third.shelf, ({ isLoading }) => !isLoading);
    expect(rest.deleted.map(({ list }) => list.name)).toEqual(['late']);
    expect(rest.lists.map(({ list }) => list.name)).toEqual(['kept']);
  });

  test('keeps a list that is edited there', async () => {
    const store = openTab();
    const id = await store.create(squad('binned'));
    await store.remove(id);
    const session = await openList(store, id);
    expect(session.getSnapshot()).toMatchObject({ missing: 'deleted', list: { name: 'binned' } });
    session.apply([{ do: 'name', value: 'edited' }]);
    await session.settled();
    await store.restore(id);
    const { list } = await until(session, ({ missing }) => missing === undefined);
    expect(list?.name).toBe('edited');
  });
});
