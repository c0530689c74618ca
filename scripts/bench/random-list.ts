import type { Entry, List } from '@/lib/roster/list';
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
}

const models = (entries: readonly Entry[]) => entries.reduce((sum, { count }) => sum + count, 0);

export const kinds: readonly Kind[] = [
  { name: '15 models, legal', full: (entries) => models(entries) >= 15, legal: true },
  { name: '15 models, illegal', full: (entries) => models(entries) >= 15, legal: false },
  { name: '60 entries, legal', full: (entries) => entries.length >= 60, legal: true },
  { name: '60 entries, illegal', full: (entries) => entries.length >= 60, legal: false },
];

/** A list of random profiles and options of one nation, with a few points left under its cap. */
export function build(
  ruleset: Ruleset,
  { full, legal }: Kind,
  next: (below: number) => number,
): List {
  const nation = ruleset.card.nations[next(2)]?.id ?? '';
  const profiles = [...ruleset.profiles.values()].filter((profile) => profile.nation === nation);
  let list: List = {
    ruleset: ruleset.card.id,
    nation,
    name: '',
    cap: null,
    groups: [{ id: 'main', entries: [] }],
  };
  for (let entries: readonly Entry[] = []; !full(entries);) {
    const profile = profiles[next(profiles.length)];
    if (!profile) break;
    const options = profile.options.filter(() => next(3) === 0).map(({ id }) => [id, 1] as const);
    const entry: Entry = {
      key: `0.${entries.length}`,
      profile: profile.id,
      count: 1 + next(3),
      ...(options.length > 0 && { options: Object.fromEntries(options) }),
    };
    const more: List = { ...list, groups: [{ id: 'main', entries: [...entries, entry] }] };
    if (legal && !checkList(more, ruleset).legal) continue;
    list = more;
    entries = [...entries, entry];
  }
  const { points } = checkList(list, ruleset).view;
  return { ...list, cap: points + 30 };
}
