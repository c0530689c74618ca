import type { Edit } from '@/lib/roster/edit';
import type { Backend, Change, Rows } from './backend';
import { StoreFailure } from './failure';
import type { Journal } from './journal';
import { type Operation, type Stored, applyOperation } from './operation';
import { keptDeleted, trustedLead } from './record';
import { readStored } from './read-rows';
import { readRecord } from './schema';

/** An operation on its way into the database. */
export interface Waiting {
  readonly operation: Operation;
  /** Whether the journal has it, and so whether its absence there means something. */
  readonly isJournalled: boolean;
}

export interface Committed {
  readonly stored: Stored;
  /** Edits whose target was gone. */
  readonly missed: readonly Edit[];
}

/**
 * A record remembers this many of its last operations. The journal says which older ones may still
 * come again; these are for a tab whose journal fails or lags.
 */
const remembered = 12;

/** `before`, with what the waiting operations do to it; those that are in it already are left out. */
function applyAll(
  before: Stored | undefined,
  waiting: readonly Waiting[],
  journal: Journal,
  newest: number,
) {
  let after = before;
  const missed: Edit[] = [];
  for (const { operation, isJournalled } of waiting) {
    if (isJournalled && journal.isSettled(operation)) continue;
    const outcome = applyOperation(after, operation, newest);
    after = outcome.stored;
    missed.push(...outcome.missed);
  }
  return { after, missed };
}

/** What is stored of a list after these operations. Throws where it is damaged or gone. */
export function performed(
  rows: Rows,
  journal: Journal,
  of: string,
  waiting: readonly Waiting[],
  newest: number,
): Committed & { readonly isChanged: boolean } {
  const found = readStored(rows);
  if (found.missing === 'damaged') throw new StoreFailure('damaged');
  const before = found.missing ? undefined : found.stored;
  const { after, missed } = applyAll(before, waiting, journal, newest);
  if (!after) throw new StoreFailure('not-found');
  if (after === before) return { stored: after, missed, isChanged: false };
  const all = after.record.operations;
  const operations = all.filter(
    (id, index) => index >= all.length - remembered || journal.holds(of, id),
  );
  const revision = after.record.revision + 1;
  const stored = { ...after, record: { ...after.record, revision, operations } };
  return { stored, missed, isChanged: true };
}

/**
 * Stores operations of one list in order, in one transaction on what is stored by then, all or
 * none, and each exactly once however often and by however many tabs it is tried.
 */
export async function commit(
  backend: Backend,
  journal: Journal,
  of: string,
  waiting: readonly Waiting[],
): Promise<Committed> {
  const ceiling = Math.max(...waiting.map(({ operation }) => operation.at)) + trustedLead;
  return backend.change(of, ceiling, (rows, newest): Change<Committed> => {
    const { stored, missed, isChanged } = performed(rows, journal, of, waiting, newest);
    const value = { stored, missed };
    return isChanged ? { value, write: 'put', stored } : { value };
  });
}

/** Edits that a replay could not place, by list. */
export type Missed = ReadonlyMap<string, readonly Edit[]>;

/**
 * Does what pages that were closed too early left in the journal. A list that cannot be written now
 * keeps its operations there; those of a list that is gone for good are let go.
 */
export async function replay(backend: Backend, journal: Journal): Promise<Missed> {
  const missed = new Map<string, readonly Edit[]>();
  const lists = new Set(journal.leftover().map(({ of }) => of));
  for (const of of lists) {
    const leftover = journal.leftover(of);
    if (leftover.length === 0) continue;
    const waiting = leftover.map((operation) => ({ operation, isJournalled: true }));
    try {
      const committed = await commit(backend, journal, of, waiting);
      if (committed.missed.length > 0) missed.set(of, committed.missed);
    } catch (error) {
      if (!(error instanceof StoreFailure && error.reason === 'not-found')) continue;
    }
    for (const operation of leftover) journal.remove(operation);
  }
  return missed;
}

/** Removes for good what was deleted long enough ago. */
export async function purge(backend: Backend, now: number): Promise<void> {
  const before = now - keptDeleted;
  for (const key of await backend.deletedBefore(before))
    await backend.change(key, 0, ({ record }) => {
      const read = readRecord(record);
      const isOverdue = read.ok && (read.record.deleted ?? Infinity) < before;
      return isOverdue ? { value: undefined, write: 'drop' } : { value: undefined };
    });
}
