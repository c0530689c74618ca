'use client';

import { useContext } from 'react';
import { possibleParents } from '@/lib/roster/group-tree';
import type { View } from '@/lib/rules/view';
import { Menu, type MenuItem } from '../../ui/menu';
import { focusOn } from '../focus';
import { useDesk } from '../use-desk';
import { addGroup, duplicateGroup, moveGroup, removeGroup } from './group-deeds';
import { PlacingContext } from './placing';
import type { ShownGroup } from './shown-groups';

/** Everything that can be done with a group as a whole. */
export function GroupMenu({ shown, view }: { readonly shown: ShownGroup; readonly view: View }) {
  const desk = useDesk();
  const place = useContext(PlacingContext);
  const { group, name, word, under } = shown;
  const { list, ruleset } = view;
  const { id } = group;
  const kinds = ruleset.organisation?.kinds ?? [];
  const beside = list.groups.filter(({ parent }) => parent === group.parent);
  const at = beside.indexOf(group);
  const canBePlaced = kinds.length > 1 || possibleParents(list, id).length > 0;
  const all = under.length > 0 ? ' and all under it' : '';

  const items: readonly MenuItem[] = [
    {
      label: 'Rename',
      onSelect: () => focusOn(`[data-group="${CSS.escape(id)}"] [data-group-name]`),
    },
    ...(canBePlaced ? [{ label: 'Kind and place', onSelect: () => place(id) }] : []),
    ...kinds
      .filter((form) => group.kind !== undefined && form.under === group.kind)
      .map((form) => ({
        label: `Add a ${form.name.toLowerCase()} under it`,
        onSelect: () => addGroup(desk, form, id),
      })),
    { label: `Copy the ${word.toLowerCase()}${all}`, onSelect: () => duplicateGroup(desk, id) },
    { label: 'Move up', disabled: at === 0, onSelect: () => moveGroup(desk, id, 'up') },
    {
      label: 'Move down',
      disabled: at === beside.length - 1,
      onSelect: () => moveGroup(desk, id, 'down'),
    },
    ...(under.length > 0
      ? [{ label: 'Remove it alone', onSelect: () => removeGroup(desk, id, 'alone') }]
      : []),
    { label: `Remove${all ? ` it${all}` : ''}`, onSelect: () => removeGroup(desk, id, 'all') },
  ];
  return <Menu label={`More for ${name}`} items={items} />;
}
