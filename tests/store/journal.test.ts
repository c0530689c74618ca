import { afterEach, describe, expect, test } from 'vitest';
import { type KeyStorage, createJournal, journalLength } from '@/lib/store/journal';
import type { Operation } from '@/lib/store/operation';
import {
  asleep,
  clean,
  countOf,
  createStorage,
  day,
  entry,
  keysOf,
  killedAfterCommit,
  killedBeforeCommit,
  listOf,
  noon,
  openList,
  openTab,
  signal,
  squad,
  until,
  withBackend,
} from './kit';

afterEach(clean);

const add = (key: string) => [{ do: 'add', group: 'squad', at: 9, entry: entry(key) }] as const;
const more = (by: number) => [{ do: 'count', key: 'a', by }] as const;

/** Keys of operations that wait in a storage. */
function waiting(storage: ReturnType<typeof createStorage>): readonly string[] {
  return [...storage.texts.keys()].filter((key) => key.startsWith('muster-roll.journal/'));
}

describe('a page that is gone right after a click', () => {
  test('has its edits done by the next one, in order, before anybody reads the list', async () => {
    const storage = createStorage();
    const id = await openTab({ storage }).create(squad('s'));
    const dying = await openList(openTab({ storage, openBackend: killedBeforeCommit }), id);
    dying.apply(add('b'), 'add');
    dying.apply([{ do: 'count', key: 'b', by: 4 }], 'four more');
    dying.undo();
    dying.apply([{ do: 'name', value: 'named' }]);
    expect(waiting(storage)).toHaveLength(4);
    // Nothing was awaited since the clicks.
    const next = openTab({ storage });
    const seen: unknown[] = [];
    next.shelf.subscribe(() => seen.push(next.shelf.getSnapshot().lists[0]?.list));
    const session = await openList(next, id);
    expect(listOf(session)).toEqual(squad('named', [entry('a', 5), entry('b')]));
    await until(next.shelf, ({ isLoading }) => !isLoading);
    expect(seen).toEqual([listOf(session)]);
    expect(waiting(storage)).toEqual([]);
    session.undo();
    session.undo();
    await session.settled();
    expect(listOf(session)).toEqual(squad('s'));
  });

  test('loses nothing when several pages go, and each page keeps its own order', async () => {
    const storage = createStorage();
    const id = await openTab({ storage }).create(squad('s'));
    const clock = { time: noon };
    for (const page of ['b', 'c', 'd']) {
      const tab = openTab({ storage, clock, openBackend: killedBeforeCommit });
      const session = tab.session(id);
      session.apply(add(page));
      clock.time -= day;
      session.apply([{ do: 'count', key: page, by: 1 }]);
      clock.time += 2 * day;
    }
    const session = await openList(openTab({ storage }), id);
    expect(keysOf(listOf(session))).toEqual(['a', 'b', 'c', 'd']);
    expect(countOf(listOf(session), 'd')).toBe(2);
    expect(session.getSnapshot().missed).toEqual([]);
  });

  test('has a new list made, a name given and a list deleted', async () => {
    const storage = createStorage();
    const store = openTab({ storage });
    const named = await store.create(squad('to name'));
    const deleted = await store.create(squad('to delete'));
    const dying = openTab({ storage, openBackend: killedBeforeCommit });
    void dying.create(squad('made'));
    void dying.rename(named, 'named');
    void dying.remove(deleted);
    const next = openTab({ storage });
    const shelf = await until(next.shelf, ({ isLoading }) => !isLoading);
    expect(shelf.lists.map(({ list }) => list.name).sort()).toEqual(['made', 'named']);
    expect(shelf.deleted.map(({ list }) => list.name)).toEqual(['to delete']);
  });

  test('does not have an edit done twice that was stored before it could say so', async () => {
    const storage = createStorage();
    const id = await openTab({ storage }).create(squad('s'));
    const stored = signal();
    const dying = openTab({ storage, openBackend: killedAfterCommit(stored.come) });
    dying.session(id).apply(more(1));
    await stored.came;
    expect(waiting(storage)).toHaveLength(1);
    const session = await openList(openTab({ storage }), id);
    expect(countOf(listOf(session), 'a')).toBe(6);
    expect(waiting(storage)).toEqual([]);
  });

  test('nor after a hundred other edits, from a tab that was open all the time', async () => {
    const storage = createStorage();
    const living = openTab({ storage });
    const id = await living.create(squad('s'));
    const session = await openList(living, id);
    const stored = signal();
    const dying = openTab({ storage, openBackend: killedAfterCommit(stored.come) });
    dying.session(id).apply(more(1));
    await stored.came;
    for (let edit = 0; edit < 100; edit += 1) {
      session.apply(more(edit % 2 ? 1 : -1));
      await session.settled();
    }
    expect(waiting(storage)).toHaveLength(1);
    expect(countOf(listOf(await openList(openTab({ storage }), id)), 'a')).toBe(6);
    const shelf = await until(living.shelf, ({ isLoading }) => !isLoading);
    expect(shelf.lists[0]?.operations.length).toBeLessThanOrEqual(14);
  });

  test('has its edits done when the list is opened in a tab that was open before', async () => {
    const storage = createStorage();
    const living = openTab({ storage });
    const id = await living.create(squad('s'));
    await living.started();
    openTab({ storage, openBackend: killedBeforeCommit }).session(id).apply(add('b'));
    const session = living.session(id);
    session.subscribe(() => undefined);
    await until(session, ({ list, saving }) => list !== undefined && saving === 'saved');
    expect(keysOf(listOf(session))).toEqual(['a', 'b']);
    expect(waiting(storage)).toEqual([]);
    expect(keysOf(listOf(await openList(openTab(), id)))).toEqual(['a', 'b']);
  });

  test('is not waited for: a page that lives on does not do its edits again', async () => {
    const storage = createStorage();
    const id = await openTab({ storage }).create(squad('s'));
    let isDown = true;
    const failing = withFailing(() => isDown);
    const one = await openList(openTab({ storage, openBackend: failing }), id);
    one.apply(more(1));
    await until(one, ({ saving }) => typeof saving === 'object');
    // Another tab takes it over from the journal, then does more than a record remembers.
    const two = await openList(openTab({ storage }), id);
    for (let edit = 0; edit < 40; edit += 1) {
      two.apply(more(1));
      await two.settled();
    }
    isDown = false;
    one.retry();
    await one.settled();
    expect(countOf(listOf(await openList(openTab({ storage }), id)), 'a')).toBe(46);
    expect(one.getSnapshot().saving).toBe('saved');
  });

  test('or is asleep is helped by another, and hears of it when it wakes up', async () => {
    const storage = createStorage();
    const id = await openTab({ storage }).create(squad('s'));
    const down = withBackend(() => ({
      change: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    }));
    const one = await openList(openTab({ storage, openBackend: down }), id);
    one.apply(more(1));
    await until(one, ({ saving }) => typeof saving === 'object');
    await openList(openTab({ storage }), id);
    const { list } = await until(one, ({ saving }) => saving === 'saved');
    expect(countOf(list, 'a')).toBe(6);
  });

  test('leaves edits of a list that is gone for good: they are let go', async () => {
    const storage = createStorage();
    openTab({ storage, openBackend: killedBeforeCommit }).session('gone').apply(add('b'));
    expect(waiting(storage)).toHaveLength(1);
    await openTab({ storage }).started();
    expect(waiting(storage)).toEqual([]);
  });

  test('has edits that find no target reported when its list is opened', async () => {
    const storage = createStorage();
    const id = await openTab({ storage }).create(squad('s'));
    const late = { do: 'remove', key: 'nothing' } as const;
    openTab({ storage, openBackend: killedBeforeCommit }).session(id).apply([late]);
    const next = openTab({ storage });
    await next.started();
    expect((await openList(next, id)).getSnapshot().missed).toEqual([late]);
  });
});

