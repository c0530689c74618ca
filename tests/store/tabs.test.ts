import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { type Edit, applyEdits } from '@/lib/roster/edit';
import type { History } from '@/lib/store/history';
import type { ListSession } from '@/lib/store/session';
import {
  asleep,
  changeRaw,
  clean,
  countOf,
  createStorage,
  entry,
  keysOf,
  listOf,
  openList,
  openRaw,
  openTab,
  squad,
  until,
  withBackend,
} from './kit';

afterEach(clean);

async function openTabs(tabs: number, id: string, storage = createStorage()) {
  return Promise.all(Array.from({ length: tabs }, () => openList(openTab({ storage }), id)));
}

/** All sessions have stored all they have and show the same list. */
async function converge(sessions: readonly ListSession[]): Promise<void> {
  await Promise.all(sessions.map((session) => session.settled()));
  const areEqual = (): boolean =>
    new Set(sessions.map((session) => JSON.stringify(listOf(session)))).size === 1;
  while (!areEqual())
    await Promise.race(sessions.map((session) => until(session, changed(session))));
}

function changed(session: ListSession) {
  const before = session.getSnapshot();
  return (now: unknown) => now !== before;
}

async function storedHistory(id: string): Promise<History> {
  const db = await openRaw();
  let request: IDBRequest | undefined;
  await changeRaw(db, (_lists, history) => {
    request = history.get(id);
  });
  db.close();
  return request?.result as History;
}

test('two tabs adding at the same moment both keep their entry', async () => {
  const id = await openTab().create(squad('s'));
  const [one, two] = await openTabs(2, id);
  if (!one || !two) throw new Error('two tabs');
  one.apply([{ do: 'add', group: 'squad', at: 1, entry: entry('one') }]);
  two.apply([{ do: 'add', group: 'squad', at: 1, entry: entry('two') }]);
  expect(keysOf(listOf(one))).toEqual(['a', 'one']);
  expect(keysOf(listOf(two))).toEqual(['a', 'two']);
  await converge([one, two]);
  expect([...keysOf(listOf(one))].sort()).toEqual(['a', 'one', 'two']);
});

test('a tab sees what another does without doing anything', async () => {
  const id = await openTab().create(squad('s'));
  const [one, two] = await openTabs(2, id);
  one?.apply([{ do: 'name', value: 'seen' }]);
  const snapshot = two && (await until(two, ({ list }) => list?.name === 'seen'));
  expect(snapshot).toMatchObject({ saving: 'saved', canUndo: true });
});

test('undo takes back the newest step, whichever tab made it, also after all were closed', async () => {
  const storage = createStorage();
  const id = await openTab({ storage }).create(squad('s'));
  const [one, two] = await openTabs(2, id, storage);
  if (!one || !two) throw new Error('two tabs');
  one.apply([{ do: 'count', key: 'a', by: 1 }], 'by one');
  await until(two, ({ undoLabel }) => undoLabel === 'by one');
  two.apply([{ do: 'count', key: 'a', by: 10 }], 'by two');
  await until(one, ({ undoLabel }) => undoLabel === 'by two');
  one.undo();
  await until(two, ({ undoLabel }) => undoLabel === 'by one');
  expect(countOf(listOf(two), 'a')).toBe(6);
  await one.settled();
  const later = await openList(openTab({ storage }), id);
  later.redo();
  await later.settled();
  await converge([one, two, later]);
  expect(countOf(listOf(one), 'a')).toBe(16);
});

test('two tabs that undo the same step at once undo it once', async () => {
  const id = await openTab().create(squad('s'));
  const [one, two] = await openTabs(2, id);
  if (!one || !two) throw new Error('two tabs');
  one.apply([{ do: 'count', key: 'a', by: 1 }]);
  one.apply([{ do: 'count', key: 'a', by: 10 }]);
  await converge([one, two]);
  one.undo();
  two.undo();
  await converge([one, two]);
  expect(countOf(listOf(one), 'a')).toBe(6);
});

