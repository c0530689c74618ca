import type { Group, List } from './list';

/** A group in the chain of command, with those under it. */
export interface Branch {
  readonly group: Group;
  /** Groups above it: 0 = under nobody. */
  readonly depth: number;
  readonly under: readonly Branch[];
}

/** The groups of a list as a chain of command; those beside one another in the order of the list. */
export function groupTree({ groups }: Pick<List, 'groups'>): readonly Branch[] {
  const byParent = new Map<string | undefined, Group[]>();
  for (const group of groups) {
    const siblings = byParent.get(group.parent) ?? [];
    siblings.push(group);
    byParent.set(group.parent, siblings);
  }
  const grow = (parent: string | undefined, depth: number): readonly Branch[] =>
    (byParent.get(parent) ?? []).map((group) => ({
      group,
      depth,
      under: grow(group.id, depth + 1),
    }));
  return grow(undefined, 0);
}

/** A branch and all under it, as they are read: each group before those under it. */
export function flatten(branches: readonly Branch[]): readonly Branch[] {
  return branches.flatMap((branch) => [branch, ...flatten(branch.under)]);
}

/** The branch of a group; nothing when there is no such group. */
export function branchOf(list: Pick<List, 'groups'>, id: string): Branch | undefined {
  return flatten(groupTree(list)).find(({ group }) => group.id === id);
}

/** The group and all under it, each before those under it. */
export function withUnder(list: Pick<List, 'groups'>, id: string): readonly Group[] {
  const branch = branchOf(list, id);
  return branch ? flatten([branch]).map(({ group }) => group) : [];
}

/** Groups that this one can be put under: neither itself nor one under it. */
export function possibleParents(list: Pick<List, 'groups'>, id: string): readonly Group[] {
  const own = new Set(withUnder(list, id).map((group) => group.id));
  return flatten(groupTree(list)).flatMap(({ group }) => (own.has(group.id) ? [] : [group]));
}
