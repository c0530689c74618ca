import type { ShownGroup } from './shown-groups';

/** What a dragged entry can pass in a list of groups, from the top: heads and entries. */
export interface Stop {
  /** The entry's key, or a name of the head that no key has. */
  readonly id: string;
  readonly group: string;
  readonly entry?: string;
}

/** Where an entry is put: the group, and its place among the entries that are shown there. */
export interface Spot {
  readonly group: string;
  readonly at: number;
  /** Entries shown there then. */
  readonly of: number;
}

/** The name of a group's head among the stops. */
export function headStop(group: string): string {
  return `#${group}`;
}

/** Heads and entries as they are shown; what is folded has none. */
export function stopsOf(
  groups: readonly ShownGroup[],
  folded: ReadonlySet<string>,
): readonly Stop[] {
  return groups.flatMap(({ group: { id }, entries, under }): readonly Stop[] => {
    const head: Stop = { id: headStop(id), group: id };
    if (folded.has(id)) return [head];
    const rows = entries.map(({ key }): Stop => ({ id: key, group: id, entry: key }));
    return [head, ...rows, ...stopsOf(under, folded)];
  });
}

/** Where an entry comes to stand when it takes the place of this stop. */
export function spotOf(stops: readonly Stop[], entry: string, over: string): Spot | undefined {
  const moved = stops.find(({ id }) => id === entry);
  const to = stops.findIndex(({ id }) => id === over);
  if (!moved || to < 0) return undefined;
  const others = stops.filter((stop) => stop !== moved);
  // Above the first head there is no group: the first one takes it.
  const above = others.slice(0, Math.max(1, to));
  const group = above.at(-1)?.group;
  if (group === undefined) return undefined;
  const isIn = (stop: Stop) => stop.group === group && stop.entry !== undefined;
  return { group, at: above.filter(isIn).length, of: others.filter(isIn).length + 1 };
}
