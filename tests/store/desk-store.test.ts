import { afterEach, describe, expect, test } from 'vitest';
import type { DeskRow } from '@/lib/desk/row';
import type { KeptEvent, KeptRow } from '@/lib/store/desk-store';
import { changeRaw, clean, noon, openRaw, openTab, squad, until } from './kit';

afterEach(clean);

function kept(id: string, at: number): KeptRow {
  const list = squad(id);
  const row: DeskRow = {
    id,
    file: `${id}.json`,
    form: 'file',
    verdict: 'legal',
    report: {
      file: `${id}.json`,
      name: id,
      ruleset: list.ruleset,
      nation: list.nation,
      cap: null,
      points: 130,
      models: 5,
      legal: true,
      dataVersion: '1.0',
      findings: [],
    },
    rulesetName: 'Song of Drums and Shakos',
    nationName: 'France',
    list,
    notes: [],
    furtherNotes: 0,
    content: id,
  };
  return { id, at, row };
}

const event = (id: string, saved: number): KeptEvent => ({
  id,
  document: { format: 'muster-event', version: 1, name: id },
  saved,
});

test('rows come back in the order of their places, in another tab too', async () => {
  const { desk } = openTab();
  await desk.changeRows([kept('b', 2), kept('c', 3)], []);
  await desk.changeRows([kept('a', 1)], ['c']);
  const { rows, damaged } = await openTab().desk.readRows();
  expect(rows).toEqual([kept('a', 1), kept('b', 2)]);
  expect(damaged).toEqual([]);
});

test('what one tab takes off another one’s writes do not bring back', async () => {
  const one = openTab().desk;
  const two = openTab().desk;
  await one.changeRows([kept('a', 1), kept('b', 2)], []);
  await two.changeRows([kept('c', 3)], ['a']);
  await one.changeRows([kept('d', 4)], []);
  expect((await two.readRows()).rows.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
});

test('events come back, the last saved first', async () => {
  const { desk } = openTab();
  await desk.changeEvents([event('old', noon), event('new', noon + 1), event('gone', noon)], []);
  await desk.changeEvents([], ['gone']);
  expect(await desk.readEvents()).toEqual([event('new', noon + 1), event('old', noon)]);
});

test.each([
  ['no row', { id: 'x', at: 1 }],
  ['no place', { ...kept('x', 1), at: 'first' }],
  ['a list that is none', { id: 'x', at: 1, row: { ...kept('x', 1).row, list: { groups: 7 } } }],
  ['a report without figures', { id: 'x', at: 1, row: { ...kept('x', 1).row, report: {} } }],
])('a row with %s is told of by its id, and spoils no other', async (_, damaged) => {
  const store = openTab();
  await store.desk.changeRows([kept('sound', 1)], []);
  store.close();
  const db = await openRaw();
  await new Promise<void>((resolve) => {
    const transaction = db.transaction(['deskRows'], 'readwrite');
    transaction.objectStore('deskRows').put(damaged);
    transaction.oncomplete = () => resolve();
  });
  db.close();
  const read = await openTab().desk.readRows();
  expect(read.rows.map(({ id }) => id)).toEqual(['sound']);
  expect(read.damaged).toEqual(['x']);
});

describe('without a database', () => {
  test('rows and events last as long as the page', async () => {
    const store = openTab({ openBackend: () => Promise.reject(new Error('no')) });
    await store.desk.changeRows([kept('a', 1), kept('b', 2)], []);
    await store.desk.changeRows([], ['a']);
    await store.desk.changeEvents([event('e', noon)], []);
    expect((await store.desk.readRows()).rows).toEqual([kept('b', 2)]);
    expect(await store.desk.readEvents()).toEqual([event('e', noon)]);
  });
});

describe('beside an older page', () => {
  test('the new tables come when it lets go, and its lists are still there', async () => {
    const older = await openRaw(10, (db) => {
      const lists = db.createObjectStore('lists', { keyPath: 'id' });
      for (const index of ['changed', 'deleted']) lists.createIndex(index, index);
      db.createObjectStore('history', { keyPath: 'id' });
    });
    await changeRaw(older, (lists) => {
      lists.put({
        id: 'old',
        version: 1,
        list: squad('From before'),
        created: noon,
        changed: noon,
        revision: 1,
        operations: [],
      });
    });
    // As an older page does when it is told of a newer one.
    older.onversionchange = () => older.close();
    const store = openTab();
    const shelf = await until(store.shelf, ({ isLoading }) => !isLoading);
    expect(shelf.lists.map(({ list }) => list.name)).toEqual(['From before']);
    expect(shelf.damaged).toEqual([]);
    await store.desk.changeRows([kept('a', 1)], []);
    expect((await store.desk.readRows()).rows).toHaveLength(1);
  });
});