/** A sleeping tab whose writes fail as long as it is told to. */
function withFailing(isDown: () => boolean) {
  return withBackend((backend) => ({
    ...asleep(backend),
    change: (key, ceiling, change) =>
      isDown()
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : backend.change(key, ceiling, change),
  }));
}

describe('where localStorage', () => {
  const throws = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  const broken: KeyStorage = {
    get length() {
      return throws();
    },
    key: throws,
    getItem: throws,
    setItem: throws,
    removeItem: throws,
  };
  const full: KeyStorage = {
    ...createStorage(),
    length: 0,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };

  test.each([
    ['is missing', undefined],
    ['throws', broken],
    ['is full', full],
  ])('%s, lists are stored all the same', async (_what, storage) => {
    const store = openTab({ storage });
    const id = await store.create(squad('s'));
    const session = await openList(store, id);
    for (let edit = 0; edit < 20; edit += 1) session.apply(more(1));
    session.undo();
    await session.settled();
    expect(session.getSnapshot().saving).toBe('saved');
    expect(countOf(listOf(await openList(openTab(), id)), 'a')).toBe(24);
  });

  test('is missing and an answer is lost, an edit that is stored is not stored again', async () => {
    let isLost = true;
    const openBackend = withBackend((backend) => ({
      change: async (key, ceiling, change) => {
        const value = await backend.change(key, ceiling, change);
        if (isLost) throw new DOMException('The connection is closing.', 'InvalidStateError');
        return value;
      },
      ...asleep(backend),
    }));
    const id = await openTab().create(squad('s'));
    const session = await openList(openTab({ openBackend }), id);
    session.apply(more(1));
    await session.settled();
    expect(session.getSnapshot().saving).toMatchObject({ failed: 'closed' });
    isLost = false;
    session.retry();
    await session.settled();
    expect(countOf(listOf(await openList(openTab(), id)), 'a')).toBe(6);
  });

  test('is cleared by somebody, an edit that failed before is not taken for stored', async () => {
    const storage = createStorage();
    const id = await openTab({ storage }).create(squad('s'));
    let isDown = true;
    const session = await openList(
      openTab({ storage, openBackend: withFailing(() => isDown) }),
      id,
    );
    session.apply(more(1));
    await session.settled();
    storage.texts.clear();
    isDown = false;
    session.retry();
    await session.settled();
    expect(countOf(listOf(await openList(openTab(), id)), 'a')).toBe(6);
  });
});

