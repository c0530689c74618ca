import { describe, expect, test } from 'vitest';
import { ruleset } from '@/data/light-division/ruleset';
import { type Edit, applyEdits } from '@/lib/roster/edit';
import type { Group, List } from '@/lib/roster/list';
import { beginGroup, trialGroupId } from '@/lib/rules/begin-group';
import { countIn, groupsAbove, unitsIn } from '@/lib/rules/chain';
import { checkList, metersOf } from '@/lib/rules/check';
import { describeEdits } from '@/lib/rules/describe-edits';
import { fixesFor } from '@/lib/rules/fix';
import { forecastProfiles } from '@/lib/rules/forecast';
import { viewList, viewWith } from '@/lib/rules/view';
import { type Grouped, orderOfBattle } from '../fixtures/muster';

const orders = (groups: readonly Grouped[]): List =>
  orderOfBattle('light-division', 'france', groups);

const battalions = (n: number) => `${n} line-infantry [castings=30]`;

/** A division of a full brigade and one with room. */
const division = orders([
  { id: 'top', name: 'Morand', kind: 'formation', entries: ['general'] },
  { id: 'full', kind: 'command', parent: 'top', entries: ['general', battalions(4)] },
  { id: 'room', kind: 'command', parent: 'top', entries: ['general', battalions(2)] },
]);

/** What is offered for the first finding of a rule. */
function offers(list: List, rule: string): readonly string[] {
  const { view, findings } = checkList(list, ruleset);
  const finding = findings.find((one) => one.rule === rule);
  if (!finding) throw new Error(`No ${rule}`);
  return fixesFor(view, finding).map(({ edits }) => describeEdits(view, edits));
}

describe('the chain of command', () => {
  const view = viewList(division, ruleset);

  test('units of a group are its own', () => {
    expect(unitsIn(view, 'full').map(({ entry }) => entry.key)).toEqual(['1.0', '1.1']);
    expect(unitsIn(view, 'top')).toHaveLength(1);
    expect(unitsIn(view, 'gone')).toEqual([]);
    expect(countIn(view, 'full', ({ traits }) => traits.has('infantry'))).toBe(4);
  });

  test('groups above, the nearest first', () => {
    const deep = orders([
      { id: 'a', entries: [] },
      { id: 'b', parent: 'a', entries: [] },
      { id: 'c', parent: 'b', entries: [] },
    ]);
    const [a, , c] = deep.groups;
    expect(c && groupsAbove(deep, c).map(({ id }) => id)).toEqual(['b', 'a']);
    expect(a && groupsAbove(deep, a)).toEqual([]);
  });

  test('a chain that goes round, or leads to nobody, ends', () => {
    const round = orders([
      { id: 'a', parent: 'b', entries: [] },
      { id: 'b', parent: 'c', entries: [] },
      { id: 'c', parent: 'b', entries: [] },
      { id: 'd', parent: 'gone', entries: [] },
      { id: 'e', parent: 'e', entries: [] },
    ]);
    const above = round.groups.map((group) =>
      groupsAbove(round, group)
        .map(({ id }) => id)
        .join(''),
    );
    expect(above).toEqual(['bc', 'c', 'b', '', '']);
    expect(() => checkList(round, ruleset)).not.toThrow();
  });
});

describe('a new group', () => {
  const form = ruleset.organisation?.kinds[1];
  if (!form) throw new Error('No form of group');

  test('has its name and its general', () => {
    let n = 0;
    const group = beginGroup(ruleset, division, {
      form,
      id: 'x',
      nation: 'russia',
      parent: 'top',
      newKey: () => `k${(n += 1)}`,
    });
    expect(group).toEqual({
      id: 'x',
      name: 'Command 3',
      kind: 'command',
      parent: 'top',
      entries: [{ key: 'k1', profile: 'russia/general', count: 1 }],
    } satisfies Group);
  });

  test('gets an id that nobody has', () => {
    expect(trialGroupId(division, 'command')).toBe('command-4');
    const taken = orders([{ id: 'command-2', entries: [] }]);
    expect(trialGroupId(taken, 'command')).toBe('command-3');
  });
});

