import type { Entry, List } from '@/lib/roster/list';
import type { Option, Profile } from '@/lib/roster/profile';
import { checkList } from '@/lib/rules/check';
import type { Merit, Ruleset } from '@/lib/rules/ruleset';
import { viewList } from '@/lib/rules/view';

type Options = Readonly<Record<string, number>>;

/** All sets of these options, each once. */
function subsets(options: readonly Option[]): readonly Options[] {
  return options.reduce<readonly Options[]>(
    (sets, { id }) => [...sets, ...sets.map((set) => ({ ...set, [id]: 1 }))],
    [{}],
  );
}

function entryOf(profile: string, count: number, options: Options, key: string): Entry {
  return { key, profile, count, ...(Object.keys(options).length > 0 && { options }) };
}

function listOf(base: List, entries: readonly Entry[]): List {
  return { ...base, groups: [{ id: 'main', entries }] };
}

/** Sets of options of which each brings an item that the model has not got otherwise. */
function usefulSets({ carries, options }: Profile): readonly Options[] {
  return subsets(options).filter((set) =>
    options.every(({ id, gives }) => {
      if (set[id] === undefined || gives.length === 0) return true;
      const others = options.flatMap((other) =>
        other.id !== id && set[other.id] !== undefined ? other.gives : [],
      );
      return gives.some((item) => !carries.includes(item) && !others.includes(item));
    }),
  );
}

function pointsOf({ points, options }: Profile, set: Options): number {
  return options.reduce((sum, option) => sum + option.points * (set[option.id] ?? 0), points);
}

/** What can be added at all, each with its price. */
function wares(ruleset: Ruleset) {
  return [...ruleset.profiles.values()].flatMap((profile) =>
    usefulSets(profile).map((options) => ({
      profile,
      options,
      points: pointsOf(profile, options),
    })),
  );
}

type Ware = ReturnType<typeof wares>[number];

/** Every way to buy of these for at most so many points. */
function* purchases(of: readonly Ware[], points: number): Generator<readonly Ware[]> {
  const [first, ...others] = of;
  if (!first) {
    yield [];
    return;
  }
  for (let count = 0; count * first.points <= points; count += 1)
    for (const rest of purchases(others, points - count * first.points))
      yield [...Array.from({ length: count }, () => first), ...rest];
}

/** Every way to buy more for the entries of a list, those that cost something more only. */
function* betterEntries(ruleset: Ruleset, entries: readonly Entry[]): Generator<readonly Entry[]> {
  const [first, ...others] = entries;
  if (!first) {
    yield [];
    return;
  }
  const profile = ruleset.profiles.get(first.profile);
  const more = (profile ? usefulSets(profile) : []).filter((set) =>
    Object.keys(first.options ?? {}).every((id) => set[id] !== undefined),
  );
  for (const rest of betterEntries(ruleset, others)) {
    yield [first, ...rest];
    for (const options of more)
      if (Object.keys(options).length > Object.keys(first.options ?? {}).length)
        yield [{ ...first, options }, ...rest];
  }
}

export interface BestFill {
  readonly left: number;
  readonly merit: number;
}

/** What every legal completion of a list leaves and adds, the best first. */
export function allFills(list: List, ruleset: Ruleset, merit: Merit): readonly BestFill[] {
  const start = viewList(list, ruleset);
  const cap = start.cap ?? 0;
  const own = (of: List) =>
    viewList(of, ruleset).units.reduce((sum, unit) => {
      const { entry, each, models } = unit;
      const one = {
        ...unit,
        entry: { ...entry, count: 1 },
        points: each,
        models: models / entry.count,
      };
      return sum + merit.of(one) * entry.count;
    }, 0);
  const fills: BestFill[] = [];
  for (const entries of betterEntries(ruleset, list.groups[0]?.entries ?? [])) {
    const before = viewList(listOf(list, entries), ruleset);
    if (before.points > cap) continue;
    for (const bought of purchases(wares(ruleset), cap - before.points)) {
      const more = bought.map(({ profile, options }, at) =>
        entryOf(profile.id, 1, options, `b${at}`),
      );
      const after = listOf(list, [...entries, ...more]);
      const checked = checkList(after, ruleset);
      if (checked.legal)
        fills.push({ left: cap - checked.view.points, merit: own(after) - own(list) });
    }
  }
  return fills.sort((a, b) => a.left - b.left || b.merit - a.merit);
}

export interface RepairCost {
  readonly models: number;
  readonly points: number;
  readonly dear: number;
  readonly options: number;
}

export function compareCosts(a: RepairCost, b: RepairCost): number {
  return a.models - b.models || a.points - b.points || a.dear - b.dear || a.options - b.options;
}

/** What can become of one model of an entry. */
interface Fate {
  readonly options: Options | undefined;
  readonly cost: RepairCost;
}

