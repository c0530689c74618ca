'use client';

import { useContext } from 'react';
import { possibleParents } from '@/lib/roster/group-tree';
import type { View } from '@/lib/rules/view';
import { useWords } from '../../language/use-words';
import { Menu, type MenuItem } from '../../ui/menu';
import { focusOn } from '../focus';
import { useDesk } from '../use-desk';
import { addGroup, duplicateGroup, moveGroup, removeGroup } from './group-deeds';
import { PlacingContext } from './placing';
import type { ShownGroup } from './shown-groups';
import { groupsWords } from './words';

/** Everything that can be done with a group as a whole. */
export function GroupMenu({ shown, view }: { readonly shown: ShownGroup; readonly view: View }) {
  const desk = useDesk();
  const words = useWords(groupsWords);
  const place = useContext(PlacingContext);
  const { group, name, word, under } = shown;
  const { list, ruleset } = view;
  const { id } = group;
  const kinds = ruleset.organisation?.kinds ?? [];
  const beside = list.groups.filter(({ parent }) => parent === group.parent);
  const at = beside.indexOf(group);
  const canBePlaced = kinds.length > 1 || possibleParents(list, id).length > 0;
  const isAlone = under.length === 0;

  const items: readonly MenuItem[] = [
    {
      label: words.rename,
      onSelect: () => focusOn(`[data-group="${CSS.escape(id)}"] [data-group-name]`),
    },
    ...(canBePlaced ? [{ label: words.kindAndPlace, onSelect: () => place(id) }] : []),
    ...kinds
      .filter((form) => group.kind !== undefined && form.under === group.kind)
      .map((form) => ({
        label: words.addUnder(form.name),
        onSelect: () => addGroup(desk, form, id),
      })),
    {
      label: (isAlone ? words.copy : words.copyAll)(word),
      onSelect: () => duplicateGroup(desk, id),
    },
    { label: words.moveUp, disabled: at === 0, onSelect: () => moveGroup(desk, id, 'up') },
    {
      label: words.moveDown,
      disabled: at === beside.length - 1,
      onSelect: () => moveGroup(desk, id, 'down'),
    },
    ...(isAlone
      ? []
      : [{ label: words.removeAlone, onSelect: () => removeGroup(desk, id, 'alone') }]),
    {
      label: isAlone ? words.remove : words.removeAll,
      onSelect: () => removeGroup(desk, id, 'all'),
    },
  ];
  return <Menu label={words.more(name)} items={items} />;
}
