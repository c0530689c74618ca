import { expect, test } from 'vitest';
import {
  copyGroup,
  putUnder,
  removeAlone,
  removeWithUnder,
  shiftGroup,
} from '@/lib/roster/arrange-groups';
import { applyEdits, type Edit } from '@/lib/roster/edit';
import { flatten, groupTree, possibleParents, withUnder } from '@/lib/roster/group-tree';
import type { Group, List } from '@/lib/roster/list';

const group = (id: string, parent?: string): Group => ({
  id,
  name: id.toUpperCase(),
  kind: 'command',
  ...(parent !== undefined && { parent }),
  entries: [{ key: `${id}1`, profile: 'france/line-infantry', count: 1, title: `${id} one` }],
});

/** Two formations, the commands of the first not beside one another in the list. */
const list: List = {
  ruleset: 'any',
  nation: 'france',
  name: '',
  groups: [group('b', 'x'), group('x'), group('y'), group('a', 'x'), group('c', 'y')],
};

/** "x(b a) y(c)": the chain of command, as it is read. */
function chain({ groups }: Pick<List, 'groups'>): string {
  const say = (branches: ReturnType<typeof groupTree>): string =>
    branches
      .map(({ group: { id }, under }) => (under.length > 0 ? `${id}(${say(under)})` : id))
      .join(' ');
  return say(groupTree({ groups }));
}

function apply(edits: readonly Edit[], to = list): List {
  const { list: after, missed, inverse } = applyEdits(to, edits);
  expect(missed).toEqual([]);
  expect(applyEdits(after, inverse).list).toEqual(to);
  return after;
}

function ids(): () => string {
  let n = 0;
  return () => `new${(n += 1)}`;
}

test('groups are read under those above them', () => {
  expect(chain(list)).toBe('x(b a) y(c)');
  expect(flatten(groupTree(list)).map(({ group: { id }, depth }) => `${id}${depth}`)).toEqual([
    'x0',
    'b1',
    'a1',
    'y0',
    'c1',
  ]);
  expect(withUnder(list, 'x').map(({ id }) => id)).toEqual(['x', 'b', 'a']);
  expect(withUnder(list, 'nobody')).toEqual([]);
});

test('a group can be put under every group that is not under it', () => {
  expect(possibleParents(list, 'x').map(({ id }) => id)).toEqual(['y', 'c']);
  expect(possibleParents(list, 'c').map(({ id }) => id)).toEqual(['x', 'b', 'a', 'y']);
  expect(chain(apply([putUnder('a', undefined)]))).toBe('x(b) y(c) a');
  expect(chain(apply([putUnder('y', 'x')]))).toBe('x(b y(c) a)');
});

test('groups move past those beside them, and no further', () => {
  expect(chain(apply(shiftGroup(list, 'b', 'down')))).toBe('x(a b) y(c)');
  expect(chain(apply(shiftGroup(list, 'a', 'up')))).toBe('x(a b) y(c)');
  expect(chain(apply(shiftGroup(list, 'x', 'down')))).toBe('y(c) x(b a)');
  expect(shiftGroup(list, 'b', 'up')).toEqual([]);
  expect(shiftGroup(list, 'y', 'down')).toEqual([]);
  expect(shiftGroup(list, 'nobody', 'up')).toEqual([]);
});

test('a copy has all that is under the group, under ids of its own', () => {
  const after = apply(copyGroup(list, 'x', ids(), 'X (2)'));
  expect(chain(after)).toBe('x(b a) new1(new2 new3) y(c)');
  const copy = after.groups.find(({ id }) => id === 'new1');
  expect(copy?.name).toBe('X (2)');
  expect(after.groups.find(({ id }) => id === 'new2')?.name).toBe('B');
  const keys = after.groups.flatMap(({ entries }) => entries.map(({ key }) => key));
  expect(new Set(keys).size).toBe(8);
  expect(copy?.entries.map(({ title }) => title)).toEqual(['x one']);
  expect(copyGroup(list, 'nobody', ids(), undefined)).toEqual([]);
});

test('a copy of a group that stands under another one stands there too', () => {
  expect(chain(apply(copyGroup(list, 'b', ids(), undefined)))).toBe('x(b new1 a) y(c)');
});

test('a group goes with all under it, or alone', () => {
  expect(chain(apply(removeWithUnder(list, 'x', 'spare')))).toBe('y(c)');
  expect(chain(apply(removeAlone(list, 'x', 'spare')))).toBe('b y(c) a');
  expect(chain(apply(removeAlone(list, 'b', 'spare')))).toBe('x(a) y(c)');
});

test('when the last group goes, an empty one stays', () => {
  const one: List = { ...list, groups: [group('x'), group('b', 'x')] };
  expect(apply(removeWithUnder(one, 'x', 'spare'), one).groups).toEqual([
    { id: 'spare', entries: [] },
  ]);
  const only: List = { ...list, groups: [group('x')] };
  expect(apply(removeAlone(only, 'x', 'spare'), only).groups).toEqual([
    { id: 'spare', entries: [] },
  ]);
});
