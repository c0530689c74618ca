import { describe, expect, test } from 'vitest';
import { copyEntry, moveBeside, splitOff } from '@/lib/roster/arrange';
import { applyEdits } from '@/lib/roster/edit';
import type { Entry, List } from '@/lib/roster/list';

const entry = (key: string, count = 1, more: Partial<Entry> = {}): Entry => ({
  key,
  profile: `p/${key}`,
  count,
  ...more,
});

function listOf(...groups: readonly (readonly Entry[])[]): List {
  return {
    ruleset: 'r',
    nation: 'p',
    name: 'n',
    groups: groups.map((entries, at) => ({ id: `g${at}`, entries })),
  };
}

const keys = (list: List) =>
  list.groups.map(({ entries }) => entries.map(({ key }) => key).join(''));

describe('splitting one off', () => {
  const list = listOf([
    entry('a', 3, { options: { axe: 1 }, title: 'The three', note: 'tired', extra: { x: 1 } }),
    entry('b'),
  ]);

  test('it stands right after the others, with their options and without their name', () => {
    const { list: after } = applyEdits(list, splitOff(list, 'a', 'new'));
    expect(after.groups[0]?.entries).toEqual([
      entry('a', 2, { options: { axe: 1 }, title: 'The three', note: 'tired', extra: { x: 1 } }),
      { key: 'new', profile: 'p/a', count: 1, options: { axe: 1 }, extra: { x: 1 } },
      entry('b'),
    ]);
  });

  test.each([
    ['b', 'of one alone'],
    ['z', 'of nobody'],
  ])('%s: there is none to split off (%s)', (key) => {
    expect(splitOff(list, key, 'new')).toEqual([]);
  });
});

test('a copy stands right after its model and has all of it', () => {
  const list = listOf([entry('a', 3, { title: 'T', note: 'N' }), entry('b')]);
  const { list: after } = applyEdits(list, copyEntry(list, 'a', 'new'));
  expect(keys(after)).toEqual(['anewb']);
  expect(after.groups[0]?.entries[1]).toEqual({ ...list.groups[0]?.entries[0], key: 'new' });
  expect(copyEntry(list, 'z', 'new')).toEqual([]);
});

describe('moving beside another', () => {
  const list = listOf([entry('a'), entry('b'), entry('c'), entry('d')], [entry('e')]);

  test.each([
    ['a', 'c', 'after', 'bcad', 'e'],
    ['a', 'c', 'before', 'bacd', 'e'],
    ['d', 'a', 'before', 'dabc', 'e'],
    ['d', 'a', 'after', 'adbc', 'e'],
    ['a', 'e', 'before', 'bcd', 'ae'],
    ['e', 'b', 'after', 'abecd', ''],
  ] as const)('%s to %s, %s it', (key, other, side, first, second) => {
    const { list: after } = applyEdits(list, moveBeside(list, key, other, side));
    expect(keys(after)).toEqual([first, second]);
  });

  test.each([
    ['a', 'b', 'before'],
    ['b', 'a', 'after'],
    ['a', 'a', 'after'],
    ['a', 'z', 'after'],
    ['z', 'a', 'after'],
  ] as const)('%s to %s, %s it, is no move', (key, other, side) => {
    expect(moveBeside(list, key, other, side)).toEqual([]);
  });
});
