import type { Edit } from './edit';
import { branchOf, withUnder } from './group-tree';
import type { Group, List } from './list';

function placeIn({ groups }: List, id: string): number {
  return groups.findIndex((group) => group.id === id);
}

/**
 * The edits that put a copy of a group, with all under it, right after it. Groups and entries get
 * new ids, each from `newId`; the copy of the group itself gets the name.
 */
export function copyGroup(
  list: List,
  id: string,
  newId: () => string,
  name: string | undefined,
): readonly Edit[] {
  const originals = withUnder(list, id);
  const ids = new Map(originals.map((group) => [group.id, newId()]));
  // Only groups with the same one above them are told apart by their order in the list.
  const at = placeIn(list, id) + 1;
  return originals.map((original, index) => {
    const { name: own, parent, ...rest } = original;
    const called = index === 0 ? name : own;
    const above = parent === undefined ? undefined : (ids.get(parent) ?? parent);
    const group: Group = {
      ...rest,
      id: ids.get(original.id) ?? newId(),
      ...(called !== undefined && { name: called }),
      ...(above !== undefined && { parent: above }),
      entries: original.entries.map((entry) => ({ ...entry, key: newId() })),
    };
    return { do: 'add-group', at: at + index, group };
  });
}

/** A list has at least one group: when the last one goes, an empty one with this id stays. */
function withSpare(list: List, leaving: number, spare: string): readonly Edit[] {
  if (list.groups.length > leaving) return [];
  return [{ do: 'add-group', at: list.groups.length, group: { id: spare, entries: [] } }];
}

/** The edits that take a group out of a list, with its entries and all groups under it. */
export function removeWithUnder(list: List, id: string, spare: string): readonly Edit[] {
  const leaving = withUnder(list, id).toReversed();
  return [
    ...withSpare(list, leaving.length, spare),
    ...leaving.map((group): Edit => ({ do: 'remove-group', id: group.id })),
  ];
}

/** The edits that take a group and its entries out; the groups under it move up to where it was. */
export function removeAlone(list: List, id: string, spare: string): readonly Edit[] {
  const branch = branchOf(list, id);
  if (!branch) return [];
  const { parent } = branch.group;
  return [
    ...withSpare(list, 1, spare),
    ...branch.under.map(({ group }) => putUnder(group.id, parent)),
    { do: 'remove-group', id },
  ];
}

/** The edit that puts a group under another one, or under nobody. */
export function putUnder(id: string, parent: string | undefined): Edit {
  return { do: 'group', id, field: 'parent', ...(parent !== undefined && { value: parent }) };
}

/** The edits that move a group, with all under it, past the one beside it. */
export function shiftGroup(list: List, id: string, way: 'up' | 'down'): readonly Edit[] {
  const group = list.groups[placeIn(list, id)];
  if (!group) return [];
  const beside = list.groups.filter(({ parent }) => parent === group.parent);
  const other = beside[beside.indexOf(group) + (way === 'up' ? -1 : 1)];
  if (!other) return [];
  return [{ do: 'move-group', id, at: placeIn(list, other.id) }];
}
