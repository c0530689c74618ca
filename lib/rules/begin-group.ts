import { startingEntry } from '../roster/add';
import type { Group, List } from '../roster/list';
import { groupName } from './group-name';
import type { GroupForm, Ruleset } from './ruleset';

/** What a new group is to be; ids and keys come from outside, so that two tabs never share one. */
export interface Beginning {
  readonly form: GroupForm;
  readonly id: string;
  readonly nation: string;
  /** Id of the group above it. */
  readonly parent?: string | undefined;
  readonly newKey: () => string;
}

/** A group of a form as a new one begins: named by its number, with its general. */
export function beginGroup(
  ruleset: Ruleset,
  { groups }: Pick<List, 'groups'>,
  { form, id, nation, parent, newKey }: Beginning,
): Group {
  const entries = form
    .begins(nation)
    .flatMap((profile) => ruleset.profiles.get(profile) ?? [])
    .map((profile) => startingEntry(profile, newKey(), 1));
  const group: Group = {
    id,
    kind: form.kind,
    ...(parent !== undefined && { parent }),
    entries,
  };
  return { ...group, name: groupName(ruleset, { groups: [...groups, group] }, group) };
}

/** An id that no group of the list has, the same each time: for edits that are only tried. */
export function trialGroupId({ groups }: Pick<List, 'groups'>, hint: string): string {
  const used = new Set(groups.map(({ id }) => id));
  let n = groups.length + 1;
  while (used.has(`${hint}-${n}`)) n += 1;
  return `${hint}-${n}`;
}
