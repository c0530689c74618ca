'use client';

import { flatten, groupTree } from '@/lib/roster/group-tree';
import { placeOf } from '@/lib/roster/list';
import { groupName } from '@/lib/rules/group-name';
import { useLive } from '@/lib/live/use-live';
import { useWords } from '../language/use-words';
import { Menu } from '../ui/menu';
import { moveEntry } from './groups/group-deeds';
import { useDesk } from './use-desk';
import { entryWords } from './words/entry';

/** The other groups of the list, to move an entry into. */
export function MoveTo({
  entryKey,
  className,
}: {
  readonly entryKey: string;
  readonly className: string;
}) {
  const desk = useDesk();
  const words = useWords(entryWords);
  const { session, ruleset } = desk;
  const { list } = useLive(session, session.getSnapshot());
  const home = list && placeOf(list, entryKey)?.group;
  if (!list || !home || list.groups.length < 2) return null;
  const others = flatten(groupTree(list)).filter(({ group }) => group !== home);
  return (
    <Menu
      label={words.moveTo}
      look="ghost"
      icon="down"
      className={className}
      items={others.map(({ group, depth }) => ({
        id: group.id,
        label: groupName(ruleset, list, group),
        depth,
        onSelect: () => moveEntry(desk, entryKey, group.id),
      }))}
    />
  );
}
