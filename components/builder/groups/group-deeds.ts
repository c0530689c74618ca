import {
  copyGroup,
  putUnder,
  removeAlone,
  removeWithUnder,
  shiftGroup,
} from '@/lib/roster/arrange-groups';
import type { Edit } from '@/lib/roster/edit';
import { type Group, type GroupKind, type List, placeOf } from '@/lib/roster/list';
import { beginGroup } from '@/lib/rules/begin-group';
import { groupName } from '@/lib/rules/group-name';
import { usualParent } from '@/lib/rules/usual-parent';
import type { GroupForm } from '@/lib/rules/ruleset';
import type { View } from '@/lib/rules/view';
import { randomId } from '@/lib/store/random-id';
import { wordsOf } from '../../language/area';
import { copyName } from '../../shelf/copy-name';
import type { Desk } from '../desk';
import { focusOn, groupSelector, handleSelector, rowSelector } from '../focus';
import { targetGroup } from '../target-group';
import { groupsWords } from './words';

/** What can be done with groups. Each is one step to undo, and the focus goes to what it made. */

function seen(desk: Desk, id: string): { readonly view: View; readonly group: Group } | undefined {
  const view = desk.checked()?.view;
  const group = view?.list.groups.find((one) => one.id === id);
  return view && group && { view, group };
}

function nameIn({ view, group }: { readonly view: View; readonly group: Group }): string {
  return groupName(view.ruleset, view.list, group);
}

/** The one group of a list in which nothing was ever done: a first real one takes its place. */
function untouched({ groups }: List): Group | undefined {
  const [only] = groups;
  const isUntouched = groups.length === 1 && !only?.name && !only?.kind && !only?.entries.length;
  return isUntouched && !only?.extra ? only : undefined;
}

/** Adds a group as a new one begins, under this one or where such groups usually stand. */
export function addGroup(desk: Desk, form: GroupForm, under?: string): void {
  const view = desk.checked()?.view;
  if (!view) return;
  const { list, ruleset } = view;
  const near = targetGroup(view, desk.state.getSnapshot().target);
  const parent = under ?? usualParent(list, form.under, near)?.id;
  const spare = untouched(list);
  const group = beginGroup(ruleset, list, {
    form,
    id: randomId(),
    nation: list.nation,
    parent,
    newKey: randomId,
  });
  const edits: readonly Edit[] = [
    { do: 'add-group', at: list.groups.length, group },
    ...(spare ? [{ do: 'remove-group', id: spare.id } as const] : []),
  ];
  const name = groupName(ruleset, list, group);
  if (parent !== undefined) desk.reveal(parent);
  desk.aim(group.id);
  const { add, added } = wordsOf(groupsWords).deeds;
  desk.perform(edits, { label: add(name), said: added(name) });
  focusOn(groupSelector(group.id));
}

/** Puts a copy of a group, with all under it, after it. */
export function duplicateGroup(desk: Desk, id: string): void {
  const found = seen(desk, id);
  if (!found) return;
  const { list } = found.view;
  const taken = new Set(list.groups.flatMap(({ name }) => name ?? []));
  const { name } = found.group;
  const edits = copyGroup(list, id, randomId, name && copyName(name, taken));
  const [first] = edits;
  if (first?.do !== 'add-group') return;
  desk.aim(first.group.id);
  desk.perform(edits, { label: wordsOf(groupsWords).deeds.copy(nameIn(found)) });
  focusOn(groupSelector(first.group.id));
}

/** Takes a group out: with all under it, or alone, so that those under it move up. */
export function removeGroup(desk: Desk, id: string, what: 'all' | 'alone'): void {
  const found = seen(desk, id);
  if (!found) return;
  const take = what === 'all' ? removeWithUnder : removeAlone;
  const name = nameIn(found);
  const { remove, removed } = wordsOf(groupsWords).deeds;
  const next = found.group.parent;
  desk.perform(take(found.view.list, id, randomId()), {
    label: remove(name),
    said: removed(name),
    done: { back: groupSelector(id) },
  });
  focusOn(
    ...(next === undefined ? [] : [groupSelector(next)]),
    '[data-group-toggle]',
    '[data-add-group]',
  );
}

/** Moves a group past the one beside it. */
export function moveGroup(desk: Desk, id: string, way: 'up' | 'down'): void {
  const found = seen(desk, id);
  if (!found) return;
  const name = nameIn(found);
  const { moveUp, movedUp, moveDown, movedDown } = wordsOf(groupsWords).deeds;
  const [label, said] = way === 'up' ? [moveUp, movedUp] : [moveDown, movedDown];
  desk.perform(shiftGroup(found.view.list, id, way), { label: label(name), said: said(name) });
}

/** Puts a group under another one, or under nobody. */
export function placeGroup(desk: Desk, id: string, parent: string | undefined): void {
  if (parent !== undefined) desk.reveal(parent);
  desk.perform([putUnder(id, parent)]);
}

/** Makes a group one of another kind. */
export function changeKind(desk: Desk, id: string, kind: GroupKind): void {
  desk.perform([{ do: 'group', id, field: 'kind', value: kind }]);
}

/** Puts an entry into a group: at the end, or at a place among its entries. */
export function moveEntry(
  desk: Desk,
  key: string,
  to: string,
  { at, back = 'row' }: { readonly at?: number; readonly back?: 'row' | 'handle' } = {},
): void {
  const found = seen(desk, to);
  const place = found && placeOf(found.view.list, key);
  if (!place) return;
  const { folded } = desk.state.getSnapshot();
  const last = found.group.entries.length - (place.group.id === to ? 1 : 0);
  const wanted = folded.has(to) ? last : Math.min(at ?? last, last);
  desk.reveal(to);
  if (place.group.id !== to || place.at !== wanted)
    desk.perform([{ do: 'move', key, group: to, at: wanted }]);
  focusOn(back === 'row' ? rowSelector(key) : handleSelector(key));
}
