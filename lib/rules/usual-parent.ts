import type { Group, GroupKind, List } from '../roster/list';
import { groupsAbove } from './chain';

/**
 * The group that a new one usually stands under: the nearest of that kind from this group upwards,
 * else the last of that kind in the list; nothing where there is none.
 */
export function usualParent(
  { groups }: List,
  kind: GroupKind | undefined,
  near: Group | undefined,
): Group | undefined {
  if (kind === undefined) return undefined;
  const upwards = near ? [near, ...groupsAbove({ groups }, near)] : [];
  return [...upwards, ...groups.toReversed()].find((group) => group.kind === kind);
}
