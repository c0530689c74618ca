import { startingEntry } from '../roster/add';
import { type AttributeValues, type ReadAttributes, readAttributes } from '../roster/attribute';
import type { Entry, List } from '../roster/list';
import type { Option, Profile } from '../roster/profile';
import type { Subject } from './finding';
import type { Ruleset } from './ruleset';
import { type ReadSettings, type SettingValues, readSettings } from './setting';

/** A chosen option of a unit that its profile offers. */
export interface Taken {
  readonly option: Option;
  /** As often as the list says for each model; rules other than the limit count one beyond it as one. */
  readonly quantity: number;
}

/** An entry of a known profile, resolved: what it is, carries and costs. */
export interface Unit {
  readonly group: string;
  /** Index in the group. */
  readonly at: number;
  readonly entry: Entry;
  readonly profile: Profile;
  readonly taken: readonly Taken[];
  readonly unknownOptions: readonly string[];
  /** What it says of itself, defaults filled in; absent where neither says anything. */
  readonly attributes: AttributeValues;
  readonly attributeFaults: Pick<ReadAttributes, 'unknown' | 'invalid' | 'missing'>;
  /** Items of each model after its options: what is replaced is gone. */
  readonly items: readonly string[];
  /** Points of one, with its options. */
  readonly each: number;
  /** Points of all. */
  readonly points: number;
  /** Models of all: bought ones, crews and those that its attributes name included. */
  readonly models: number;
}

/** An entry whose profile this ruleset does not have. */
export interface Stranger {
  readonly group: string;
  readonly at: number;
  readonly entry: Entry;
}

/** A list seen through its ruleset: computed once, handed to every rule, figure and page. */
export interface View {
  readonly list: List;
  readonly ruleset: Ruleset;
  readonly units: readonly Unit[];
  readonly strangers: readonly Stranger[];
  readonly settings: SettingValues;
  readonly settingFaults: Pick<ReadSettings, 'unknown' | 'invalid'>;
  /** Points cap in force; `null` = none. */
  readonly cap: number | null;
  readonly points: number;
  readonly models: number;
}

export function subjectOf(unit: Unit | Stranger): Subject {
  return { group: unit.group, entry: unit.at };
}

const nothing: readonly never[] = [];

/** The options that the profile offers, in the roster's order, so that the order of clicks changes nothing. */
function takenOf(profile: Profile, chosen: Readonly<Record<string, number>>): readonly Taken[] {
  const taken: Taken[] = [];
  for (const option of profile.options) {
    const quantity = Object.hasOwn(chosen, option.id) ? chosen[option.id] : undefined;
    if (quantity !== undefined) taken.push({ option, quantity });
  }
  return taken;
}

function unknownOf(
  taken: readonly Taken[],
  chosen: Readonly<Record<string, number>>,
): readonly string[] {
  const ids = Object.keys(chosen);
  if (ids.length === taken.length) return nothing;
  return ids.filter((id) => !taken.some(({ option }) => option.id === id));
}

function itemsOf(profile: Profile, taken: readonly Taken[]): readonly string[] {
  const items = profile.carries.filter(
    (item) => !taken.some(({ option }) => option.replaces === item),
  );
  for (const { option } of taken) items.push(...option.gives);
  return items;
}

/** Resolves one entry, wherever it may stand. */
export function resolveUnit(profile: Profile, entry: Entry, group: string, at: number): Unit {
  const taken = entry.options ? takenOf(profile, entry.options) : nothing;
  const described = readAttributes(profile.attributes, entry.attributes);
  let each = profile.points;
  let models = profile.models;
  for (const { option, quantity } of taken) {
    each += option.points * quantity;
    models += option.models * quantity;
  }
  if (profile.modelsFrom !== undefined)
    models += Number(described.values.get(profile.modelsFrom) ?? 0);
  return {
    group,
    at,
    entry,
    profile,
    taken,
    unknownOptions: entry.options ? unknownOf(taken, entry.options) : nothing,
    attributes: described.values,
    attributeFaults: described,
    items: taken.length > 0 ? itemsOf(profile, taken) : profile.carries,
    each,
    points: each * entry.count,
    models: models * entry.count,
  };
}

/** Sees any list, legal or not, through its ruleset. */
export function viewList(list: List, ruleset: Ruleset): View {
  const units: Unit[] = [];
  const strangers: Stranger[] = [];
  let points = 0;
  let models = 0;
  for (const group of list.groups) {
    let at = -1;
    for (const entry of group.entries) {
      at += 1;
      const profile = ruleset.profiles.get(entry.profile);
      if (!profile) {
        strangers.push({ group: group.id, at, entry });
        continue;
      }
      const unit = resolveUnit(profile, entry, group.id, at);
      units.push(unit);
      points += unit.points;
      models += unit.models;
    }
  }
  const { values, unknown, invalid } = readSettings(ruleset.settings, list);
  const cap = !ruleset.cap ? null : list.cap === undefined ? ruleset.cap.initial(values) : list.cap;
  return {
    list,
    ruleset,
    units,
    strangers,
    settings: values,
    settingFaults: { unknown, invalid },
    cap,
    points,
    models,
  };
}

/** Where one more unit is tried: the group (nothing = the first one) and the key of its entry. */
export interface Trial {
  readonly group?: string;
  readonly key?: string;
}

/** The view with one more unit, as a new one begins, at the end of a group: what adding it would bring. */
export function viewWith(
  view: View,
  profile: Profile,
  { group: groupId, key = 'probe' }: Trial = {},
): View {
  const { groups } = view.list;
  const group = groups.find(({ id }) => id === groupId) ?? groups[0];
  const entry = startingEntry(profile, key, 1);
  const unit = resolveUnit(profile, entry, group?.id ?? '', group?.entries.length ?? 0);
  return {
    ...view,
    units: [...view.units, unit],
    points: view.points + unit.points,
    models: view.models + unit.models,
  };
}
