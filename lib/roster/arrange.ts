import type { Edit } from './edit';
import { type Entry, type List, placeOf } from './list';

/**
 * The edits that part one model from an entry, as an entry of its own right after it: with the same
 * options, without the title and note, which name the others. Nothing where there is only one.
 */
export function splitOff(list: List, key: string, newKey: string): readonly Edit[] {
  const place = placeOf(list, key);
  if (!place || place.entry.count < 2) return [];
  const { profile, options, attributes, extra } = place.entry;
  const entry: Entry = {
    key: newKey,
    profile,
    count: 1,
    ...(options && { options }),
    ...(attributes && { attributes }),
    ...(extra && { extra }),
  };
  return [
    { do: 'count', key, by: -1 },
    { do: 'add', group: place.group.id, at: place.at + 1, entry },
  ];
}

/** The edits that put a copy of an entry, with all that the player wrote to it, right after it. */
export function copyEntry(list: List, key: string, newKey: string): readonly Edit[] {
  const place = placeOf(list, key);
  if (!place) return [];
  const entry = { ...place.entry, key: newKey };
  return [{ do: 'add', group: place.group.id, at: place.at + 1, entry }];
}

/** The edits that move an entry to just before or just after another one. */
export function moveBeside(
  list: List,
  key: string,
  other: string,
  side: 'before' | 'after',
): readonly Edit[] {
  const from = placeOf(list, key);
  const beside = placeOf(list, other);
  if (!from || !beside || key === other) return [];
  const isBelow = from.group.id === beside.group.id && from.at < beside.at;
  const at = beside.at + (side === 'after' ? 1 : 0) - (isBelow ? 1 : 0);
  if (from.group.id === beside.group.id && from.at === at) return [];
  return [{ do: 'move', key, group: beside.group.id, at }];
}
