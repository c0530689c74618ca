import { afterEach, expect, test } from 'vitest';
import { OwnedDesk } from '@/components/collection/owned-desk';
import { type OwnedRow, collectionOf, ownedId, rowsOf } from '@/lib/store/owned';
import type { Store } from '@/lib/store/store';
import type { KeptCode, OwnSeal } from '@/lib/seal/row';
import { clean, openTab, until } from './kit';

afterEach(clean);

const own: OwnSeal = {
  id: 'a',
  kind: 'own',
  code: 'T245-ZPX1-Z5FY-KX2Z-YX02-H',
  reveal: 'AQID',
  name: 'Rearguard',
  ruleset: 'drums-and-shakos',
  nation: 'france',
  made: 1,
};
const kept: KeptCode = { id: 'b', kind: 'kept', code: own.code, name: 'Anna', made: 2 };

test('seals are seen in every tab, and what cannot be made out stands aside', async () => {
  const { seals } = openTab();
  const other = openTab().seals.live;
  const stop = other.subscribe(() => undefined);
  await seals.change([own, kept], []);
  await until(other, ({ rows }) => rows.length === 2);
  expect(other.getSnapshot().rows).toEqual([own, kept]);
  const unknown = { id: 'c', kind: 'kept', code: 3 } as unknown as KeptCode;
  await seals.change([{ ...kept, opened: { at: 3, reveal: 'AQID' } }, unknown], ['a']);
  await until(other, ({ rows }) => rows.length === 1);
  expect(other.getSnapshot()).toMatchObject({
    isLoading: false,
    rows: [{ id: 'b', opened: { at: 3 } }],
    damaged: [{ key: 'c', raw: unknown }],
  });
  stop();
});

test('rows are the collection, and the collection is rows', () => {
  const collection = new Map([['drums-and-shakos', new Map([['france/hussar', 4]])]]);
  expect(collectionOf(rowsOf(collection))).toEqual(collection);
});

test('presses that follow each other at once all count', async () => {
  const { owned } = openTab();
  const desk = new OwnedDesk(owned);
  const stop = desk.live.subscribe(() => undefined);
  const step = (by: number) => desk.step('drums-and-shakos', 'france/hussar', by);
  await Promise.all([step(1), step(1), step(1), step(-1)]);
  const countIn = () =>
    desk.live.getSnapshot().collection.get('drums-and-shakos')?.get('france/hussar');
  expect(countIn()).toBe(2);
  const read = openTab().owned.live;
  const stopReading = read.subscribe(() => undefined);
  await until(read, ({ rows }) => rows.length === 1);
  expect(read.getSnapshot().rows).toEqual([
    {
      id: ownedId('drums-and-shakos', 'france/hussar'),
      ruleset: 'drums-and-shakos',
      profile: 'france/hussar',
      count: 2,
    },
  ]);
  await step(-2);
  await until(read, ({ rows }) => rows.length === 0);
  expect(countIn()).toBeUndefined();
  stop();
  stopReading();
});

test('a count that cannot be stored is not shown as if it were', async () => {
  const { owned } = openTab();
  const desk = new OwnedDesk({ ...owned, changeRow: () => Promise.reject(new Error('full')) });
  const stop = desk.live.subscribe(() => undefined);
  await expect(desk.step('drums-and-shakos', 'france/hussar', 1)).rejects.toThrow('full');
  expect(desk.live.getSnapshot().collection.size).toBe(0);
  stop();
});

test('presses in two tabs at once all count', async () => {
  const tabs = [openTab(), openTab()].map(({ owned }) => new OwnedDesk(owned));
  const stops = tabs.map(({ live }) => live.subscribe(() => undefined));
  const steps = Array.from({ length: 20 }, () =>
    tabs.map((desk) => desk.step('drums-and-shakos', 'france/hussar', 1)),
  );
  await Promise.all(steps.flat());
  for (const { live } of tabs)
    await until(
      live,
      ({ collection }) => collection.get('drums-and-shakos')?.get('france/hussar') === 40,
    );
  for (const stop of stops) stop();
});

const drums = 'drums-and-shakos';
const row = (profile: string, count: number): OwnedRow => ({
  id: ownedId(drums, profile),
  ruleset: drums,
  profile,
  count,
});
const countsOf = async (store: Store) =>
  Object.fromEntries((await store.latestBeside()).collection.get(drums) ?? []);

test('what another tab counts between a clearing and its undo is not lost', async () => {
  const [one, two] = [openTab(), openTab()];
  const [hussar, sapper] = [row('france/hussar', 5), row('france/sapper', 2)];
  await one.owned.change([hussar, sapper], []);
  const desk = new OwnedDesk(one.owned);
  const clearing = [hussar, sapper].map((from) => ({ id: from.id, from, to: undefined }));
  expect(await desk.exchange(clearing)).toEqual(clearing);
  await new OwnedDesk(two.owned).step(drums, 'france/hussar', 1);
  const back = clearing.map(({ id, from }) => ({ id, from: undefined, to: from }));
  const done = await desk.exchange(back);
  expect(done.map(({ id }) => id)).toEqual([sapper.id]);
  expect(await countsOf(one)).toEqual({ 'france/hussar': 1, 'france/sapper': 2 });
});

test('a clearing leaves what another tab has counted since it was looked at', async () => {
  const store = openTab();
  const seen = row('france/hussar', 5);
  await store.owned.change([row('france/hussar', 6)], []);
  expect(await store.owned.exchange([{ id: seen.id, from: seen, to: undefined }])).toEqual([
    seen.id,
  ]);
  expect(await countsOf(store)).toEqual({ 'france/hussar': 6 });
});

test('a damaged count is never written over, and goes only when it is thrown away', async () => {
  const store = openTab();
  const bad = { ...row('france/hussar', 5), count: '5' };
  await store.owned.change([bad as unknown as OwnedRow], []);
  const read = async () =>
    (await until(openTab().owned.live, ({ isLoading }) => !isLoading)).damaged;
  const desk = new OwnedDesk(store.owned);
  await expect(desk.step(drums, 'france/hussar', 1)).rejects.toMatchObject({ reason: 'damaged' });
  expect(
    await desk.exchange([{ id: bad.id, from: undefined, to: row('france/hussar', 1) }]),
  ).toEqual([]);
  expect(await read()).toEqual([{ key: bad.id, raw: bad }]);
  await store.owned.discard(bad.id);
  expect(await read()).toEqual([]);
  await desk.step(drums, 'france/hussar', 1);
  await store.owned.discard(bad.id);
  expect(await countsOf(store)).toEqual({ 'france/hussar': 1 });
});
