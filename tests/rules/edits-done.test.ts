import { expect, test } from 'vitest';
import { ruleset } from '@/data/drums-and-shakos/ruleset';
import type { Edit } from '@/lib/roster/edit';
import { describeEdits } from '@/lib/rules/describe-edits';
import { viewList } from '@/lib/rules/view';

const view = viewList(
  {
    ruleset: 'drums-and-shakos',
    nation: 'france',
    name: '',
    groups: [
      {
        id: 'g',
        entries: [
          { key: 'boy', profile: 'france/drummer-boy', count: 1 },
          { key: 'line', profile: 'france/line-infantryman', count: 4 },
        ],
      },
    ],
  },
  ruleset,
);

const officer: Edit = {
  do: 'add',
  group: 'g',
  at: 2,
  entry: { key: 'new', profile: 'france/infantry-officer', count: 1 },
};

test.each([
  [[officer], 'Add an Infantry Officer', 'Added an Infantry Officer'],
  [[{ do: 'remove', key: 'boy' }], 'Remove the Drummer Boy', 'Removed the Drummer Boy'],
  [
    [{ do: 'count', key: 'line', by: -2 }, officer],
    'Replace 2 Line Infantrymen by an Infantry Officer',
    'Replaced 2 Line Infantrymen by an Infantry Officer',
  ],
  [
    [{ do: 'profile', key: 'boy', profile: 'france/sapper' }],
    'Make the Drummer Boy a Sapper',
    'Made the Drummer Boy a Sapper',
  ],
  [[{ do: 'cap', value: 500 }], 'Set the cap to 500 points', 'Set the cap to 500 points'],
  [[{ do: 'cap', value: null }], 'Take the cap away', 'Took the cap away'],
  [[{ do: 'cap' }], 'Go back to the usual cap', 'Went back to the usual cap'],
  [
    [{ do: 'setting', name: 'nationalFeature', value: true }],
    'Turn on National feature',
    'Turned on National feature',
  ],
  [
    [{ do: 'setting', name: 'scenario', value: 'forlorn-hope' }],
    'Set Scenario to Forlorn Hope',
    'Set Scenario to Forlorn Hope',
  ],
] as const satisfies readonly (readonly [readonly Edit[], string, string])[])(
  '%j',
  (edits, offered, done) => {
    expect(describeEdits(view, edits)).toBe(offered);
    expect(describeEdits(view, edits, 'done')).toBe(done);
  },
);
