import { startingEntry } from '@/lib/roster/add';
import type { Entry, Group, List } from '@/lib/roster/list';
import { beginGroup } from '@/lib/rules/begin-group';
import { checkList } from '@/lib/rules/check';
import type { Ruleset } from '@/lib/rules/ruleset';

/** The same lists on every machine. */
export function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export interface Kind {
  readonly name: string;
  /** Stop when there are so many models or entries. */
  readonly full: (entries: readonly Entry[]) => boolean;
  readonly legal: boolean;
  /** Such lists that one thread is to check in a second. */
  readonly reach: number;
}

const models = (entries: readonly Entry[]) => entries.reduce((sum, { count }) => sum + count, 0);

const isOf15: Kind['full'] = (entries) => models(entries) >= 15;
const isOf60: Kind['full'] = (entries) => entries.length >= 60;

export const kinds: readonly Kind[] = [
  { name: '15 models, legal', full: isOf15, legal: true, reach: 50_000 },
  { name: '15 models, illegal', full: isOf15, legal: false, reach: 50_000 },
  { name: '60 entries, legal', full: isOf60, legal: true, reach: 10_000 },
  { name: '60 entries, illegal', full: isOf60, legal: false, reach: 10_000 },
];

/** A list of random profiles and options of one nation, with a few points left under its cap. */
export function build(
  ruleset: Ruleset,
  { full, legal }: Kind,
  next: (below: number) => number,
): List {
  const nation = ruleset.card.nations[next(2)]?.id ?? '';
  const profiles = [...ruleset.profiles.values()].filter((profile) => profile.nation === nation);
  let groups: readonly Group[] = [{ id: 'main', entries: [] }];
  const withGroups = (of: readonly Group[]): List => ({
    ruleset: ruleset.card.id,
    nation,
    name: '',
    cap: null,
    groups: of,
  });
  for (let n = 0; !full(groups.flatMap(({ entries }) => entries)); n += 1) {
    const profile = profiles[next(profiles.length)];
    const last = groups.at(-1);
    if (!profile || !last) break;
    const options = profile.options.filter(() => next(3) === 0).map(({ id }) => [id, 1] as const);
    const entry: Entry = {
      ...startingEntry(profile, `0.${n}`, 1 + next(3)),
      ...(options.length > 0 && { options: Object.fromEntries(options) }),
    };
    const more = groups.with(-1, { ...last, entries: [...last.entries, entry] });
    if (!legal || checkList(withGroups(more), ruleset).legal) groups = more;
    else groups = withAnother(ruleset, withGroups(groups), n);
  }
  const list = withGroups(groups);
  const { points } = checkList(list, ruleset).view;
  return { ...list, cap: points + 30 };
}

/** The groups of a list and, where its ruleset has a chain of command, one more with room in it. */
function withAnother(ruleset: Ruleset, list: List, n: number): readonly Group[] {
  const form = ruleset.organisation?.kinds.at(-1);
  if (!form) return list.groups;
  const id = `group-${n}`;
  const group = beginGroup(ruleset, list, {
    form,
    id,
    nation: list.nation,
    newKey: () => `${id}.0`,
  });
  return [...list.groups, group];
}
