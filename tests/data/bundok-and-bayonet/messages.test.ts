import { expect, test } from 'vitest';
import { ruleset } from '@/data/bundok-and-bayonet/ruleset';
import { type GroupWords, orderOfBattle } from '../../fixtures/order-of-battle';
import { at, type Saying, sayingsOf } from '../saying';

type Row = readonly [
  rule: string,
  nation: string,
  groups: readonly GroupWords[],
  sayings: readonly Saying[],
];

const regular = 'european-regular';
const native = 'irregular-native';
const foot = [`${native}/foot-unit`, { figures: 10 }] as const;

const rows: readonly Row[] = [
  [
    'unit-size',
    native,
    [{ units: [['foot-unit', { figures: 1 }]] }],
    [
      {
        basis: 'reading',
        message:
          'Out of range: Figures 1 (it is a whole number, 2 or more) for the Foot Unit. A reading.',
        subjects: at(0),
      },
    ],
  ],
  [
    'unit-size',
    native,
    [
      {
        units: [
          ['mounted-unit', { figures: 12 }],
          ['foot-unit', { figures: 1 }],
        ],
      },
    ],
    [
      {
        basis: 'rule',
        message:
          'Out of range: Figures 12 (it is a whole number from 5 to 11) for the Mounted Unit and Figures 1 (it is a whole number, 2 or more, as we read it) for the Foot Unit.',
        subjects: at(0, 1),
      },
    ],
  ],
  [
    'unit-size',
    regular,
    [{ units: [['headquarters', { figures: 1 }]] }],
    [
      {
        basis: 'rule',
        message:
          'Out of range: Figures 1 (it is a whole number, 2 or more) for the General and Headquarters Staff.',
        subjects: at(0),
      },
    ],
  ],
  [
    'wrong-nation',
    regular,
    [
      { units: [foot, foot, `3 ${regular}/machine-gun-detachment`] },
      { name: 'Column', units: ['2 infantry-company', `${native}/transport`] },
      { units: ['infantry-company'] },
    ],
    [
      {
        basis: 'reading',
        message: 'Group 1 has units of both sides: 2 Foot Units are of the other one. A reading.',
        subjects: at(0, 1),
      },
      {
        basis: 'reading',
        message: 'Column has units of both sides: 1 Transport is of the other one. A reading.',
        subjects: [{ group: 'group-1', entry: 1 }],
      },
    ],
  ],
  [
    'formation-without-headquarters',
    regular,
    [
      { kind: 'formation', units: ['infantry-company'] },
      { kind: 'formation', units: [['headquarters', { figures: 2 }]] },
      { kind: 'formation', name: 'Left', units: [] },
    ],
    [
      {
        basis: 'reading',
        message:
          'Formation 1 has no headquarters unit: a general with his staff, or a native leader with his retinue, commands it. A reading.',
        subjects: [{ group: 'main' }],
      },
      {
        basis: 'reading',
        message:
          'Left has no headquarters unit: a general with his staff, or a native leader with his retinue, commands it. A reading.',
        subjects: [{ group: 'group-2' }],
      },
    ],
  ],
  [
    'transport-recommended',
    regular,
    [
      {
        kind: 'formation',
        units: [['headquarters', { figures: 2 }], '4 infantry-company', '3 transport'],
      },
      {
        kind: 'formation',
        units: [
          [`${native}/headquarters`, { figures: 2 }],
          [`3 ${native}/foot-unit`, { figures: 9 }],
        ],
      },
    ],
    [
      {
        basis: 'rule',
        message: 'Formation 1: 3 transport units for 4 combat units, and 4 are recommended.',
        subjects: [{ group: 'main' }],
      },
      {
        basis: 'rule',
        message: 'Formation 2: 0 transport units for 3 combat units, and 2 are recommended.',
        subjects: [{ group: 'group-1' }],
      },
    ],
  ],
  [
    'attribute-invalid',
    regular,
    [{ units: [['infantry-company', { weapon: 'muskets' }]] }],
    [
      {
        basis: 'rule',
        message:
          'Not allowed: Weapon "muskets" (it is Pistols, Single-shot rifles or Magazine rifles) for the Infantry Company.',
        subjects: at(0),
      },
    ],
  ],
];

test.each(rows)('%s, %s, %j', (rule, nation, groups, sayings) => {
  const list = orderOfBattle('bundok-and-bayonet', nation, groups);
  expect(sayingsOf(ruleset, rule, list)).toEqual(sayings);
});