describe('the journal', () => {
  const operation = (id: string, more: Partial<Operation> = {}): Operation =>
    ({ do: 'edit', edits: [], id, of: 'list', at: noon, ...more }) as Operation;

  test('keeps what it does not know to itself and drops what nobody can use', () => {
    const storage = createStorage();
    const journal = createJournal(storage, 'page');
    journal.write(operation('good'));
    const newer = JSON.stringify({ version: 2, change: 'of another kind' });
    storage.setItem('muster-roll.journal/list/newer', newer);
    storage.setItem('muster-roll.journal/list/cut', '{"version":1,"oper');
    storage.setItem('muster-roll.journal/list/odd', '{"version":1,"operation":{"do":"fly"}}');
    storage.setItem('muster-roll.theme', 'dark');
    expect(journal.leftover()).toEqual([operation('good')]);
    expect([...storage.texts.keys()].sort()).toEqual([
      'muster-roll.journal',
      'muster-roll.journal/list/good',
      'muster-roll.journal/list/newer',
      'muster-roll.theme',
    ]);
  });

  test('does not grow past its length', () => {
    const storage = createStorage();
    const journal = createJournal(storage, 'page');
    const written = Array.from({ length: journalLength + 50 }, (_, nth) =>
      journal.write(operation(`o${nth}`)),
    );
    expect(written.filter(Boolean)).toHaveLength(journalLength);
    expect(journal.leftover()).toHaveLength(journalLength);
  });

  test('has the pages in the order of their first click, whatever they are called', () => {
    const storage = createStorage();
    const second = createJournal(storage, 'a');
    const first = createJournal(storage, 'b');
    second.write(operation('3', { at: noon + 2 }));
    first.write(operation('1', { at: noon + 1 }));
    second.write(operation('4', { at: noon + 2 }));
    first.write(operation('2', { at: noon + 9 }));
    expect(first.leftover().map(({ id }) => id)).toEqual(['1', '2', '3', '4']);
  });

  test('tells leftovers of one list from those of another', () => {
    const journal = createJournal(createStorage(), 'page');
    journal.write(operation('one', { of: 'a' }));
    journal.write(operation('two', { of: 'ab' }));
    expect(journal.leftover('a').map(({ id }) => id)).toEqual(['one']);
    expect(journal.holds('ab', 'two')).toBe(true);
    expect(journal.isSettled(operation('two', { of: 'ab' }))).toBe(false);
    expect(journal.isSettled(operation('three', { of: 'ab' }))).toBe(true);
  });

  test('is written before the transaction starts', async () => {
    const storage = createStorage();
    const starts: number[] = [];
    const watched = withBackend((backend) => ({
      change: (key, ceiling, change) => {
        starts.push(waiting(storage).length);
        return backend.change(key, ceiling, change);
      },
    }));
    const store = openTab({ storage, openBackend: watched });
    await store.started();
    const session = await openList(store, await store.create(squad('s')));
    session.apply(more(1));
    expect(waiting(storage)).toHaveLength(1);
    await session.settled();
    expect(starts).toEqual([1, 1]);
    expect(waiting(storage)).toEqual([]);
  });
});
