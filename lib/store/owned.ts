import { type Collection, mostOwned } from '../collection/collection';
import type { Difference } from '../collection/difference';
import type { KeyedRow } from './backend';
import { isObject } from './check-list';
import type { Exchange } from './side';

/** How many models of one profile a player owns. A row for each, so that tabs do not undo each other. */
export interface OwnedRow {
  readonly id: string;
  readonly ruleset: string;
  readonly profile: string;
  /** 1 to 9999: what he has none of has no row. */
  readonly count: number;
}

export function isOwnedRow(value: unknown): value is OwnedRow {
  if (!isObject(value)) return false;
  const { id, ruleset, profile, count } = value;
  return (
    [id, ruleset, profile].every((text) => typeof text === 'string') &&
    Number.isInteger(count) &&
    Number(count) > 0 &&
    Number(count) <= mostOwned
  );
}

/** The key of a profile's row. */
export function ownedId(ruleset: string, profile: string): string {
  return `${ruleset} ${profile}`;
}

/** The collection that these rows are. */
export function collectionOf(rows: readonly OwnedRow[]): Collection {
  const collection = new Map<string, Map<string, number>>();
  for (const { ruleset, profile, count } of rows) {
    const counts = collection.get(ruleset) ?? new Map<string, number>();
    collection.set(ruleset, counts.set(profile, count));
  }
  return collection;
}

/** Those whose rows are not among the damaged ones, which are never written over. */
export function apartFromDamaged(
  differences: readonly Difference[],
  damaged: readonly KeyedRow[],
): readonly Difference[] {
  const ids = new Set(damaged.map(({ key }) => key));
  return differences.filter(({ ruleset, profile }) => !ids.has(ownedId(ruleset, profile)));
}

/** What makes a count another one, as long as it is still what the player saw. */
export function exchangesOf(
  rows: readonly OwnedRow[],
  differences: readonly Difference[],
): readonly Exchange<OwnedRow>[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return differences.map(({ ruleset, profile, then: count }) => {
    const id = ownedId(ruleset, profile);
    return { id, from: byId.get(id), to: count > 0 ? { id, ruleset, profile, count } : undefined };
  });
}

/** A collection as rows. */
export function rowsOf(collection: Collection): readonly OwnedRow[] {
  return [...collection].flatMap(([ruleset, counts]) =>
    [...counts].map(([profile, count]) => ({
      id: ownedId(ruleset, profile),
      ruleset,
      profile,
      count,
    })),
  );
}
