import { afterEach, describe, expect, test } from 'vitest';
import first from '../fixtures/store/v1.json';
import second from '../fixtures/store/v2.json';
import saved from '../fixtures/store/v3.json';
import { databaseName, databaseVersion, migrate, readRecord } from '@/lib/store/schema';
import { recordVersion } from '@/lib/store/record';
import type { KeptRow } from '@/lib/store/desk-store';
import { clean, listOf, openList, openRaw, openTab, until } from './kit';

afterEach(clean);

/** What a database looked like on the disk. */
interface SavedDatabase {
  readonly version: number;
  readonly stores: readonly {
    readonly name: string;
    readonly keyPath: string;
    readonly indexes: readonly string[];
    readonly rows: readonly object[];
  }[];
}

async function restore({ version, stores }: SavedDatabase): Promise<void> {
  const db = await openRaw(version, (empty) => {
    for (const { name, keyPath, indexes, rows } of stores) {
      const store = empty.createObjectStore(name, { keyPath });
      for (const index of indexes) store.createIndex(index, index);
      for (const row of rows) store.put(row);
    }
  });
  db.close();
}

async function dump(): Promise<SavedDatabase> {
  const db = await openRaw();
  const names = [...db.objectStoreNames];
  const transaction = db.transaction(names);
  const stores = await Promise.all(
    names.map((name) => {
      const store = transaction.objectStore(name);
      const request = store.getAll();
      return new Promise<SavedDatabase['stores'][number]>((resolve) => {
        request.onsuccess = () =>
          resolve({
            name,
            keyPath: String(store.keyPath),
            indexes: [...store.indexNames],
            rows: request.result,
          });
      });
    }),
  );
  const { version } = db;
  db.close();
  return { version, stores };
}

describe.each([
  ['1', first],
  ['2', second],
  ['3', saved],
])('a database that version %s saved', (_, database) => {
  test('opens with all that is in it', async () => {
    await restore(database);
    const store = openTab();
    const shelf = await until(store.shelf, ({ isLoading }) => !isLoading);
    expect(shelf.damaged).toEqual([]);
    expect(shelf.lists.map(({ list }) => list.name)).toEqual(['Гвардия ✠ Élite', 'Waterloo']);
    expect(shelf.deleted.map(({ list }) => list.name)).toEqual(['In the bin']);
    expect(shelf.lists[1]?.list).toMatchObject({
      cap: null,
      settings: { year: 1815 },
      groups: [
        { id: 'staff', kind: 'command' },
        { id: 'line', parent: 'staff' },
      ],
    });
  });

  test('has its steps undone and redone', async () => {
    await restore(database);
    const session = await openList(openTab(), 'list-a');
    expect(session.getSnapshot()).toMatchObject({
      undoLabel: 'Add Grenadier',
      redoLabel: 'Rename',
    });
    const shown = listOf(session);
    session.redo();
    expect(listOf(session).name).toBe('Renamed');
    session.undo();
    session.undo();
    session.redo();
    await session.settled();
    expect(listOf(session)).toEqual(shown);
    expect(session.getSnapshot().saving).toBe('saved');
  });

  test('has room for the check desk', async () => {
    await restore(database);
    const { desk } = openTab();
    const { rows } = await desk.readRows();
    const row: KeptRow = {
      id: 'new',
      at: 9,
      row: {
        id: 'new',
        file: 'x',
        form: 'text',
        verdict: 'unreadable',
        code: 'not-a-list',
        message: 'm',
        way: 'w',
      },
    };
    await desk.changeRows([row], []);
    expect((await desk.readRows()).rows).toEqual([...rows, row]);
  });
});

describe('the newest version', () => {
  test('has rows and events of the check desk in order', async () => {
    await restore(saved);
    const { desk } = openTab();
    const { rows, damaged } = await desk.readRows();
    expect(damaged).toEqual([]);
    expect(rows.map(({ id, at, row }) => [id, at, row.file, row.verdict])).toEqual([
      ['aaaaaaaaaaaa:0', 1, 'Anna.muster.json', 'illegal'],
      ['bbbbbbbbbbbb:0', 2, 'empty.txt', 'unreadable'],
    ]);
    expect((await desk.readEvents()).map(({ id }) => id)).toEqual(['in-force', 'cccccccccccc']);
  });

  test('lies on the disk as this version lays it', async () => {
    await restore(saved);
    const before = await dump();
    const store = openTab();
    await store.started();
    expect(await dump()).toEqual(before);
    await clean();
    const empty = openTab();
    await empty.started();
    const layout = ({ version, stores }: SavedDatabase) => ({
      version,
      stores: stores.map((each) => ({ ...each, rows: [] })),
    });
    expect(layout(await dump())).toEqual(layout(before));
  });
});

describe('versions', () => {
  test('have one number for records and database', () => {
    expect(databaseName).toBe('muster-roll');
    expect(databaseVersion).toBe(recordVersion);
  });

  test('carry a row up one by one', () => {
    const ways = {
      1: (row: Readonly<Record<string, unknown>>) => ({
        ...row,
        name: `${String(row['name'])}, 2`,
      }),
      2: (row: Readonly<Record<string, unknown>>) => ({
        ...row,
        name: `${String(row['name'])}, 3`,
      }),
    };
    expect(migrate({ version: 1, name: 'one' }, 3, ways)).toEqual({
      version: 3,
      name: 'one, 2, 3',
    });
    expect(migrate({ version: 2, name: 'two' }, 3, ways)).toEqual({ version: 3, name: 'two, 3' });
    expect(migrate({ version: 3, name: 'x' }, 3, ways)).toEqual({ version: 3, name: 'x' });
    expect(migrate({ version: 0, name: 'x' }, 3, ways)).toEqual({ version: 0, name: 'x' });
    expect(migrate({ name: 'x' }, 3, ways)).toEqual({ name: 'x' });
  });

  test('that are newer than this one are not guessed at', () => {
    const row = saved.stores.find(({ name }) => name === 'lists')?.rows[0];
    expect(readRecord(row).ok).toBe(true);
    expect(readRecord({ ...row, version: 4 })).toEqual({ ok: false, fault: 'version' });
  });
});
