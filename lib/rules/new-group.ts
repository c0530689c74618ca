import { startingEntry } from '../roster/add';
import type { Group, GroupKind, List } from '../roster/list';
import type { GroupForm, Ruleset } from './ruleset';

/** A group of this form as a new one begins: with its general, where it has one. */
export function newGroup(
  { profiles }: Ruleset,
  form: GroupForm,
  nation: string,
  newId: () => string,
  parent?: string,
): Group {
  return {
    id: newId(),
    kind: form.kind,
    ...(parent !== undefined && { parent }),
    entries: form.begins(nation).flatMap((id) => {
      const profile = profiles.get(id);
      return profile ? [startingEntry(profile, newId(), 1)] : [];
    }),
  };
}

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
  const above = (group: Group): Group | undefined => groups.find(({ id }) => id === group.parent);
  for (let at = near; at; at = above(at)) if (at.kind === kind) return at;
  return groups.findLast((group) => group.kind === kind);
}
