import type { Group } from '@/lib/roster/list';
import type { View } from '@/lib/rules/view';

/**
 * The group that the roster adds to: the chosen one while it is there; else the newest where lists
 * are made of groups, and the first one elsewhere.
 */
export function targetGroup(
  { list, ruleset }: Pick<View, 'list' | 'ruleset'>,
  chosen: string | undefined,
): Group | undefined {
  const { groups } = list;
  return groups.find(({ id }) => id === chosen) ?? groups.at(ruleset.organisation ? -1 : 0);
}
