import type { Edit } from './edit';
import { type Entry, type List, placeOf } from './list';

/** Some of an entry, with all but the words that name the others it leaves. */
export function partOf(
  { profile, options, attributes, extra }: Entry,
  key: string,
  count: number,
): Entry {
  return {
    key,
    profile,
    count,
    ...(options && { options }),
    ...(attributes && { attributes }),
    ...(extra && { extra }),
  };
}

/**
 * The edits that part one model from an entry, as an entry of its own right after it: with the same
 * options, without the title and note, which name the others. Nothing where there is only one.
 */
export function splitOff(list: List, key: string, newKey: string): readonly Edit[] {
  const place = placeOf(list, key);
  if (!place || place.entry.count < 2) return [];
  return [
    { do: 'count', key, by: -1 },
    { do: 'add', group: place.group.id, at: place.at + 1, entry: partOf(place.entry, newKey, 1) },
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

/**
 * The edits that send `count` units of an entry to the end of another group: all of it moves, a part
 * becomes an entry of its own there, without the title and note, which name the others.
 */
export function sendTo(
  list: List,
  {
    key,
    count,
    group,
    newKey,
  }: {
    readonly key: string;
    readonly count: number;
    readonly group: string;
    readonly newKey: string;
  },
): readonly Edit[] {
  const place = placeOf(list, key);
  if (!place) return [];
  const at = list.groups.find(({ id }) => id === group)?.entries.length ?? 0;
  if (count >= place.entry.count) return [{ do: 'move', key, group, at }];
  return [
    { do: 'count', key, by: -count },
    { do: 'add', group, at, entry: partOf(place.entry, newKey, count) },
  ];
}
