import { Dexie, type Table, liveQuery } from 'dexie';
import type { Backend, BackendEvents, KeyedRow, Reading, Together } from './backend';
import { StoreFailure, explain } from './failure';
import { databaseName, databaseVersion, declareVersions } from './schema';

/** Dexie counts in tens of IndexedDB's versions. */
function versionOf(native: number): number {
  return Math.floor(native / 10);
}

/**
 * Whether a newer version of the site was here before. Asked first, because Dexie opens a newer
 * database too, and puts back in it what it misses. Not every browser can tell.
 */
async function isNewerInstalled(): Promise<boolean> {
  try {
    const databases = await Dexie.dependencies.indexedDB.databases();
    const installed = databases.find(({ name }) => name === databaseName)?.version ?? 0;
    return versionOf(installed) > databaseVersion;
  } catch {
    return false;
  }
}

type Rows = Table<unknown, IDBValidKey>;

/** One unreadable row makes the browser refuse them all: then each is read for itself. */
async function readOneByOne(table: Rows): Promise<readonly KeyedRow[]> {
  const keys = await table.toCollection().primaryKeys();
  return Promise.all(
    keys.map(async (key) => {
      try {
        return { key, raw: await table.get(key) };
      } catch (error) {
        return { key, raw: { unreadable: explain(error).detail } };
      }
    }),
  );
}

async function readWhole(table: Rows): Promise<readonly KeyedRow[]> {
  try {
    const rows = await table.toArray();
    // The key of a row is in it: the tables are declared so.
    return rows.map((raw): KeyedRow => ({ key: (raw as { id: IDBValidKey }).id, raw }));
  } catch {
    return readOneByOne(table);
  }
}

/** Opens the database of this browser. */
export async function openDexieBackend(events: BackendEvents): Promise<Backend> {
  // The cache would answer reads from before another tab's write reached it.
  const db = new Dexie(databaseName, { cache: 'disabled' });
  declareVersions(db);
  let isOutdated = false;
  let isClosed = false;

  const outdated = (): void => {
    isOutdated = true;
    events.onOutdated();
  };

  // Handlers that return false keep Dexie's own from running after them.
  db.on('blocked', () => {
    events.onBlocked();
    return false;
  });
  db.on('versionchange', () => {
    // Dexie would close and, with the next query, open the newer database with this old code.
    outdated();
    db.close();
    return false;
  });
  // At every opening, also the silent one after a lost connection: Dexie opens newer ones too.
  db.on(
    'ready',
    () => {
      if (versionOf(db.backendDB().version) <= databaseVersion) return;
      outdated();
      throw new StoreFailure('outdated');
    },
    true,
  );

  const lists: Rows = db.table('lists');
  const histories: Rows = db.table('history');
  const listTables = [lists, histories];

  async function guard<T>(work: () => PromiseLike<T>): Promise<T> {
    if (isOutdated) throw new StoreFailure('outdated');
    try {
      return await work();
    } catch (error) {
      throw isOutdated ? new StoreFailure('outdated') : error;
    }
  }

  /** One transaction; when it fails, the reason is its own, which may say more than a request's. */
  async function write<T>(tables: readonly Rows[], work: () => Promise<T>): Promise<T> {
    if (isOutdated) throw new StoreFailure('outdated');
    let native: IDBTransaction | undefined;
    try {
      return await db.transaction('rw', tables, (transaction) => {
        native = transaction.idbtrans;
        return work();
      });
    } catch (error) {
      if (isOutdated) throw new StoreFailure('outdated');
      // Dexie makes a lost connection again twice and then stays with a dead one.
      if (!isClosed && explain(error).reason === 'closed') db.close({ disableAutoOpen: false });
      throw native?.error ?? error;
    }
  }

  async function putLists(add: Together['add'], changes: Together['lists']): Promise<void> {
    const taken = await lists.bulkGet(add.map(({ record }) => record.id));
    if (taken.some((row) => row !== undefined)) throw new StoreFailure('changed');
    const stored = [...add];
    for (const { id, change } of changes)
      stored.push(change({ record: await lists.get(id), history: await histories.get(id) }));
    await lists.bulkPut(stored.map(({ record }) => record));
    await histories.bulkPut(stored.map(({ history }) => history));
  }

  const backend: Backend = {
    readRows: (id) =>
      guard(() =>
        db.transaction('r', listTables, async () => ({
          record: await lists.get(id),
          history: await histories.get(id),
        })),
      ),

    readAll: () => guard(() => readWhole(lists)),

    change: (key, ceiling, change) =>
      write(listTables, async () => {
        const rows = { record: await lists.get(key), history: await histories.get(key) };
        const dates = lists.where('changed').between(-Infinity, ceiling, true, true);
        const [newest] = await dates.reverse().limit(1).keys();
        const result = change(rows, typeof newest === 'number' ? newest : -Infinity);
        if (result.write === 'put') {
          await lists.put(result.stored.record);
          await histories.put(result.stored.history);
        } else if (result.write === 'drop') {
          await lists.delete(key);
          await histories.delete(key);
        }
        return result.value;
      }),

    writeTogether: ({ add = [], lists: changes = [], beside = [] }) => {
      const hasLists = add.length + changes.length > 0;
      const names = [...new Set(beside.map(({ table }) => table))];
      const sides = names.map((name): Rows => db.table(name));
      const tables = [...(hasLists ? listTables : []), ...sides];
      if (tables.length === 0) return Promise.resolve();
      return write(tables, async () => {
        if (hasLists) await putLists(add, changes);
        for (const { table: name, id, change } of beside) {
          const table: Rows = db.table(name);
          const row = change(await table.get(id));
          if (row === 'drop') await table.delete(id);
          else if (row) await table.put(row);
        }
      });
    },

    readSide: (name) => guard(() => readWhole(db.table(name))),

    readSideKeys: (name) => {
      const table: Rows = db.table(name);
      return guard(() => table.toCollection().primaryKeys());
    },

    readSideRows: (name, ids) =>
      guard(async () => {
        const rows: readonly unknown[] = await db.table(name).bulkGet([...ids]);
        return ids.flatMap((key, at) => (rows[at] === undefined ? [] : [{ key, raw: rows[at] }]));
      }),

    changeSide: (name, put, remove) => {
      const table: Rows = db.table(name);
      return write([table], async () => {
        await table.bulkDelete([...remove]);
        await table.bulkPut([...put]);
      });
    },

    deletedBefore: (date) => guard(() => lists.where('deleted').below(date).primaryKeys()),

    watch: <T>(read: () => Promise<T>, next: (reading: Reading<T>) => void) => {
      // A failure is a value here: liveQuery keeps some of them to itself and stays silent.
      const subscription = liveQuery(async (): Promise<Reading<T>> => {
        try {
          return { ok: true, value: await read() };
        } catch (error) {
          return { ok: false, failure: explain(error) };
        }
      }).subscribe(next);
      return () => subscription.unsubscribe();
    },

    close: () => {
      isClosed = true;
      db.close();
    },
  };

  if (await isNewerInstalled()) {
    outdated();
    db.close();
    return backend;
  }
  try {
    await db.open();
  } catch (error) {
    // Not a database that cannot be had, but one that this page is too old for.
    if (!isOutdated) throw error;
  }
  return backend;
}
