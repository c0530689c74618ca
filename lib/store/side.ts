import { sameJson } from '../share/same-json';
import { type Live, LiveValue } from '../live/live';
import type { Backend, KeyedRow, SideRow, SideTable } from './backend';
import { type FailureReason, StoreFailure } from './failure';

/** What lies in a table beside the lists. */
export interface SideSnapshot<Row extends SideRow> {
  readonly isLoading: boolean;
  readonly rows: readonly Row[];
  /** What is kept but cannot be made out; it is left as it is. */
  readonly damaged: readonly KeyedRow[];
  /** Why it could not be read; what was read before still stands. */
  readonly failed?: FailureReason;
}

/** A row that is to become another, if it is still what it was; nothing stands for no row. */
export interface Exchange<Row extends SideRow> {
  readonly id: string;
  readonly from: Row | undefined;
  readonly to: Row | undefined;
}

/** A table beside the lists, live. */
export interface Side<Row extends SideRow> {
  readonly live: Live<SideSnapshot<Row>>;
  /** Writes rows and removes others, all or none; rejects where nothing could be stored. */
  readonly change: (put: readonly Row[], remove: readonly string[]) => Promise<void>;
  /**
   * Writes what `change` makes of a row as it is stored now, whichever tab wrote it; `drop` removes
   * it. Rejects for one that is damaged, which is never written over.
   */
  readonly changeRow: (id: string, change: (row: Row | undefined) => Row | 'drop') => Promise<void>;
  /**
   * Exchanges many rows in one step. Those that another tab has changed since are left as they are;
   * comes with their ids.
   */
  readonly exchange: (all: readonly Exchange<Row>[]) => Promise<readonly string[]>;
  /** Throws a damaged row away for good; a sound one stays. */
  readonly discard: (key: IDBValidKey) => Promise<void>;
}

export const unreadSide: SideSnapshot<never> = { isLoading: true, rows: [], damaged: [] };

/** A table whose rows are those that `isRow` knows. It is read while somebody listens. */
export function createSide<Row extends SideRow>(
  ready: Promise<Backend>,
  table: SideTable,
  isRow: (value: unknown) => value is Row,
): Side<Row> {
  /** A row that is there or not, and is no damaged one. */
  function sound(raw: unknown): Row | undefined {
    if (raw === undefined || isRow(raw)) return raw;
    throw new StoreFailure('damaged');
  }

  async function read(backend: Backend): Promise<SideSnapshot<Row>> {
    const all = await backend.readSide(table);
    return {
      isLoading: false,
      rows: all.flatMap(({ raw }) => (isRow(raw) ? [raw] : [])),
      damaged: all.filter(({ raw }) => !isRow(raw)),
    };
  }

  const live: LiveValue<SideSnapshot<Row>> = new LiveValue<SideSnapshot<Row>>(unreadSide, () => {
    let isStopped = false;
    let stop: (() => void) | undefined;
    void ready.then((backend) => {
      if (isStopped) return;
      stop = backend.watch(
        () => read(backend),
        (reading) => {
          const before = live.getSnapshot();
          if (reading.ok) live.set(reading.value);
          else live.set({ ...before, isLoading: false, failed: reading.failure.reason });
        },
      );
    });
    return () => {
      isStopped = true;
      stop?.();
    };
  });

  return {
    live,
    change: async (put, remove) => (await ready).changeSide(table, put, remove),
    changeRow: async (id, change) => {
      const backend = await ready;
      await backend.writeTogether({
        beside: [{ table, id, change: (raw) => change(sound(raw)) }],
      });
    },
    exchange: async (all) => {
      const backend = await ready;
      const changed: string[] = [];
      const beside = all.map(({ id, from, to }) => ({
        table,
        id,
        change: (raw: unknown) => {
          if (sameJson(raw, from)) return to ?? 'drop';
          changed.push(id);
          return undefined;
        },
      }));
      await backend.writeTogether({ beside });
      return changed;
    },
    discard: async (key) => {
      const backend = await ready;
      const change = (raw: unknown) => (isRow(raw) ? undefined : 'drop');
      await backend.writeTogether({ beside: [{ table, id: key, change }] });
    },
  };
}
