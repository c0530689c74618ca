import { afterEach, describe, expect, test, vi } from 'vitest';
import { faultInList } from '@/lib/store/check-list';
import { faultInRecord } from '@/lib/store/record';
import { formatDamaged } from '@/lib/store/format-damaged';
import type { Store } from '@/lib/store/store';
import {
  changeRaw,
  clean,
  createStorage,
  entry,
  listOf,
  openList,
  openRaw,
  openTab,
  squad,
  until,
} from './kit';

afterEach(async () => {
  vi.restoreAllMocks();
  await clean();
});

/** Writes rows past the store, as a fault on the disk or another program would. */
async function writeRaw(...rows: readonly object[]): Promise<void> {
  const db = await openRaw();
  await changeRaw(db, (lists) => {
    for (const row of rows) lists.put(row);
  });
  db.close();
}

async function readRaw(id: string): Promise<unknown> {
  const db = await openRaw();
  let request: IDBRequest<unknown> | undefined;
  await changeRaw(db, (lists) => {
    request = lists.get(id);
  });
  db.close();
  return request?.result;
}

async function shelfOf(store: Store) {
  return until(store.shelf, ({ isLoading }) => !isLoading);
}

const torn = {
  id: 'torn',
  version: 1,
  list: { ruleset: 'drums-and-shakos', name: 'Torn', groups: null },
};

describe('a damaged row', () => {
  test('is kept aside and can be exported; the others open', async () => {
    const first = openTab();
    const id = await first.create(squad('sound'));
    await writeRaw(torn, { id: 7, nonsense: true });
    const store = openTab();
    const shelf = await shelfOf(store);
    expect(shelf.lists.map((record) => record.list.name)).toEqual(['sound']);
    expect(shelf.damaged.map(({ key, fault }) => [key, fault])).toEqual([
      [7, 'id'],
      ['torn', 'created'],
    ]);
    const [, row] = shelf.damaged;
    expect(row && JSON.parse(formatDamaged(row))).toMatchObject({ key: 'torn', raw: torn });
    expect((await openList(store, id)).getSnapshot().list?.name).toBe('sound');
  });

  test('is never written over', async () => {
    const store = openTab();
    await store.started();
    await writeRaw(torn);
    const session = await openList(store, 'torn');
    expect(session.getSnapshot()).toMatchObject({ list: undefined, missing: 'damaged' });
    session.apply([{ do: 'name', value: 'written over' }]);
    await session.settled();
    expect(session.getSnapshot().saving).toMatchObject({ failed: 'damaged' });
    await expect(store.rename('torn', 'x')).rejects.toMatchObject({ reason: 'damaged' });
    await expect(store.remove('torn')).rejects.toMatchObject({ reason: 'damaged' });
    await expect(store.duplicate('torn', 'x')).rejects.toMatchObject({ reason: 'damaged' });
    expect(await readRaw('torn')).toEqual(torn);
  });

  test('stops neither the start nor the replay of other lists', async () => {
    const storage = createStorage();
    const first = openTab({ storage });
    const id = await first.create(squad('sound'));
    await writeRaw(torn);
    const dying = openTab({ storage, openBackend: () => new Promise(() => undefined) });
    dying.session('torn').apply([{ do: 'name', value: 'x' }]);
    dying.session(id).apply([{ do: 'name', value: 'replayed' }]);
    const store = openTab({ storage });
    await store.started();
    expect((await shelfOf(store)).lists.map((record) => record.list.name)).toEqual(['replayed']);
    // The edit waits until the row is repaired or discarded.
    expect([...storage.texts.keys()].filter((key) => key.includes('/torn/'))).toHaveLength(1);
  });

  test('is deleted only when somebody says so, and a sound one not even then', async () => {
    const store = openTab();
    const id = await store.create(squad('sound'));
    await writeRaw(torn, { id: 7, nonsense: true });
    expect((await shelfOf(openTab())).damaged).toHaveLength(2);
    for (const key of ['torn', 7, id]) await store.discard(key);
    const shelf = await shelfOf(openTab());
    expect(shelf.damaged).toEqual([]);
    expect(shelf.lists).toHaveLength(1);
  });

  test('of a list that is open leaves the list on the screen', async () => {
    const store = openTab();
    const session = await openList(store, await store.create(squad('s')));
    await writeRaw({ ...torn, id: session.id });
    session.apply([{ do: 'name', value: 'kept here' }]);
    await session.settled();
    expect(session.getSnapshot().saving).toMatchObject({ failed: 'damaged' });
    expect(listOf(session).name).toBe('kept here');
  });

  test('that the browser cannot read at all does not hide the others', async () => {
    const store = openTab();
    await store.create(squad('sound'));
    const bad = await store.create(squad('bad'));
    const get = IDBObjectStore.prototype.get;
    const unreadable = (): never => {
      throw new DOMException('Internal error.', 'DataError');
    };
    vi.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(unreadable);
    vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(function (
      this: IDBObjectStore,
      key,
    ) {
      return key === bad ? unreadable() : get.call(this, key);
    });
    const shelf = await shelfOf(openTab());
    expect(shelf.lists.map((record) => record.list.name)).toEqual(['sound']);
    expect(shelf.damaged.map(({ key }) => key)).toEqual([bad]);
  });

  test('can be exported whatever is in it', () => {
    const round: Record<string, unknown> = { n: 1n, map: new Map([['a', 1]]) };
    round['self'] = round;
    const text = formatDamaged({ key: 'k', fault: 'id', raw: round });
    expect(JSON.parse(text)).toEqual({ key: 'k', fault: 'id', raw: { n: '1n', map: [['a', 1]] } });
    const shared = { axe: 1 };
    const twice = formatDamaged({ key: 'k', fault: 'id', raw: [shared, shared] });
    expect(JSON.parse(twice)).toMatchObject({ raw: [shared, shared] });
  });
});

