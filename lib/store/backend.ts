import type { Failure } from './failure';
import type { Stored } from './operation';

/** The two rows of a list as they were found; nothing in them is certain yet. */
export interface Rows {
  readonly record: unknown;
  readonly history: unknown;
}

/** What becomes of a list's rows, and what its caller is told. */
export type Change<T> = { readonly value: T } & (
  | { readonly write?: undefined }
  | { readonly write: 'drop' }
  | { readonly write: 'put'; readonly stored: Stored }
);

export interface KeyedRow {
  readonly key: IDBValidKey;
  readonly raw: unknown;
}

/**
 * Tables beside the lists: what lies on the check desk and the rules of its events, games, the
 * collection, seals. Their rows are written and removed whole, each under its `id`.
 */
export const sideTables = ['deskRows', 'deskEvents', 'games', 'owned', 'seals'] as const;
export type SideTable = (typeof sideTables)[number];

/** A row of such a table. */
export interface SideRow {
  readonly id: string;
}

/** What becomes of a row beside the lists: another row, none any more, or what it was. */
export type RowChange = (raw: unknown) => SideRow | 'drop' | undefined;

/** What is written in one step, all or nothing. A change that throws stops all of it. */
export interface Together {
  /** New lists. Where one of their ids is taken by then, nothing is written (`changed`). */
  readonly add: readonly Stored[];
  /** Lists that are there; what `change` gives is written. */
  readonly lists: readonly { readonly id: string; readonly change: (rows: Rows) => Stored }[];
  readonly beside: readonly {
    readonly table: SideTable;
    readonly id: IDBValidKey;
    readonly change: RowChange;
  }[];
}

/** A reading that came, or why it did not. */
export type Reading<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly failure: Failure };

/** Where rows are kept: a database, or memory where there is none. */
export interface Backend {
  readRows(id: string): Promise<Rows>;
  readAll(): Promise<readonly KeyedRow[]>;
  /**
   * Reads the rows of a list and writes what `change` makes of them, with nothing in between and
   * all or nothing. `newest` is the latest date of a list that is not past `ceiling`.
   */
  change<T>(
    key: IDBValidKey,
    ceiling: number,
    change: (rows: Rows, newest: number) => Change<T>,
  ): Promise<T>;
  /** Reads and writes rows of many tables, with nothing in between and all or nothing. */
  writeTogether(work: Partial<Together>): Promise<void>;
  readSide(table: SideTable): Promise<readonly KeyedRow[]>;
  readSideKeys(table: SideTable): Promise<readonly IDBValidKey[]>;
  /** Those of these ids that are there. */
  readSideRows(table: SideTable, ids: readonly string[]): Promise<readonly KeyedRow[]>;
  /** Writes rows and removes others, all or none. */
  changeSide(table: SideTable, put: readonly SideRow[], remove: readonly string[]): Promise<void>;
  /** Lists that were deleted before this date. */
  deletedBefore(date: number): Promise<readonly IDBValidKey[]>;
  /** Reads now, and again whenever what was read has changed, in this tab or another. */
  watch<T>(read: () => Promise<T>, next: (reading: Reading<T>) => void): () => void;
  close(): void;
}

/** What may happen to a database while it is open or being opened. */
export interface BackendEvents {
  /** Another page keeps an older version of the database open; opening goes on when it closes. */
  onBlocked(): void;
  /** A newer version of the site has changed the database: this page must be loaded again. */
  onOutdated(): void;
}

/** Opens the place where rows are kept; rejects where there is none to be had. */
export type OpenBackend = (events: BackendEvents) => Promise<Backend>;
