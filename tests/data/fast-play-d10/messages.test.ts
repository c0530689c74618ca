import { expect, test } from 'vitest';
import { ruleset } from '@/data/fast-play-d10/ruleset';
import type { Basis, Subject } from '@/lib/rules/finding';
import { orderOfBattle, type UnitWords } from '../../fixtures/order-of-battle';
import { at, sayingsOf } from '../saying';

type Row = readonly [
  rule: string,
  nation: string,
  units: readonly UnitWords[],
  basis: Basis,
  message: string,
  subjects: readonly Subject[],
];

const rows: readonly Row[] = [
  ['empty-list', 'france', [], 'rule', 'Nobody has been mustered yet.', []],
  [
    'class-not-allowed',
    'russia',
    [['light-infantry', { bases: 6, class: 'line' }], 'foot-officer'],
    'reading',
    'Not to be had: light infantry below elite. A reading.',
    at(0),
  ],
  [
    'class-not-allowed',
    'russia',
    ['foot-officer', ['light-cavalry', { bases: 4, armoured: true }]],
    'reading',
    'Not to be had: light cavalry in armour. A reading.',
    at(1),
  ],
  [
    'class-not-allowed',
    'russia',
    ['foot-officer', ['heavy-cavalry', { bases: 4, class: 'line' }]],
    'rule',
    'Not to be had: heavy cavalry below elite.',
    at(1),
  ],
  [
    'class-not-allowed',
    'russia',
    [
      ['heavy-cavalry', { bases: 4, class: 'guard' }],
      ['light-infantry', { bases: 4, class: 'militia' }],
    ],
    'rule',
    'Not to be had: guard heavy cavalry other than the Old Guard and the Scots Greys and light infantry below elite (as we read it).',
    at(0, 1),
  ],
  [
    'leader-wrong-nation',
    'great-britain',
    [['mounted-officer', { leader: 'napoleon' }]],
    'reading',
    'A commander of another nation: Napoleon, who leads the French, with the British. A reading.',
    at(0),
  ],
  [
    'leader-twice',
    'france',
    [['2 mounted-officer', { leader: 'napoleon' }], 'foot-officer'],
    'reading',
    'Napoleon can be there only once: the source names persons. A reading.',
    at(0),
  ],
  [
    'no-officer',
    'other',
    [['infantry', { bases: 6 }]],
    'reading',
    'No officer: no unit can add an officer’s value to its rolls. A reading.',
    [],
  ],
  [
    'attribute-missing',
    'other',
    ['foot-artillery', 'foot-officer'],
    'rule',
    'Still to be given: Guns (a whole number from 1 to 12) for the Foot Artillery.',
    at(0),
  ],
];

test.each(rows)('%s, %s, %j: %s', (rule, nation, units, basis, message, subjects) => {
  const list = orderOfBattle('fast-play-d10', nation, [{ units }]);
  expect(sayingsOf(ruleset, rule, list)).toEqual([{ basis, message, subjects }]);
});
