/** Ways to part a group that has too much: units go to another group, or begin one. */

import { trialKey } from '../../roster/add';
import { sendTo } from '../../roster/arrange';
import { type Edit, applyEdits } from '../../roster/edit';
import { beginGroup, trialGroupId } from '../begin-group';
import { unitsIn } from '../chain';
import { type Unit, type View, viewList } from '../view';
import type { Which } from './pick';

/** Some units of an entry that leave a group. */
export interface Leaving {
  readonly unit: Unit;
  readonly count: number;
}

/** How many entries are tried as those that leave. */
const mostTried = 8;

/** Ways to name `over` units that leave: of one entry each, or the last of all. */
export function* lots(units: readonly Unit[], over: number): Iterable<readonly Leaving[]> {
  for (const unit of units.toReversed().slice(0, mostTried))
    if (unit.entry.count >= over) yield [{ unit, count: over }];
  const lot: Leaving[] = [];
  let left = over;
  for (const unit of units.toReversed()) {
    if (left === 0) break;
    const count = Math.min(left, unit.entry.count);
    lot.push({ unit, count });
    left -= count;
  }
  if (lot.length > 1) yield lot;
}

/** Sends units to the end of another group; edits of one step see what those before them did. */
export function sending(view: View, lot: readonly Leaving[], group: string): readonly Edit[] {
  let { list } = view;
  return lot.flatMap(({ unit, count }) => {
    const { key, profile } = unit.entry;
    const edits = sendTo(list, { key, count, group, newKey: trialKey(list, profile) });
    list = applyEdits(list, edits).list;
    return edits;
  });
}

/** Begins a group like the one that is too large, right after it and under the same one, and sends units there. */
export function apart(
  view: View,
  from: string,
  lot: readonly Leaving[],
  which: Which,
): readonly Edit[] {
  const { list, ruleset } = view;
  const form = ruleset.organisation?.kinds.at(-1);
  const at = list.groups.findIndex(({ id }) => id === from);
  const old = list.groups[at];
  if (!form || !old) return [];
  let n = 0;
  const group = beginGroup(ruleset, list, {
    form,
    id: trialGroupId(list, form.kind),
    nation: lot[0]?.unit.profile.nation ?? list.nation,
    parent: old.kind === form.kind || old.kind === undefined ? old.parent : old.id,
    newKey: () => trialKey(list, `${form.kind}-${(n += 1)}`),
  });
  // What is sent there need not be there from the beginning: the second general leads the new command.
  const entries = group.entries.filter(({ profile }) => {
    const own = ruleset.profiles.get(profile);
    return !own || !which(own);
  });
  const begun: Edit = { do: 'add-group', at: at + 1, group: { ...group, entries } };
  const after = viewList(applyEdits(list, [begun]).list, ruleset);
  return [begun, ...sending(after, lot, group.id)];
}

/** The most groups that one fix begins. */
const mostBegun = 8;

/** As many new groups as it takes, each as full as it may be, so that all units stay. */
export function* inSeveral(
  view: View,
  from: string,
  units: readonly Unit[],
  { max, which }: { readonly max: number; readonly which: Which },
): Iterable<readonly Edit[]> {
  const all = units.reduce((sum, { entry }) => sum + entry.count, 0);
  const begun = Math.ceil(all / max) - 1;
  if (begun < 2 || begun > mostBegun) return;
  const edits: Edit[] = [];
  let current = view;
  for (let n = 0; n < begun; n += 1) {
    const still = unitsIn(current, from).filter(({ profile }) => which(profile));
    const left = still.reduce((sum, { entry }) => sum + entry.count, 0) - max;
    const lot = [...lots(still, Math.min(max, left))].at(-1) ?? [];
    const more = apart(current, from, lot, which);
    edits.push(...more);
    current = viewList(applyEdits(current.list, more).list, view.ruleset);
  }
  yield edits;
}