describe('looking ahead in a group', () => {
  const view = viewList(division, ruleset);
  const line = ruleset.profiles.get('france/line-infantry');
  const general = ruleset.profiles.get('france/general');
  if (!line || !general) throw new Error('No such profiles');
  const ahead = (group: string) =>
    forecastProfiles(view, [line, general], group).get(line.id)?.params;

  test('it is the chosen group that would be too large', () => {
    expect(ahead('full')).toMatchObject({ ofGroup: 'full', over: 1 });
    expect(ahead('room')).toBeUndefined();
    expect(forecastProfiles(view, [general], 'full').size).toBe(0);
  });

  test('a unit is tried with what a new one is given', () => {
    const { units, models } = viewWith(view, line, { group: 'room' });
    expect(units.at(-1)).toMatchObject({ group: 'room', at: 2, models: 30 });
    expect(models).toBe(view.models + 30);
  });

  test('each group is measured by itself', () => {
    const sizes = metersOf(view).flatMap((meter) =>
      meter.kind === 'limit' && meter.id === 'command-size'
        ? [[meter.group, meter.value, meter.max]]
        : [],
    );
    expect(sizes).toEqual([
      ['top', 0, 4],
      ['full', 4, 4],
      ['room', 2, 4],
    ]);
  });
});

describe('ways out', () => {
  test('too many battalions go where there is room, into a command of their own, or home', () => {
    const { list } = applyEdits(division, [{ do: 'count', key: '1.1', by: 1 }]);
    expect(offers(list, 'command-size')).toEqual([
      'Move the Line Infantry to Command 2',
      'Add Command 3 with a General, move the Line Infantry to Command 3',
      'Remove 1 Line Infantry',
    ]);
  });

  test('where no command has room they get one of their own', () => {
    const { list } = applyEdits(division, [
      { do: 'count', key: '1.1', by: 1 },
      { do: 'count', key: '2.1', by: 2 },
    ]);
    expect(offers(list, 'command-size')).toEqual([
      'Add Command 3 with a General, move the Line Infantry to Command 3',
      'Remove 1 Line Infantry',
    ]);
  });

  test('a crowd is parted into several commands', () => {
    const list = orders([{ id: 'main', entries: ['general', battalions(12)] }]);
    expect(offers(list, 'command-size')).toContainEqual(
      expect.stringMatching(/^Add Command 2 with a General, .*add Command 3 with a General/),
    );
  });

  test('a second battery becomes a command of artillery', () => {
    const list = orders([
      { id: 'main', entries: ['general', battalions(1), '2 horse-battery [castings=2]'] },
    ]);
    expect(offers(list, 'command-batteries')).toEqual([
      'Add Command 2 with a General, move the Horse Battery to Command 2',
      'Remove 1 Horse Battery',
    ]);
  });

  test('a second general leads the next command', () => {
    const list = orders([
      { id: 'a', kind: 'squad', entries: [battalions(1)] },
      { id: 'b', entries: ['2 general', battalions(2)] },
    ]);
    expect(offers(list, 'command-two-generals')).toEqual([
      'Add Command 2, move the General to Command 2',
      'Remove 1 General',
    ]);
  });

  test('a spare general takes a command without one', () => {
    const list = orders([
      { id: 'a', entries: ['general', 'general', battalions(1)] },
      { id: 'b', entries: [battalions(1)] },
    ]);
    expect(offers(list, 'command-without-general')).toEqual([
      'Move the General to Command 2',
      'Add a General to Command 2',
    ]);
  });

  test('two commands come under one formation', () => {
    const list = orders([
      { id: 'a', entries: ['general', battalions(1)] },
      { id: 'b', name: 'Left', entries: ['general', battalions(1)] },
    ]);
    expect(offers(list, 'chain-of-command')).toEqual([
      'Add Division 1 with a General, put Command 1 under Division 1, put Left under Division 1',
    ]);
  });

  test('a formation without a general gets one', () => {
    const { list } = applyEdits(division, [{ do: 'remove', key: '0.0' }]);
    expect(offers(list, 'chain-of-command')[0]).toBe('Add a General to Morand');
  });

  test.each<readonly [rule: string, words: string, first: string]>([
    ['attribute-missing', 'line-infantry', 'Set Castings to 30 for the Line Infantry'],
    ['attribute-invalid', 'line-infantry [castings=0]', 'Set Castings to 1 for the Line Infantry'],
    [
      'attribute-invalid',
      'line-infantry [castings=30, morale=2.4]',
      'Set Morale to 2 for the Line Infantry',
    ],
    [
      'attribute-invalid',
      'line-infantry [castings=30, organicGrenadiers=7]',
      'Turn off Organic grenadiers for the Line Infantry',
    ],
    [
      'attribute-invalid',
      'line-infantry [castings=30, rank=3]',
      'Take "rank" off the Line Infantry',
    ],
    [
      'grade-range',
      'line-infantry [castings=30, morale=6]',
      'Set Morale to 5 for the Line Infantry',
    ],
    [
      'national-grades',
      'russia/line-infantry [castings=30, training=4]',
      'Clear Training for the Line Infantry',
    ],
  ])('%s of %s', (rule, words, first) => {
    const list = orders([{ id: 'main', entries: ['general', words] }]);
    expect(offers(list, rule)).toContain(first);
  });
});

