import type { Game } from '../play/game';
import { sameJson } from '../share/same-json';
import { isUsualId } from '../share/usual-id';
import type { SealRow } from '../seal/row';

/** What restoring one game or seal means for those that are there. */
export type Standing =
  /** There is none like it. */
  | 'new'
  /** The very same is there, under its own id or that of a copy. */
  | 'same'
  /** One of its id is there and differs: it stays, and this one comes beside it. */
  | 'copy'
  /** The code of somebody else's list that is the code of one's own; or the other way round. */
  | 'yours';

export interface Planned<Row> {
  readonly row: Row;
  readonly standing: Standing;
}

/** What is there already. */
export interface Present<Row> {
  readonly rows: readonly Row[];
  /** Ids of what is there and cannot be made out. */
  readonly damaged: readonly string[];
}

/** All of a row but the id, by which copies differ. */
function contentOf(row: object): object {
  const rest: { id?: unknown } = { ...row };
  delete rest.id;
  return rest;
}

function isSame(a: object, b: object): boolean {
  return sameJson(contentOf(a), contentOf(b));
}

/** Takes rows out by their content, each once. Few that differ have the same `mark`. */
class Copies<Row extends object> {
  readonly #mark: (row: Row) => unknown;
  readonly #rows = new Map<unknown, Row[]>();

  constructor(rows: readonly Row[], mark: (row: Row) => unknown) {
    this.#mark = mark;
    for (const row of rows) {
      const alike = this.#rows.get(mark(row));
      if (alike) alike.push(row);
      else this.#rows.set(mark(row), [row]);
    }
  }

  take(wanted: Row): boolean {
    const alike = this.#rows.get(this.#mark(wanted)) ?? [];
    const at = alike.findIndex((row) => isSame(row, wanted));
    if (at >= 0) alike.splice(at, 1);
    return at >= 0;
  }
}

function planRows<Row extends { readonly id: string }>(
  rows: readonly Row[],
  { rows: present, damaged }: Present<Row>,
  mark: (row: Row) => unknown,
): readonly Planned<Row>[] {
  const byId = new Map(present.map((row) => [row.id, row]));
  const isThere = (row: Row) => {
    const there = byId.get(row.id);
    return there !== undefined && isSame(row, there);
  };
  // Each that is there stands for one of the backup, and for that of its own id first.
  const matched = new Set(rows.filter(isThere).map(({ id }) => id));
  const copies = new Copies(
    present.filter(({ id }) => !matched.has(id)),
    mark,
  );
  const taken = new Set([...damaged, ...byId.keys()]);
  // Several backups of one device mostly hold the same.
  const seen = new Map<string, readonly Row[]>();
  return rows.map((row): Planned<Row> => {
    const { id } = row;
    const twins = seen.get(id) ?? [];
    if (twins.some((twin) => isSame(row, twin))) return { row, standing: 'same' };
    seen.set(id, [...twins, row]);
    if (isThere(row) || copies.take(row)) return { row, standing: 'same' };
    const isFree = isUsualId(id) && !taken.has(id);
    taken.add(id);
    return { row, standing: isFree ? 'new' : 'copy' };
  });
}

/**
 * Looks at the games of a backup beside those that are there. Nothing is ever written over, and
 * restoring the same backup twice adds nothing the second time.
 */
export function planGames(
  games: readonly Game[],
  present: Present<Game>,
): readonly Planned<Game>[] {
  return planRows(games, present, ({ started }) => started);
}

/** The same for seals: a code of one's own is never kept as another's, whoever's backup it is. */
export function planSeals(
  seals: readonly SealRow[],
  present: Present<SealRow>,
): readonly Planned<SealRow>[] {
  const kinds = new Map(present.rows.map(({ code, kind }) => [code, kind]));
  return planRows(seals, present, ({ code }) => code).map((planned): Planned<SealRow> => {
    const { kind, code } = planned.row;
    const known = kinds.get(code) ?? kind;
    kinds.set(code, known);
    return known === kind ? planned : { ...planned, standing: 'yours' };
  });
}

/** The rows that are to be stored: those that are not there, copies under ids of their own. */
export function rowsToAdd<Row extends { readonly id: string }>(
  planned: readonly Planned<Row>[],
  newId: () => string,
): readonly Row[] {
  return planned.flatMap(({ row, standing }): readonly Row[] => {
    if (standing === 'new') return [row];
    return standing === 'copy' ? [{ ...row, id: newId() }] : [];
  });
}
