import type { List } from '../roster/list';
import { type Read, failure } from '../roster/read-error';

/** How many models a player owns: by ruleset, then by profile. Counted once for all lists. */
export type Collection = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** The most models of one profile that are counted. */
export const mostOwned = 9999;

export const noCollection: Collection = new Map();

/** Whether this is a number of models that can be counted; 0 is. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostOwned;
}

/** What a player owns of the profiles of one ruleset. */
export function ownedOf(collection: Collection, ruleset: string): ReadonlyMap<string, number> {
  return collection.get(ruleset) ?? new Map();
}

/** A profile of which a list has more models than the player owns. */
export interface Missing {
  readonly profile: string;
  readonly needed: number;
  readonly owned: number;
}

/**
 * What a list asks for and the player does not own, in the order of the list. Models of one profile
 * count together, whatever they carry and whichever group they stand in.
 */
export function missingFrom(list: List, collection: Collection): readonly Missing[] {
  const owned = ownedOf(collection, list.ruleset);
  const needed = new Map<string, number>();
  for (const { entries } of list.groups)
    for (const { profile, count } of entries)
      needed.set(profile, count + (needed.get(profile) ?? 0));
  return [...needed].flatMap(([profile, count]) => {
    const has = owned.get(profile) ?? 0;
    return has < count ? [{ profile, needed: count, owned: has }] : [];
  });
}

const format = 'muster-roll-collection';
const version = 1;

/** A collection as a file that `readCollection` reads. */
export function collectionDocument(collection: Collection): object {
  const byRuleset = [...collection].map(([id, counts]) => [id, Object.fromEntries(counts)]);
  return { format, version, owned: Object.fromEntries(byRuleset) as unknown };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a file says of a collection. */
export interface SortedCollection {
  readonly collection: Collection;
  /** Where something stands that is no count: "owned.drums-and-shakos.france/hussar". */
  readonly damaged: readonly string[];
}

/**
 * Reads what `collectionDocument` made; a 0 stands in it where a file says that none are owned. What
 * is no count is named, and left out.
 */
export function sortCollection(document: unknown): Read<SortedCollection> {
  if (!isRecord(document) || document['format'] !== format) return failure('not-a-list');
  if (document['version'] !== version)
    return failure('unsupported-version', String(document['version']));
  const owned = document['owned'];
  if (!isRecord(owned)) return failure('invalid-list', 'owned');
  const collection = new Map<string, ReadonlyMap<string, number>>();
  const damaged: string[] = [];
  for (const [ruleset, given] of Object.entries(owned)) {
    const counts = new Map<string, number>();
    if (!isRecord(given)) damaged.push(`owned.${ruleset}`);
    else
      for (const [profile, count] of Object.entries(given))
        if (isCount(count)) counts.set(profile, count);
        else damaged.push(`owned.${ruleset}.${profile}`);
    if (counts.size > 0) collection.set(ruleset, counts);
  }
  return { ok: true, value: { collection, damaged } };
}

/** The same for a file of its own, of which nothing is taken when something in it is damaged. */
export function readCollection(document: unknown): Read<Collection> {
  const read = sortCollection(document);
  if (!read.ok) return read;
  const [first] = read.value.damaged;
  return first === undefined
    ? { ok: true, value: read.value.collection }
    : failure('invalid-list', first);
}
