import type { Edit } from '../roster/edit';
import { type List, groupKinds } from '../roster/list';
import { quoted } from '../roster/quoted';
import { nameOf } from './describe-moves';
import { counted, joinSome, withArticle } from './english';
import { groupName, groupWord } from './group-name';
import type { View } from './view';

export type GroupEdit = Extract<
  Edit,
  { do: 'add-group' | 'remove-group' | 'move-group' | 'group' }
>;

function nameOfGroup({ ruleset }: View, list: List, id: string): string {
  const group = list.groups.find((one) => one.id === id);
  return group ? groupName(ruleset, list, group) : quoted(id);
}

/** "to Command 2". */
export function toGroup(view: View, list: List, id: string): string {
  return `to ${nameOfGroup(view, list, id)}`;
}

/** Edits of groups; the list is the one just before the edit. */
export function describeGroupEdit(view: View, list: List, edit: GroupEdit): string {
  if (edit.do === 'add-group') {
    const { group } = edit;
    const groups = [...list.groups, group];
    const name = groupName(view.ruleset, { groups }, group);
    const own = group.entries.map(({ profile, count: n }) => {
      const one = nameOf(view, profile);
      return n === 1 ? withArticle(one) : counted(n, one);
    });
    return `add ${name}${own.length > 0 ? ` with ${joinSome(own)}` : ''}`;
  }
  const name = nameOfGroup(view, list, edit.id);
  if (edit.do === 'remove-group') return `remove ${name}`;
  if (edit.do === 'move-group') return `move ${name}`;
  switch (edit.field) {
    case 'name':
      return edit.value === undefined
        ? `take the name off ${name}`
        : `call ${name} ${quoted(edit.value)}`;
    case 'kind': {
      const kind = groupKinds.find((known) => known === edit.value);
      return `make ${name} ${withArticle(groupWord(view.ruleset, kind ? { kind } : {}))}`;
    }
    case 'parent':
      return edit.value === undefined
        ? `put ${name} under nobody`
        : `put ${name} under ${nameOfGroup(view, list, edit.value)}`;
  }
}
