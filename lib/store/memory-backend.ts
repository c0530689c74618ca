import type { Backend, KeyedRow, Rows, SideRow, SideTable } from './backend';
import { StoreFailure, explain } from './failure';
import type { Stored } from './operation';

/** Keeps rows as long as the page lives, where the browser has no place for them. */
export function createMemoryBackend(): Backend {
  const rows = new Map<IDBValidKey, Stored>();
  const sides: Readonly<Record<SideTable, Map<string, SideRow>>> = {
    deskRows: new Map(),
    deskEvents: new Map(),
    games: new Map(),
    owned: new Map(),
    seals: new Map(),
  };
  const watchers = new Set<() => void>();

  function rowsOf(key: IDBValidKey): Rows {
    const stored = rows.get(key);
    return { record: stored?.record, history: stored?.history };
  }

  function changed(): void {
    for (const watcher of watchers) watcher();
  }

  return {
    readRows: async (id) => rowsOf(id),
    readAll: async () => [...rows].map(([key, { record }]): KeyedRow => ({ key, raw: record })),
    change: async (key, ceiling, change) => {
      const dates = [...rows.values()].map(({ record }) => record.changed);
      const newest = Math.max(-Infinity, ...dates.filter((date) => date <= ceiling));
      const result = change(rowsOf(key), newest);
      if (result.write === 'put') rows.set(key, result.stored);
      if (result.write === 'drop') rows.delete(key);
      if (result.write) changed();
      return result.value;
    },
    writeTogether: async ({ add = [], lists = [], beside = [] }) => {
      if (add.some(({ record }) => rows.has(record.id))) throw new StoreFailure('changed');
      const stored = [...add, ...lists.map(({ id, change }) => change(rowsOf(id)))];
      const made = beside.map(({ table, id, change }) => {
        const key = String(id);
        return { side: sides[table], key, row: change(sides[table].get(key)) };
      });
      for (const one of stored) rows.set(one.record.id, one);
      for (const { side, key, row } of made)
        if (row === 'drop') side.delete(key);
        else if (row) side.set(key, row);
      changed();
    },
    readSide: async (table) => [...sides[table]].map(([key, raw]): KeyedRow => ({ key, raw })),
    readSideKeys: async (table) => [...sides[table].keys()],
    readSideRows: async (table, ids) =>
      ids.flatMap((key) => {
        const raw = sides[table].get(key);
        return raw ? [{ key, raw }] : [];
      }),
    changeSide: async (table, put, remove) => {
      for (const id of remove) sides[table].delete(id);
      for (const row of put) sides[table].set(row.id, row);
      changed();
    },
    deletedBefore: async (date) =>
      [...rows.values()]
        .map(({ record }) => record)
        .filter(({ deleted }) => deleted !== undefined && deleted < date)
        .map(({ id }) => id),
    watch: (read, next) => {
      const watcher = (): void => {
        read().then(
          (value) => watchers.has(watcher) && next({ ok: true, value }),
          (error: unknown) => watchers.has(watcher) && next({ ok: false, failure: explain(error) }),
        );
      };
      watchers.add(watcher);
      watcher();
      return () => watchers.delete(watcher);
    },
    close: () => watchers.clear(),
  };
}
