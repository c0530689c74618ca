import type { Group } from '@/lib/roster/list';
import { groupName } from '@/lib/rules/group-name';
import type { Unit, View } from '@/lib/rules/view';
import { natives, regulars, type Side } from '../units';

/** Units of each group, by its id; groups under it are groups of their own. */
export function unitsByGroup(view: View): ReadonlyMap<string, readonly Unit[]> {
  const groups = new Map<string, Unit[]>();
  for (const unit of view.units) {
    const units = groups.get(unit.group) ?? [];
    units.push(unit);
    groups.set(unit.group, units);
  }
  return groups;
}

/** What the player calls a group, or its word and number. */
export function nameOf(view: View, group: Group): string {
  return groupName(view.ruleset, view.list, group);
}

/** Units of a kind, each as often as its entry counts. */
export function tally(units: readonly Unit[], has: (unit: Unit) => boolean): number {
  return units.reduce((sum, unit) => sum + (has(unit) ? unit.entry.count : 0), 0);
}

/** The side that most units of a group are of; where neither is, that of the list. */
export function sideOf(view: View, units: readonly Unit[]): Side {
  const own = tally(units, ({ profile }) => profile.nation === natives);
  const other = tally(units, ({ profile }) => profile.nation === regulars);
  if (own !== other) return own > other ? natives : regulars;
  return view.list.nation === natives ? natives : regulars;
}