describe('a step on groups', () => {
  const view = viewList(division, ruleset);

  test.each<readonly [words: string, done: string, edits: readonly Edit[]]>([
    [
      'Call Command 1 "Left"',
      'Called Command 1 "Left"',
      [{ do: 'group', id: 'full', field: 'name', value: 'Left' }],
    ],
    [
      'Take the name off Morand',
      'Took the name off Morand',
      [{ do: 'group', id: 'top', field: 'name' }],
    ],
    [
      'Make Command 1 a Division',
      'Made Command 1 a Division',
      [{ do: 'group', id: 'full', field: 'kind', value: 'formation' }],
    ],
    [
      'Make Command 1 a Squad',
      'Made Command 1 a Squad',
      [{ do: 'group', id: 'full', field: 'kind', value: 'squad' }],
    ],
    [
      'Put Command 2 under Command 1',
      'Put Command 2 under Command 1',
      [{ do: 'group', id: 'room', field: 'parent', value: 'full' }],
    ],
    [
      'Put Command 2 under nobody',
      'Put Command 2 under nobody',
      [{ do: 'group', id: 'room', field: 'parent' }],
    ],
    ['Remove Command 2', 'Removed Command 2', [{ do: 'remove-group', id: 'room' }]],
    ['Move Command 2', 'Moved Command 2', [{ do: 'move-group', id: 'room', at: 0 }]],
    [
      'Add Command 3',
      'Added Command 3',
      [{ do: 'add-group', at: 3, group: { id: 'x', kind: 'command', entries: [] } }],
    ],
    [
      'Move 4 Line Infantry to Command 2',
      'Moved 4 Line Infantry to Command 2',
      [{ do: 'move', key: '1.1', group: 'room', at: 9 }],
    ],
    ['Move the General', 'Moved the General', [{ do: 'move', key: '1.0', group: 'full', at: 1 }]],
    [
      'Set Morale to 3 for 4 Line Infantry',
      'Set Morale to 3 for 4 Line Infantry',
      [{ do: 'attribute', key: '1.1', name: 'morale', value: 3 }],
    ],
    [
      'Clear Castings for 4 Line Infantry',
      'Cleared Castings for 4 Line Infantry',
      [{ do: 'attribute', key: '1.1', name: 'castings' }],
    ],
  ])('%s', (words, done, edits) => {
    expect(describeEdits(view, edits)).toBe(words);
    expect(describeEdits(view, edits, 'done')).toBe(done);
    const { list, inverse, missed } = applyEdits(division, edits);
    expect(missed).toEqual([]);
    expect(applyEdits(list, inverse).list).toStrictEqual(division);
  });
});
