import type { Group, List } from '../roster/list';
import type { GroupForm, Ruleset } from './ruleset';

/** What the ruleset says of groups of this kind; a group without a kind is one of the lowest. */
export function formOf(
  { organisation }: Ruleset,
  { kind }: Pick<Group, 'kind'>,
): GroupForm | undefined {
  const kinds = organisation?.kinds ?? [];
  return kind === undefined ? kinds.at(-1) : kinds.find((form) => form.kind === kind);
}

/** The word for a group of its kind: "Division", "Command", "Group". */
export function groupWord(ruleset: Ruleset, group: Pick<Group, 'kind'>): string {
  const { group: word, groups } = ruleset.speech;
  return formOf(ruleset, group)?.name ?? (group.kind === undefined ? word : groups[group.kind]);
}

/** What a group is called: its own name, or its word and its number among those of its word. */
export function groupName(
  ruleset: Ruleset,
  { groups }: Pick<List, 'groups'>,
  group: Group,
): string {
  if (group.name?.trim()) return group.name;
  const word = groupWord(ruleset, group);
  const alike = groups.filter((other) => groupWord(ruleset, other) === word);
  return `${word} ${alike.indexOf(group) + 1}`;
}
