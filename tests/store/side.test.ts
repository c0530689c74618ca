import { afterEach, expect, test } from 'vitest';
import { OwnedDesk } from '@/components/collection/owned-desk';
import { collectionOf, ownedId, rowsOf } from '@/lib/store/owned';
import type { KeptCode, OwnSeal } from '@/lib/store/seals';
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
    damaged: ['c'],
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