function fatesOf(ruleset: Ruleset, entry: Entry, isDear: boolean): readonly Fate[] {
  const profile = ruleset.profiles.get(entry.profile);
  if (!profile) throw new Error(entry.profile);
  const own = entry.options ?? {};
  const price = pointsOf(profile, own);
  const less = subsets(profile.options.filter(({ id }) => own[id] !== undefined));
  // One other thing may be put on, where the model may not be as it is.
  const alone = listOf({ ruleset: 'small', nation: 'us', name: '', groups: [] }, [
    { ...entry, count: 1 },
  ]);
  const ownRules = ['option-limit', 'replacement-conflict', 'no-rifle-on-horse', 'unknown-option'];
  const isWrong = checkList(alone, ruleset).findings.some(
    ({ rule, severity }) => severity === 'error' && ownRules.includes(rule),
  );
  const others = isWrong
    ? less.flatMap((set) =>
        profile.options.flatMap(({ id }) => (own[id] === undefined ? [{ ...set, [id]: 1 }] : [])),
      )
    : [];
  const changes = [...less, ...others].flatMap((options): readonly Fate[] => {
    const names = new Set([...Object.keys(own), ...Object.keys(options)]);
    const changed = [...names].filter((id) => (own[id] ?? 0) !== (options[id] ?? 0)).length;
    const moved = Math.abs(price - pointsOf(profile, options));
    return changed === 0
      ? []
      : [{ options, cost: { models: 1, points: moved, dear: 0, options: changed } }];
  });
  return [
    { options: own, cost: { models: 0, points: 0, dear: 0, options: 0 } },
    { options: undefined, cost: { models: 1, points: price, dear: isDear ? 1 : 0, options: 0 } },
    ...changes,
  ];
}

/** Every way to give so many models one of these fates each. */
function* shares<T>(of: readonly T[], count: number): Generator<readonly T[]> {
  const [first, ...others] = of;
  if (!first) {
    if (count === 0) yield [];
    return;
  }
  for (let taken = 0; taken <= count; taken += 1)
    for (const rest of shares(others, count - taken))
      yield [...Array.from({ length: taken }, () => first), ...rest];
}

function add(a: RepairCost, b: RepairCost): RepairCost {
  return {
    models: a.models + b.models,
    points: a.points + b.points,
    dear: a.dear + b.dear,
    options: a.options + b.options,
  };
}

const free: RepairCost = { models: 0, points: 0, dear: 0, options: 0 };

/** The cost of every legal list that is got by changing these models and adding up to `most` plain ones. */
export function allRepairs(list: List, ruleset: Ruleset, most: number): readonly RepairCost[] {
  const entries = list.groups[0]?.entries ?? [];
  const leader = entries.find(({ profile }) => {
    const of = ruleset.profiles.get(profile);
    return of !== undefined && ruleset.leads?.(of);
  });
  let kept: readonly { readonly entries: readonly Entry[]; readonly cost: RepairCost }[] = [
    { entries: [], cost: free },
  ];
  for (const [at, entry] of entries.entries()) {
    const fates = fatesOf(ruleset, entry, entry === leader || entry.title !== undefined);
    kept = kept.flatMap((before) =>
      [...shares(fates, entry.count)].map((chosen) => ({
        entries: [
          ...before.entries,
          ...chosen.flatMap(({ options }, n) =>
            options ? [entryOf(entry.profile, 1, options, `e${at}.${n}`)] : [],
          ),
        ],
        cost: chosen.reduce((sum, { cost }) => add(sum, cost), before.cost),
      })),
    );
  }
  const plain = [...ruleset.profiles.values()].map((profile) => ({
    profile,
    options: {},
    points: 1,
  }));
  const costs: RepairCost[] = [];
  for (const { entries: left, cost } of kept)
    for (const bought of purchases(plain, most)) {
      const more = bought.map(({ profile }, at) => entryOf(profile.id, 1, {}, `n${at}`));
      if (!checkList(listOf(list, [...left, ...more]), ruleset).legal) continue;
      costs.push(
        bought.reduce(
          (sum, { profile }) => add(sum, { ...free, models: 1, points: profile.points }),
          cost,
        ),
      );
    }
  return costs.sort(compareCosts);
}

/** Every list of so many points or fewer, as the entries that it would have. */
export function* listsUpTo(base: List, ruleset: Ruleset, points: number): Generator<List> {
  const plain = [...ruleset.profiles.values()]
    .filter(({ nation }) => nation === base.nation)
    .map((profile) => ({ profile, options: {}, points: profile.points }));
  for (const bought of purchases(plain, points))
    yield listOf(
      base,
      bought.map(({ profile }, at) => entryOf(profile.id, 1, {}, `n${at}`)),
    );
}
