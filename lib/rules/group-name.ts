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

type Numbers = ReadonlyMap<Group, number>;

/** By the groups of a list, as one finding for each of two hundred asks for all of them. */
const numbersOf = new WeakMap<
  readonly Group[],
  { readonly of: Ruleset; readonly numbers: Numbers }
>();

/** The number of each group among those of its word, from 1. */
function numbered(ruleset: Ruleset, groups: readonly Group[]): Numbers {
  const known = numbersOf.get(groups);
  if (known?.of === ruleset) return known.numbers;
  const counts = new Map<string, number>();
  const numbers = new Map<Group, number>();
  for (const group of groups) {
    const word = groupWord(ruleset, group);
    const number = (counts.get(word) ?? 0) + 1;
    counts.set(word, number);
    numbers.set(group, number);
  }
  numbersOf.set(groups, { of: ruleset, numbers });
  return numbers;
}

/** What a group is called: its own name, or its word and its number among those of its word. */
export function groupName(
  ruleset: Ruleset,
  { groups }: Pick<List, 'groups'>,
  group: Group,
): string {
  if (group.name?.trim()) return group.name;
  return `${groupWord(ruleset, group)} ${numbered(ruleset, groups).get(group) ?? 0}`;
}