describe('a tab that has not heard of the others yet', () => {
  const deaf = withBackend(asleep);

  async function openTwo() {
    const id = await openTab().create(squad('s', [entry('a', 5), entry('b', 5)]));
    return [
      await openList(openTab({ openBackend: deaf }), id),
      await openList(openTab(), id),
    ] as const;
  }

  test('is told which edit found its target gone; the others hold', async () => {
    const [one, two] = await openTwo();
    two.apply([{ do: 'remove', key: 'a' }]);
    await two.settled();
    const late = { do: 'count', key: 'a', by: 1 } as const;
    one.apply([late, { do: 'count', key: 'b', by: 1 }]);
    expect(keysOf(listOf(one))).toEqual(['a', 'b']);
    await one.settled();
    expect(one.getSnapshot()).toMatchObject({ missed: [late], saving: 'saved' });
    expect(listOf(one)).toEqual(squad('s', [entry('b', 6)]));
    one.undo();
    expect(listOf(one)).toEqual(squad('s', [entry('b', 5)]));
    one.redo();
    await one.settled();
    expect(listOf(one)).toEqual(squad('s', [entry('b', 6)]));
    expect(one.getSnapshot().missed).toHaveLength(1);
  });

  test('is told that an undo found its target gone, and can go on undoing', async () => {
    const [one, two] = await openTwo();
    one.apply([{ do: 'count', key: 'b', by: 2 }]);
    one.apply([{ do: 'count', key: 'a', by: 1 }]);
    await one.settled();
    await until(two, ({ list }) => countOf(list, 'a') === 6);
    two.apply([{ do: 'remove', key: 'a' }]);
    await two.settled();
    one.undo();
    await one.settled();
    expect(one.getSnapshot().missed).toEqual([{ do: 'count', key: 'a', by: -1 }]);
    expect(one.getSnapshot().canRedo).toBe(false);
    // Now it knows of the removal, which comes first.
    one.undo();
    one.undo();
    one.undo();
    await one.settled();
    expect(listOf(one)).toEqual(squad('s', [entry('a', 5), entry('b', 5)]));
    expect(one.getSnapshot()).toMatchObject({ canUndo: false });
  });

  test('edits what is stored, not what it last saw', async () => {
    const [one, two] = await openTwo();
    two.apply([{ do: 'count', key: 'a', by: 10 }]);
    await two.settled();
    one.apply([{ do: 'count', key: 'a', by: 1 }]);
    expect(countOf(listOf(one), 'a')).toBe(6);
    await one.settled();
    expect(countOf(listOf(one), 'a')).toBe(16);
  });
});

/** What one of several tabs does; entries that it adds get a key of their own. */
type Act = { readonly tab: number } & (
  | { readonly do: 'add'; readonly at: number }
  | { readonly do: 'count'; readonly by: number }
  | { readonly do: 'own'; readonly nth: number; readonly by: number }
  | { readonly do: 'wait' }
);

function acts(tabs: number): fc.Arbitrary<readonly Act[]> {
  const tab = fc.nat(tabs - 1);
  const by = fc.integer({ min: -3, max: 3 });
  const act: fc.Arbitrary<Act> = fc.oneof(
    fc.record({ tab, do: fc.constant('add' as const), at: fc.nat(30) }),
    fc.record({ tab, do: fc.constant('count' as const), by }),
    fc.record({ tab, do: fc.constant('own' as const), nth: fc.nat(9), by: fc.nat(5) }),
    fc.record({ tab, do: fc.constant('wait' as const) }),
  );
  return fc.array(act, { minLength: 1, maxLength: 60 });
}

describe.each([2, 5])('%i tabs editing one list', (tabs) => {
  test('lose no edit and end as if one had done them all in turn', async () => {
    await fc.assert(
      fc.asyncProperty(acts(tabs), async (plan) => {
        const start = squad('s', [entry('shared', 500)]);
        const id = await openTab().create(start);
        const sessions = await openTabs(tabs, id);
        const wanted = new Map([['shared', 500]]);
        for (const [index, act] of plan.entries()) {
          const session = sessions[act.tab];
          if (act.do === 'wait') await session?.settled();
          else if (act.do === 'add') {
            const key = `${act.tab}.${index}`;
            session?.apply([{ do: 'add', group: 'squad', at: act.at, entry: entry(key, 1) }]);
            wanted.set(key, 1);
          } else {
            // Of its own entries, which no other tab may know yet, or of the shared one.
            const own = [...wanted.keys()].filter((key) => key.startsWith(`${act.tab}.`));
            const key = (act.do === 'own' && own[act.nth]) || 'shared';
            session?.apply([{ do: 'count', key, by: act.by }]);
            wanted.set(key, (wanted.get(key) ?? 0) + act.by);
          }
        }
        await converge(sessions);
        const [first] = sessions;
        const list = first && listOf(first);
        const counts = keysOf(list).map((key) => [key, countOf(list, key)] as const);
        expect(new Map(counts)).toEqual(wanted);
        expect(sessions.flatMap((session) => session.getSnapshot().missed)).toEqual([]);
        const { undo } = await storedHistory(id);
        const inTurn = undo.flatMap(({ edits }): readonly Edit[] => edits);
        expect(applyEdits(start, inTurn).list).toEqual(list);
        await clean();
      }),
      { numRuns: 20 },
    );
  });
});

test('five tabs with a list each do not touch one another', async () => {
  const storage = createStorage();
  const stores = Array.from({ length: 5 }, () => openTab({ storage }));
  const sessions = await Promise.all(
    stores.map(async (store, nth) => openList(store, await store.create(squad(`list ${nth}`)))),
  );
  for (let round = 1; round <= 20; round += 1)
    for (const [nth, session] of sessions.entries())
      session.apply([{ do: 'count', key: 'a', by: nth }]);
  await Promise.all(sessions.map((session) => session.settled()));
  expect(sessions.map((session) => countOf(listOf(session), 'a'))).toEqual([5, 25, 45, 65, 85]);
  expect([...storage.texts.keys()]).toEqual(['muster-roll.journal']);
});
