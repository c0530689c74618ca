'use client';

import { useContext } from 'react';
import { possibleParents } from '@/lib/roster/group-tree';
import type { List } from '@/lib/roster/list';
import type { In } from '../../language/area';
import { useWords } from '../../language/use-words';
import { Menu, type MenuItem } from '../../ui/menu';
import type { Desk } from '../desk';
import { focusOn } from '../focus';
import { useDesk } from '../use-desk';
import { addGroup, duplicateGroup, moveGroup, removeGroup } from './group-deeds';
import { PlacingContext } from './placing';
import type { ShownGroup } from './shown-groups';
import { groupsWords } from './words';

/** Everything that can be done with a group as a whole. */
export function GroupMenu({ shown }: { readonly shown: ShownGroup }) {
  const desk = useDesk();
  const words = useWords(groupsWords);
  const place = useContext(PlacingContext);
  const items = () => {
    const list = desk.checked()?.view.list;
    return list ? itemsOf(desk, list, shown, { place, words }) : [];
  };
  return <Menu label={words.more(shown.name)} items={items} />;
}

function itemsOf(
  desk: Desk,
  list: List,
  { group, word, under }: ShownGroup,
  {
    place,
    words,
  }: { readonly place: (group: string) => void; readonly words: In<typeof groupsWords> },
): readonly MenuItem[] {
  const { ruleset } = desk;
  const { id } = group;
  const kinds = ruleset.organisation?.kinds ?? [];
  const beside = list.groups.filter(({ parent }) => parent === group.parent);
  const at = beside.findIndex((other) => other.id === id);
  const canBePlaced = kinds.length > 1 || possibleParents(list, id).length > 0;
  const isAlone = under.length === 0;

  return [
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
}
