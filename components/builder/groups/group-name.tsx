'use client';

import { type Group, limits } from '@/lib/roster/list';
import { useWords } from '../../language/use-words';
import { focusOn, groupSelector } from '../focus';
import { useBurst } from '../use-burst';
import { useDesk } from '../use-desk';
import { groupsWords } from './words';

/** The name of a group, to be written over; one without shows what it is called meanwhile. */
export function GroupName({
  group,
  name,
  word,
}: {
  readonly group: Group;
  readonly name: string;
  readonly word: string;
}) {
  const desk = useDesk();
  const words = useWords(groupsWords);
  const burst = useBurst();
  return (
    <input
      data-group-name=""
      aria-label={words.nameOf(name)}
      value={group.name ?? ''}
      placeholder={name}
      maxLength={limits.text}
      autoComplete="off"
      onFocus={({ currentTarget }) => {
        burst.begin();
        currentTarget.select();
      }}
      onChange={({ target: { value } }) =>
        desk.perform(
          [{ do: 'group', id: group.id, field: 'name', ...(value !== '' && { value }) }],
          { label: words.deeds.rename(word), said: null, burst: burst.id() },
        )
      }
      onKeyDown={({ key }) => {
        if (key === 'Enter') focusOn(groupSelector(group.id));
      }}
      className="-mx-1 min-h-8 w-[calc(100%+.5rem)] truncate rounded-s bg-transparent px-1 pt-[.1em] font-display text-l leading-none font-bold placeholder:text-ink hover:bg-well max-tablet:min-h-9"
    />
  );
}
