import { startingEntry } from '../roster/add';
import type { Entry } from '../roster/list';
import type { Option, Profile } from '../roster/profile';
import type { Bound } from '../rules/bound';
import type { Rule } from '../rules/rule';
import { type Unit, type View, resolveUnit } from '../rules/view';

export type Options = Readonly<Record<string, number>>;

/** A model of a profile with what is bought for it. */
export interface Kit {
  readonly options: Options;
  /** One of it, by itself. */
  readonly unit: Unit;
}

/** How often an option without a limit is bought for one model: more is nobody's choice. */
const oftenEnough = 2;

/** Sets of options that are looked at for one profile; beyond it, only sets of few. */
const mostSets = 5000;
const fewOptions = 2;

function timesOf({ limit = oftenEnough }: Option): number {
  return Math.min(limit, oftenEnough);
}

/** Whether each option brings an item that the model would not have without it. */
function areOfUse(options: readonly Option[], { carries }: Profile): boolean {
  return options.every(
    (option) =>
      option.gives.length === 0 ||
      option.gives.some(
        (item) =>
          !carries.includes(item) &&
          !options.some((other) => other !== option && other.gives.includes(item)),
      ),
  );
}

/** Options that are bought together, and how often each. */
interface OptionSet {
  readonly which: readonly Option[];
  readonly options: Options;
  /** Options bought, all together. */
  readonly size: number;
}

/** Every set of options of which each is of use, the smallest first. */
function optionSets(profile: Profile, most: number): readonly OptionSet[] {
  const sets: OptionSet[] = [{ which: [], options: {}, size: 0 }];
  for (const option of profile.options) {
    for (const set of [...sets]) {
      // What brings nothing beside some options brings nothing beside more of them.
      const which = [...set.which, option];
      if (which.length > most || !areOfUse(which, profile)) continue;
      for (let times = 1; times <= timesOf(option); times += 1)
        sets.push({
          which,
          options: { ...set.options, [option.id]: times },
          size: set.size + times,
        });
    }
  }
  return sets.sort((a, b) => a.size - b.size);
}

export function sizeOf(options: Options): number {
  return Object.values(options).reduce((sum, quantity) => sum + quantity, 0);
}

/** An entry of one model with these options. */
export function entryOf(profile: Profile, options: Options, key: string, count = 1): Entry {
  const entry = startingEntry(profile, key, count);
  return sizeOf(options) > 0 ? { ...entry, options } : entry;
}

/** The rules that a unit by itself has something to hear from, and are no errors. */
function counselOn(view: View, unit: Unit, rules: readonly Rule[]): ReadonlySet<string> {
  const alone: View = {
    ...view,
    list: { ...view.list, groups: [{ id: unit.group, entries: [unit.entry] }] },
    units: [unit],
    strangers: [],
    points: unit.points,
    models: unit.models,
  };
  const heard = rules.filter((rule) => {
    const faults = rule.check(alone);
    return faults !== undefined && [faults].flat().some(({ subjects }) => subjects.length > 0);
  });
  return new Set(heard.map(({ id }) => id));
}

/** The bounds that hold each unit by itself. */
function allowing(bounds: readonly Bound[]): (unit: Unit) => boolean {
  const tests = bounds.flatMap((bound) => (bound.kind === 'each' ? [bound.allows] : []));
  return (unit) => tests.every((allows) => allows(unit));
}

/**
 * What models of a profile may be bought with: allowed by every bound, of use, and nothing that a
 * rule advises against more than against the plain model; with `most` different options. The fewest
 * first.
 */
export function kitsOf(
  view: View,
  profile: Profile,
  bounds: readonly Bound[],
  most = Infinity,
): readonly Kit[] {
  const isAllowed = allowing(bounds);
  const { options } = profile;
  const few = Math.min(most, 2 ** options.length > mostSets ? fewOptions : options.length);
  const counsel = view.ruleset.rules.filter(
    ({ severity, onlyWhenLegal }) => severity !== 'error' && !onlyWhenLegal,
  );
  let plain: ReadonlySet<string> | undefined;
  return optionSets(profile, few).flatMap(({ options: set, size }) => {
    const unit = resolveUnit(profile, entryOf(profile, set, ''), '', 0);
    if (!isAllowed(unit)) return [];
    if (size > 0) {
      plain ??= counselOn(view, resolveUnit(profile, entryOf(profile, {}, ''), '', 0), counsel);
      for (const rule of counselOn(view, unit, counsel)) if (!plain.has(rule)) return [];
    }
    return [{ options: set, unit }];
  });
}

/** The plainest kit that is allowed: without options where that may be, else the cheapest. */
export function plainest(view: View, profile: Profile, bounds: readonly Bound[]): Kit | undefined {
  const unit = resolveUnit(profile, entryOf(profile, {}, ''), '', 0);
  if (allowing(bounds)(unit)) return { options: {}, unit };
  return kitsOf(view, profile, bounds).reduce<Kit | undefined>(
    (best, kit) => (!best || kit.unit.each < best.unit.each ? kit : best),
    undefined,
  );
}

/** Whether a unit of the list may be as it is, each of its models by itself. */
export function isAllowedAsIs(unit: Unit, bounds: readonly Bound[]): boolean {
  return allowing(bounds)({ ...unit, points: unit.each, models: unit.models / unit.entry.count });
}

/** What a unit may be bought with instead, in the same terms as `kitsOf`. */
export function kitsFrom(
  unit: Unit,
  sets: readonly Options[],
  bounds: readonly Bound[],
): readonly Kit[] {
  const isAllowed = allowing(bounds);
  return sets.flatMap((options) => {
    const entry = withOptions(unit.entry, options);
    const other = resolveUnit(unit.profile, { ...entry, count: 1 }, unit.group, unit.at);
    return isAllowed(other) ? [{ options, unit: other }] : [];
  });
}

export function withOptions(entry: Entry, options: Options): Entry {
  const { options: old, ...rest } = entry;
  return old === undefined && sizeOf(options) === 0
    ? entry
    : sizeOf(options) > 0
      ? { ...rest, options }
      : rest;
}
