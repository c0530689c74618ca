import { expect, test } from 'vitest';
import { spotOf, stopsOf } from '@/components/builder/groups/drop-place';
import type { ShownGroup } from '@/components/builder/groups/shown-groups';

function shown(id: string, keys: string, under: readonly ShownGroup[] = []): ShownGroup {
  const entries = [...keys].map((key) => ({ key, profile: 'any', count: 1 }));
  return {
    group: { id, entries },
    name: id,
    word: 'Command',
    isOwnName: true,
    form: undefined,
    depth: 0,
    entries,
    size: { units: keys.length, models: 0 },
    limits: [],
    findings: [],
    under,
  };
}

const groups = [shown('G', 'ab', [shown('H', ''), shown('I', 'cde')]), shown('J', 'f')];
const stops = stopsOf(groups, new Set());

test('heads and entries stand as they are shown', () => {
  expect(stops.map(({ id }) => id).join(' ')).toBe('#G a b #H #I c d e #J f');
  expect(stopsOf(groups, new Set(['I'])).map(({ id }) => id)).not.toContain('c');
  expect(
    stopsOf(groups, new Set(['G']))
      .map(({ id }) => id)
      .join(' '),
  ).toBe('#G #J f');
});

test.each([
  ['b', 'a', 'G', 0, 2],
  ['a', 'b', 'G', 1, 2],
  ['a', '#G', 'G', 0, 2],
  ['b', '#H', 'H', 0, 1],
  ['b', '#I', 'I', 0, 4],
  ['b', 'c', 'I', 1, 4],
  ['c', '#I', 'H', 0, 1],
  ['c', '#H', 'G', 2, 3],
  ['c', 'a', 'G', 0, 3],
  ['c', 'f', 'J', 1, 2],
  ['f', '#J', 'I', 3, 4],
  ['f', '#G', 'G', 0, 3],
])('%s in the place of %s comes into %s at %i of %i', (entry, over, group, at, of) => {
  expect(spotOf(stops, entry, over)).toEqual({ group, at, of });
});

test('an entry or stop that is gone has no place', () => {
  expect(spotOf(stops, 'z', 'a')).toBeUndefined();
  expect(spotOf(stops, 'a', 'z')).toBeUndefined();
});
