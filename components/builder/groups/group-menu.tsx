'use client';

import { useContext } from 'react';
import { possibleParents } from '@/lib/roster/group-tree';
import type { List } from '@/lib/roster/list';
import { Menu, type MenuItem } from '../../ui/menu';
import type { Desk } from '../desk';
import { focusOn } from '../focus';
import { useDesk } from '../use-desk';
import { addGroup, duplicateGroup, moveGroup, removeGroup } from './group-deeds';
import { PlacingContext } from './placing';
import type { ShownGroup } from './shown-groups';

/** Everything that can be done with a group as a whole. */
export function GroupMenu({ shown }: { readonly shown: ShownGroup }) {
  const desk = useDesk();
  const place = useContext(PlacingContext);
  const items = () => {
    const list = desk.checked()?.view.list;
    return list ? itemsOf(desk, list, shown, place) : [];
  };
  return <Menu label={`More for ${shown.name}`} items={items} />;
}

function itemsOf(
  desk: Desk,
  list: List,
  { group, word, under }: ShownGroup,
  place: (group: string) => void,
): readonly MenuItem[] {
  const { ruleset } = desk;
  const { id } = group;
  const kinds = ruleset.organisation?.kinds ?? [];
  const beside = list.groups.filter(({ parent }) => parent === group.parent);
  const at = beside.findIndex((other) => other.id === id);
  const canBePlaced = kinds.length > 1 || possibleParents(list, id).length > 0;
  const all = under.length > 0 ? ' and all under it' : '';

  return [
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
}
