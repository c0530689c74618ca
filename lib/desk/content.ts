import type { Entry, List } from '../roster/list';

/*
 * Two lists are the same when the same troops stand in the same groups: as many of each profile with
 * the same options and attributes, however they are spread over entries. Names, titles, notes, cap,
 * settings, ids and kinds of groups, and the order of anything do not count: a player who sends one
 * army twice changes these. Lists of nobody are not compared.
 */

/** JSON with the keys of every object in one order. Lists nest 100 levels deep at most. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, content]) => [key, canonical(content)]);
}

function troopsOf({ profile, options = {}, attributes = {} }: Entry): string {
  return JSON.stringify([profile, canonical(options), canonical(attributes)]);
}

function contentOfGroup(entries: readonly Entry[]): string {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    const troops = troopsOf(entry);
    counts.set(troops, (counts.get(troops) ?? 0) + entry.count);
  }
  return JSON.stringify([...counts].map(([troops, count]) => `${count} ${troops}`).sort());
}

/** A text that is equal for lists that are the same; nothing for a list without anybody in it. */
export function contentOf({ ruleset, nation, groups }: List): string | undefined {
  const filled = groups.filter(({ entries }) => entries.length > 0);
  if (filled.length === 0) return undefined;
  return JSON.stringify([
    ruleset,
    nation,
    ...filled.map(({ entries }) => contentOfGroup(entries)).sort(),
  ]);
}
