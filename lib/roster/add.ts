import { startOf } from './attribute';
import type { Edit } from './edit';
import { type Entry, type List, limits } from './list';
import type { Profile } from './profile';

/** An entry as it is when it is added: its profile, its count and what a new unit is given. */
export function startingEntry({ id, attributes }: Addable, key: string, count: number): Entry {
  const start = startOf(attributes);
  return { key, profile: id, count, ...(start && { attributes: start }) };
}

/** What adding has to know of a profile. */
export type Addable = Pick<Profile, 'id' | 'attributes'>;

/** Nothing was written to it since it was added: one more of the kind can join it. */
function isAsStarted(entry: Entry, profile: Addable): boolean {
  if (entry.options || entry.title || entry.note || entry.extra) return false;
  const start = Object.entries(startOf(profile.attributes) ?? {});
  const own = entry.attributes ?? {};
  return (
    Object.keys(own).length === start.length && start.every(([name, value]) => own[name] === value)
  );
}

/**
 * The edits that add units of a profile at the end of a group (the first one when none is named):
 * they join an entry there that is still as such a unit begins, else they become an entry with this
 * key.
 */
export function addProfile(
  list: List,
  profile: Addable,
  key: string,
  { count = 1, group: groupId }: { readonly count?: number; readonly group?: string } = {},
): readonly Edit[] {
  const group = list.groups.find(({ id }) => id === groupId) ?? list.groups[0];
  if (!group) return [];
  const same = group.entries.find(
    (entry) =>
      entry.profile === profile.id &&
      entry.count + count <= limits.count &&
      isAsStarted(entry, profile),
  );
  if (same) return [{ do: 'count', key: same.key, by: count }];
  const entry = startingEntry(profile, key, count);
  return [{ do: 'add', group: group.id, at: group.entries.length, entry }];
}

/** The edits that take `count` models off an entry, the whole entry when none is left. */
export function takeOff(entry: Entry, count: number): readonly Edit[] {
  return count >= entry.count
    ? [{ do: 'remove', key: entry.key }]
    : [{ do: 'count', key: entry.key, by: -count }];
}

/** A key that no entry of the list has, the same each time: for edits that are only tried. */
export function trialKey(list: List, hint: string): string {
  const used = new Set(list.groups.flatMap(({ entries }) => entries.map(({ key }) => key)));
  let key = `+${hint}`;
  for (let n = 2; used.has(key); n += 1) key = `+${hint}+${n}`;
  return key;
}
