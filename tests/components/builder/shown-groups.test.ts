import { expect, test } from 'vitest';
import { limitWords } from '@/components/builder/groups/limit-words';
import { type ShownGroup, shownGroups } from '@/components/builder/groups/shown-groups';
import { loadRuleset } from '@/data';
import type { Entry, List } from '@/lib/roster/list';
import { checkList } from '@/lib/rules/check';

const units = (key: string, slug: string, count = 1): Entry => ({
  key,
  profile: `great-britain/${slug}`,
  count,
  ...(slug !== 'general' && { attributes: { castings: 10 } }),
});

const list: List = {
  ruleset: 'light-division',
  nation: 'great-britain',
  name: '',
  groups: [
    {
      id: 'b',
      kind: 'command',
      parent: 'd',
      entries: [units('1', 'general'), units('2', 'line-infantry', 5), units('3', 'horse-battery')],
    },
    { id: 'd', kind: 'formation', name: 'Picton’s', entries: [units('0', 'general')] },
    { id: 'c', entries: [] },
  ],
};

const shown = shownGroups(checkList(list, await loadRuleset('light-division')));
const all = (groups: readonly ShownGroup[]): readonly ShownGroup[] =>
  groups.flatMap((one) => [one, ...all(one.under)]);

test('groups stand under one another, with their words and names', () => {
  expect(all(shown).map(({ group, depth, word, name }) => [group.id, depth, word, name])).toEqual([
    ['d', 0, 'Division', 'Picton’s'],
    ['b', 1, 'Command', 'Command 1'],
    ['c', 0, 'Command', 'Command 2'],
  ]);
});

test('a group counts what is under it', () => {
  const [division, command] = all(shown);
  expect(division?.size).toEqual({ units: 8, models: 62 });
  expect(command?.size).toEqual({ units: 7, models: 61 });
});

test('a group has its own limits and findings, and nobody else’s', () => {
  const [division, command, empty] = all(shown);
  expect(command?.limits.map(limitWords)).toEqual([
    '5 of 4 battalions and regiments',
    '1 of 1 battery',
    '1 of 1 general',
  ]);
  expect(command?.findings.map(({ rule }) => rule)).toEqual(['command-size']);
  expect(division?.findings).toEqual([]);
  expect([empty?.limits, empty?.findings]).toEqual([[], []]);
});
