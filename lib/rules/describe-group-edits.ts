import type { Edit } from '../roster/edit';
import { type List, groupKinds } from '../roster/list';
import { nameOf } from './describe-moves';
import { groupName, groupWord } from './group-name';
import type { Phrase } from './speech/edit-words';
import type { View } from './view';

export type GroupEdit = Extract<
  Edit,
  { do: 'add-group' | 'remove-group' | 'move-group' | 'group' }
>;

/** What a group of a list is called; its id in quotes where it has gone. */
export function nameOfGroup({ ruleset }: View, list: List, id: string): string {
  const group = list.groups.find((one) => one.id === id);
  return group ? groupName(ruleset, list, group) : ruleset.speech.forms.quoted(id);
}

/** Edits of groups; the list is the one just before the edit. */
export function describeGroupEdit(view: View, list: List, edit: GroupEdit): Phrase {
  const { edits } = view.ruleset.speech;
  if (edit.do === 'add-group') {
    const { group } = edit;
    const groups = [...list.groups, group];
    const name = groupName(view.ruleset, { groups }, group);
    const own = group.entries.map(({ profile, count: n }) => {
      const one = nameOf(view, profile);
      return n === 1 ? edits.one(one) : edits.some(n, one);
    });
    return edits.addGroup(name, own);
  }
  const name = nameOfGroup(view, list, edit.id);
  if (edit.do === 'remove-group') return edits.removeGroup(name);
  if (edit.do === 'move-group') return edits.moveGroup(name);
  switch (edit.field) {
    case 'name':
      return edits.nameGroup(name, edit.value);
    case 'kind': {
      const kind = groupKinds.find((known) => known === edit.value);
      return edits.kindOfGroup(name, groupWord(view.ruleset, kind ? { kind } : {}));
    }
    case 'parent':
      return edits.under(
        name,
        edit.value === undefined ? undefined : nameOfGroup(view, list, edit.value),
      );
  }
}
