import type { Backend, SideRow, SideTable } from './backend';
import type { FailureReason } from './failure';
import { type Live, LiveValue } from './live';

/** What lies in a table beside the lists. */
export interface SideSnapshot<Row extends SideRow> {
  readonly isLoading: boolean;
  readonly rows: readonly Row[];
  /** Ids of what is kept but cannot be made out; it is left as it is. */
  readonly damaged: readonly string[];
  /** Why it could not be read; what was read before still stands. */
  readonly failed?: FailureReason;
}

/** A table beside the lists, live. */
export interface Side<Row extends SideRow> {
  readonly live: Live<SideSnapshot<Row>>;
  /** Writes rows and removes others, all or none; rejects where nothing could be stored. */
  readonly change: (put: readonly Row[], remove: readonly string[]) => Promise<void>;
  /**
   * Writes what `change` makes of a row as it is stored now, whichever tab wrote it; `drop` removes
   * it. One that is damaged is given as absent.
   */
  readonly changeRow: (id: string, change: (row: Row | undefined) => Row | 'drop') => Promise<void>;
}

export const unreadSide: SideSnapshot<never> = { isLoading: true, rows: [], damaged: [] };

/** A table whose rows are those that `isRow` knows. It is read while somebody listens. */
export function createSide<Row extends SideRow>(
  ready: Promise<Backend>,
  table: SideTable,
  isRow: (value: unknown) => value is Row,
): Side<Row> {
  async function read(backend: Backend): Promise<SideSnapshot<Row>> {
    const all = await backend.readSide(table);
    return {
      isLoading: false,
      rows: all.flatMap(({ raw }) => (isRow(raw) ? [raw] : [])),
      damaged: all.flatMap(({ key, raw }) => (isRow(raw) ? [] : [String(key)])),
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
    changeRow: async (id, change) =>
      (await ready).changeSideRow(table, id, (raw) => change(isRow(raw) ? raw : undefined)),
  };
}
