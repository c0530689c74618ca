import { addProfile, takeOff, trialKey } from '../../roster/add';
import type { Edit } from '../../roster/edit';
import type { Profile } from '../../roster/profile';
import type { Ruleset } from '../ruleset';
import type { Unit, View } from '../view';

/** Which profiles a rule is about. */
export type Which = (profile: Profile) => boolean;

/** Profiles with one of these traits. */
export function withTrait(...traits: readonly string[]): Which {
  // No closure for each question: every rule asks this of every unit.
  const [first = '', ...others] = traits;
  if (others.length === 0) return (profile) => profile.traits.has(first);
  return (profile) => {
    for (const trait of traits) if (profile.traits.has(trait)) return true;
    return false;
  };
}

/** Models bought of such profiles: what limits count (a crew is no second leader). */
export function countOf(view: View, which: Which): number {
  let sum = 0;
  for (const unit of view.units) if (which(unit.profile)) sum += unit.entry.count;
  return sum;
}

export function unitsOf(view: View, which: Which): readonly Unit[] {
  return view.units.filter((unit) => which(unit.profile));
}

/** Profiles of the list's own nation first, then of the other nations in it. */
export function profilesAtHand(view: View, which: Which): readonly Profile[] {
  const nations = [view.list.nation, ...view.units.map(({ profile }) => profile.nation)];
  return [...new Set(nations)].flatMap((nation) =>
    [...view.ruleset.profiles.values()].filter(
      (profile) => profile.nation === nation && which(profile),
    ),
  );
}

/** By the rosters, which a ruleset shares with what an event makes of it. */
const byPrice = new WeakMap<Ruleset['profiles'], Map<string, readonly Profile[]>>();

/** The roster of a nation, the dearest first. */
export function dearestFirst({ profiles: all }: Ruleset, nation: string): readonly Profile[] {
  const nations = byPrice.get(all) ?? new Map<string, readonly Profile[]>();
  byPrice.set(all, nations);
  const known = nations.get(nation);
  if (known) return known;
  const profiles = [...all.values()]
    .filter((profile) => profile.nation === nation)
    .sort((a, b) => b.points - a.points);
  nations.set(nation, profiles);
  return profiles;
}

/** The edits that add one of a profile, to the first group when none is named. */
export function adding(view: View, profile: Profile, group?: string): readonly Edit[] {
  const key = trialKey(view.list, profile.id);
  return addProfile(view.list, profile, key, group === undefined ? {} : { group });
}

/** The edits that take `count` models off a unit. */
export function taking(unit: Unit, count: number): readonly Edit[] {
  return takeOff(unit.entry, count);
}

/**
 * Adding a profile, and where it does not fit under the cap also in the place of as many models of
 * one unit as make room for it.
 */
export function* makingRoom(view: View, profile: Profile): Iterable<readonly Edit[]> {
  yield adding(view, profile);
  const over = view.cap === null ? 0 : view.points + profile.points - view.cap;
  if (over <= 0) return;
  for (const unit of view.units) {
    const room = unit.each > 0 ? Math.ceil(over / unit.each) : Number.POSITIVE_INFINITY;
    if (room <= unit.entry.count) yield [...taking(unit, room), ...adding(view, profile)];
  }
}
