import { describe, expect, test } from 'vitest';
import type { Group } from '@/lib/roster/list';
import { describeNote } from '@/lib/share/text/note';
import { listOf, readText, textOf } from './library';

const division = listOf({
  format: 'muster-roll',
  version: 1,
  ruleset: 'napoleonic-sbg',
  nation: 'french-empire',
  name: 'Morand',
  groups: [
    {
      id: 'k3',
      name: '1st Division',
      kind: 'formation',
      entries: [{ profile: 'french-empire/michel-ney', count: 1 }],
    },
    {
      id: 'k7',
      name: 'Left',
      kind: 'command',
      parent: 'k3',
      entries: [
        { profile: 'french-empire/fusilier-captain', count: 1 },
        { profile: 'french-empire/fusilier-early-war', count: 8 },
      ],
    },
    {
      id: 'k9',
      kind: 'command',
      parent: 'k3',
      entries: [{ profile: 'french-empire/hussar', count: 5 }],
    },
    { id: 'camp', name: '', entries: [] },
  ],
});

const text = textOf(division);

async function after(change: (text: string) => string) {
  const { lists } = await readText(change(text));
  const list = lists[0]?.list;
  return {
    groups: list?.ok ? list.value.groups : [],
    notes: lists[0]?.notes.map(describeNote) ?? [],
  };
}

/** A group as one line: what it is and how many entries it has. */
function line({ id, name, kind, parent, entries }: Group): string {
  return [id, name ?? '-', kind ?? '-', parent ?? '-', entries.length].join(' ');
}

const whole = [
  'k3 1st Division formation - 1',
  'k7 Left command k3 2',
  'k9 - command k3 1',
  'camp  - - 0',
];

test('groups stand with their names, kinds and who is above them', () => {
  expect(text.split('\n').filter((row) => /^(Formation|Command|Group)/.test(row))).toEqual([
    'Formation: 1st Division',
    'Command: Left (under 1st Division)',
    'Command 3 (under 1st Division)',
    'Group 4',
  ]);
});

describe('with the code', () => {
  test.each<[string, (text: string) => string, string[], RegExp[]]>([
    ['nothing changed', (t) => t, whole, []],
    ['large letters', (t) => t.toUpperCase(), whole, []],
    [
      'a group called otherwise',
      (t) => t.replace('Command: Left', 'Command: Right'),
      [whole[0] ?? '', 'k7 Right command k3 2', ...whole.slice(2)],
      [/^Line 8: "Command: Right \(under 1st Division\)" differs/],
    ],
    [
      'a line that lost its group',
      (t) => t.replace(/^Command: Left.*\n/m, ''),
      ['k3 1st Division formation - 3', 'k9 - command k3 1', 'camp  - - 0'],
      [
        /^Line 8: .* stands elsewhere/,
        /^Line 9: .* stands elsewhere/,
        /the check code also has "Command: Left/,
      ],
    ],
    [
      'a group more',
      (t) => t.replace('Group 4', 'Group 4\n\nSquad: Cooks (under Left)\n2x Hussar'),
      [...whole, 'group-5 Cooks squad k7 1'],
      [/^Line 17: "Squad: Cooks/, /^Line 18: "2x Hussar" differs/],
    ],
    [
      'an entry moved to another group',
      (t) => t.replace(/^8x .*\n/m, '').replace('Group 4\n', 'Group 4\n8x Fusilier (Early War)\n'),
      [whole[0] ?? '', 'k7 Left command k3 1', whole[2] ?? '', 'camp  - - 1'],
      [/^Line 15: .* stands elsewhere/],
    ],
    [
      'who is above a group',
      (t) => t.replace('Left (under 1st Division)', 'Left').toUpperCase(),
      [whole[0] ?? '', 'k7 Left command - 2', ...whole.slice(2)],
      [/^Line 8: "COMMAND: LEFT" differs/],
    ],
    [
      'the group above taken out',
      (t) => t.replace(/^Formation.*\n1x Michel.*\n/m, ''),
      ['k7 Left command - 2', 'k9 - command - 1', 'camp  - - 0'],
      [/the check code also has "Formation: 1st/, /the check code also has "1x Michel Ney/],
    ],
  ])('%s', async (_, change, groups, notes) => {
    const read = await after(change);
    expect(read.groups.map(line)).toEqual(groups);
    expect(read.notes).toHaveLength(notes.length);
    for (const [at, note] of notes.entries()) expect(read.notes[at]).toMatch(note);
  });
});

test('the same line in two groups is that of its own group', async () => {
  const entries = [{ profile: 'french-empire/hussar', count: 2 }];
  const twins = listOf({
    format: 'muster-roll',
    version: 1,
    ruleset: 'napoleonic-sbg',
    nation: 'french-empire',
    groups: [
      { id: 'a', name: 'A', entries },
      { id: 'b', name: 'B', entries },
    ],
  });
  const { lists } = await readText(
    textOf(twins).replace('Group: A\n2x Hussar, 36 pts', 'Group: A'),
  );
  expect(lists[0]?.list.ok && lists[0].list.value.groups.map(line)).toEqual([
    'a A - - 0',
    'b B - - 1',
  ]);
  expect(lists[0]?.notes.map(({ reason }) => reason)).toEqual(['missing']);
});

test('without the code groups come back by what they are called', async () => {
  const read = await after((t) => t.replace(/^Check.*/m, ''));
  expect(read.groups.map(line)).toEqual([
    'main 1st Division formation - 1',
    'group-2 Left command main 2',
    'group-3 - command main 1',
    'group-4 - - - 0',
  ]);
  expect(read.notes).toEqual([]);
});

describe('groups of one name', () => {
  const named = (...lines: readonly string[]) =>
    ['Twins', 'Light Division, France', ...lines].join('\n');
  const read = async (content: string) => {
    const { lists } = await readText(content);
    const list = lists[0]?.list;
    return {
      groups: list?.ok ? list.value.groups.map(line) : undefined,
      notes: lists[0]?.notes.map(({ reason }) => reason),
    };
  };

  test('the one above is the nearest before, not one that would go round', async () => {
    const content = named(
      'Group: 2nd Brigade',
      '',
      'Group 2 (under 2nd Brigade)',
      '',
      'Group: 2nd Brigade (under Group 2)',
    );
    expect(await read(content)).toEqual({
      groups: ['main 2nd Brigade - - 0', 'group-2 - - main 0', 'group-3 2nd Brigade - group-2 0'],
      notes: [],
    });
  });

  test('a chain that goes round in a circle is cut where it closes, and told', async () => {
    const content = named('Group: A (under B)', '', 'Group: B (under A)');
    expect(await read(content)).toEqual({
      groups: ['main A - group-2 0', 'group-2 B - - 0'],
      notes: ['unknown-parent'],
    });
  });

  test('a group under nobody that is there is told', async () => {
    const content = named('Command: A (under B)', '1x General', '', 'Command: C');
    expect(await read(content)).toEqual({
      groups: ['main A command - 1', 'group-2 C command - 0'],
      notes: ['unknown-parent'],
    });
  });
});