test('a damaged history costs the undo steps and nothing else', async () => {
  const store = openTab();
  const session = await openList(store, await store.create(squad('s')));
  session.apply([{ do: 'name', value: 'named' }]);
  await session.settled();
  const db = await openRaw();
  const bad = { id: session.id, version: 1, undo: [{ id: 'x', edits: 'none' }], redo: [] };
  await changeRaw(db, (_lists, history) => history.put(bad));
  const again = await openList(openTab(), session.id);
  expect(again.getSnapshot()).toMatchObject({ canUndo: false, list: { name: 'named' } });
  // One that only looks right is harmless when it is undone.
  const odd = { ...bad, undo: [{ id: 'x', edits: [], inverse: [{ do: 'add' }, null] }] };
  await changeRaw(db, (_lists, history) => history.put(odd));
  db.close();
  const later = await openList(openTab(), session.id);
  later.undo();
  await later.settled();
  expect(later.getSnapshot()).toMatchObject({ canUndo: false, saving: 'saved' });
  expect(later.getSnapshot().missed).toHaveLength(2);
});

describe('the check', () => {
  const list = {
    ruleset: 'napoleonic-sbg',
    nation: 'united-kingdom',
    name: 'Ärmée 🇬🇧 армия',
    cap: null,
    settings: { year: 1815 },
    extra: { future: true },
    groups: [
      {
        id: 'a',
        kind: 'command',
        name: 'Staff',
        entries: [entry('1', 999, { options: { horse: 99 } })],
      },
      {
        id: 'b',
        kind: 'formation',
        parent: 'a',
        entries: [entry('2', 1, { title: '', attributes: {} })],
      },
    ],
  };
  const change = (path: string, value: unknown): unknown => {
    const copy = structuredClone(list) as unknown;
    const fields = path.split('.');
    const last = fields.pop() ?? '';
    let at = copy as Record<string, unknown>;
    for (const field of fields) at = at[field] as Record<string, unknown>;
    at[last] = value;
    return copy;
  };

  test('passes a list with everything in it', () => {
    expect(faultInList(list)).toBeUndefined();
    expect(faultInList(squad(''))).toBeUndefined();
  });

  test.each([
    ['name', undefined, 'name'],
    ['cap', 0, 'cap'],
    ['settings', [], 'settings'],
    ['groups', [], 'groups'],
    ['groups.0', null, 'groups[0]'],
    ['groups.0.kind', 'army', 'groups[0].kind'],
    ['groups.1.id', 'a', 'groups[1].id'],
    ['groups.1.parent', 'nobody', 'groups[1].parent'],
    ['groups.0.parent', 'b', 'groups[0].parent'],
    ['groups.0.entries.0', 'text', 'groups[0].entries[0]'],
    ['groups.0.entries.0.count', 1000, 'groups[0].entries[0].count'],
    ['groups.0.entries.0.count', 1.5, 'groups[0].entries[0].count'],
    ['groups.0.entries.0.count', Number.NaN, 'groups[0].entries[0].count'],
    ['groups.0.entries.0.options', { horse: '1' }, 'groups[0].entries[0].options'],
    ['groups.0.entries.0.title', 5, 'groups[0].entries[0].title'],
    ['groups.1.entries.0.key', '1', 'groups[1].entries[0].key'],
    ['groups.0.entries', Array.from({ length: 2001 }, (_, n) => entry(`k${n}`)), 'groups'],
  ])('of %s = %o names the place', (path, value, fault) => {
    expect(faultInList(change(path, value))).toBe(fault);
  });

  test.each([null, undefined, 5, 'list', []])('takes %o for no list', (value) => {
    expect(faultInList(value)).toBe('list');
    expect(faultInRecord(value)).toBe('record');
  });
});
