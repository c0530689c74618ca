import { afterEach, describe, expect, test } from 'vitest';
import { beginGame } from '@/lib/play/game';
import type { KeptCode } from '@/lib/seal/row';
import { besideOf } from '@/lib/store/brought-beside';
import { type OwnedRow, apartFromDamaged, exchangesOf, ownedId } from '@/lib/store/owned';
import type { Store } from '@/lib/store/store';
import { clean, createStorage, noon, openTab, squad, until } from './kit';

afterEach(clean);

const game = beginGame({ id: 'g', own: { format: 'muster-roll' }, started: noon });
const kept: KeptCode = { id: 'k', kind: 'kept', code: 'T245', name: 'Ney', made: 1 };
const ruleset = 'drums-and-shakos';
const hussars = (count: number) => ({
  id: ownedId(ruleset, 'france/hussar'),
  ruleset,
  profile: 'france/hussar',
  count,
});
const { id: hussarId } = hussars(1);

async function everything(store: Store) {
  const { lists, deleted } = await until(store.shelf, ({ isLoading }) => !isLoading);
  const beside = await store.latestBeside();
  return {
    lists: lists.map(({ list }) => list.name),
    deleted: deleted.length,
    games: beside.games.length,
    seals: beside.seals.length,
    hussars: beside.collection.get(ruleset)?.get('france/hussar'),
  };
}

describe.each<[string, () => Store]>([
  ['the database', () => openTab()],
  ['memory', () => openTab({ openBackend: () => Promise.reject(new Error('none')) })],
])('a backup that is brought into %s', (_, open) => {
  const owned = [{ id: hussarId, from: undefined, to: hussars(4) }];

  test('is stored in one step, and what is there already is left', async () => {
    const store = open();
    const binned = await store.create(squad('binned'));
    await store.remove(binned);
    const work = { unbin: [binned], beside: besideOf({ games: [game], seals: [kept], owned }) };
    await store.createAll([{ list: squad('new') }], work);
    const all = { lists: ['new', 'binned'], deleted: 0, games: 1, seals: 1, hussars: 4 };
    expect(await everything(store)).toEqual(all);
    // Another tab has brought in the same.
    const same = besideOf({ games: [game], seals: [kept], owned: [] });
    await store.createAll([], { beside: same });
    expect(await everything(store)).toEqual(all);
  });

  test.each<[string, Parameters<typeof besideOf>[0]]>([
    ['a game has come', { games: [{ ...game, notes: 'other' }], seals: [kept], owned: [] }],
    [
      'a count is another',
      { games: [], seals: [kept], owned: [{ id: hussarId, from: hussars(3), to: hussars(4) }] },
    ],
  ])('changes nothing at all when %s since it was looked at', async (_what, beside) => {
    const store = open();
    await store.games.put(game);
    const before = await everything(store);
    const work = { beside: besideOf(beside) };
    await expect(store.createAll([{ list: squad('new') }], work)).rejects.toMatchObject({
      reason: 'changed',
    });
    expect(await everything(store)).toEqual(before);
  });

  test('changes nothing when a list of the bin is gone for good', async () => {
    const store = open();
    const work = { unbin: ['gone'], beside: besideOf({ games: [game], seals: [], owned: [] }) };
    await expect(store.createAll([{ list: squad('new') }], work)).rejects.toMatchObject({
      reason: 'not-found',
    });
    expect(await everything(store)).toMatchObject({ lists: [], games: 0 });
  });
});

test('counts that cannot be made out stand in the way of nothing else', async () => {
  const store = openTab();
  const bad = { ...hussars(4), count: '4' };
  await store.owned.change([bad as unknown as OwnedRow], []);
  const { rows, damaged } = await until(store.owned.live, ({ isLoading }) => !isLoading);
  const differences = [
    { ruleset, profile: 'france/hussar', now: 0, then: 9 },
    { ruleset, profile: 'france/sapper', now: 0, then: 2 },
  ];
  const owned = exchangesOf(rows, apartFromDamaged(differences, damaged));
  await store.createAll([], { beside: besideOf({ games: [game], seals: [], owned }) });
  const { collection, games } = await store.latestBeside();
  expect(collection).toEqual(new Map([[ruleset, new Map([['france/sapper', 2]])]]));
  expect(games).toEqual([game]);
  const now = await until(store.owned.live, ({ isLoading }) => !isLoading);
  expect(now.damaged).toEqual([{ key: hussarId, raw: bad }]);
});

test('a count of none in a backup takes its row away', async () => {
  const store = openTab();
  await store.owned.change([hussars(4)], []);
  const none = [{ ruleset, profile: 'france/hussar', now: 4, then: 0 }];
  const owned = exchangesOf([hussars(4)], none);
  await store.createAll([], { beside: besideOf({ games: [], seals: [], owned }) });
  expect((await store.latestBeside()).collection.size).toBe(0);
});

test('a backup has the taps that are in the journal only', async () => {
  const storage = createStorage();
  await openTab({ storage }).games.put(game);
  const action = { id: 'a', do: 'turn', by: 1 } as const;
  storage.setItem('muster-roll.games/g/gone/000001', JSON.stringify({ do: 'act', action }));
  const { games } = await openTab({ storage }).latestBeside();
  expect(games).toEqual([{ ...game, actions: [action] }]);
});
