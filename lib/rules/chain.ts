import type { Group, List } from '../roster/list';
import type { Which } from './kit/pick';
import type { Unit, View } from './view';

const nothing: readonly never[] = [];
const byView = new WeakMap<View, ReadonlyMap<string, readonly Unit[]>>();

function unitsByGroup(view: View): ReadonlyMap<string, readonly Unit[]> {
  const known = byView.get(view);
  if (known) return known;
  const groups = new Map<string, Unit[]>();
  for (const unit of view.units) {
    const units = groups.get(unit.group);
    if (units) units.push(unit);
    else groups.set(unit.group, [unit]);
  }
  byView.set(view, groups);
  return groups;
}

/** The units in a group itself, those of the groups under it left out. */
export function unitsIn(view: View, group: string): readonly Unit[] {
  return unitsByGroup(view).get(group) ?? nothing;
}

/** How many units of such profiles stand in a group itself: an entry of five counts five. */
export function countIn(view: View, group: string, which: Which): number {
  let sum = 0;
  for (const { profile, entry } of unitsIn(view, group)) if (which(profile)) sum += entry.count;
  return sum;
}

/** The groups above one, the nearest first; each once, should the chain go round in a circle. */
export function groupsAbove({ groups }: Pick<List, 'groups'>, group: Group): readonly Group[] {
  const above: Group[] = [];
  let at: Group | undefined = group;
  while (at?.parent !== undefined) {
    const { parent }: Group = at;
    at = groups.find(({ id }) => id === parent);
    if (!at || at === group || above.includes(at)) break;
    above.push(at);
  }
  return above;
}
