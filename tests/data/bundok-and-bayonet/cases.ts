import {
  type GroupWords,
  orderOfBattle,
  type OrderOptions,
  type UnitWords,
} from '../../fixtures/order-of-battle';
import { alwaysCases, alwaysTable } from '../always-cases';
import type { RuleCase, RuleCases, RuleTable } from '../rule-case';

/** Severity and basis of every rule, as the specification has them. */
export const table: RuleTable = {
  ...alwaysTable,
  'empty-list': ['error rule'],
  'attribute-missing': ['error rule'],
  'unit-size': ['error rule', 'error reading'],
  'wrong-nation': ['error reading'],
  'formation-without-headquarters': ['error reading'],
  'transport-recommended': ['warning rule'],
};

const regular = 'european-regular';
const native = 'irregular-native';

const order = (nation: string, groups: readonly GroupWords[], options: OrderOptions = {}) =>
  orderOfBattle('bundok-and-bayonet', nation, groups, options);

const list = (nation: string, units: readonly UnitWords[], options: OrderOptions = {}) =>
  order(nation, [{ units }], options);

/** Units in a formation with its headquarters. */
const formation = (nation: string, ...units: readonly UnitWords[]) =>
  order(nation, [{ kind: 'formation', units: [['headquarters', { figures: 3 }], ...units] }]);

const one = (
  name: string,
  nation: string,
  unit: UnitWords,
  finding?: string,
  models?: number,
): RuleCase => ({
  name,
  list: list(nation, [unit]),
  findings: finding === undefined ? [] : [finding],
  ...(models !== undefined && { models }),
});

const suits = ['clubs', 'spades', 'hearts', 'diamonds', 'red', 'black'];
const always = alwaysCases(
  (more = [], settings = {}) => list(regular, ['infantry-company', ...more], { settings }),
  [
    ['a suit that no pack has', { suit: 'stars' }],
    ['a suit in capitals', { suit: 'Clubs' }],
    ['a suit that is a number', { suit: 1 }],
    ['null', { suit: null }],
  ],
);

const size = 'error unit-size';
const invalid = 'error attribute-invalid';
const missing = 'error attribute-missing';
const mixed = 'error wrong-nation';
const leaderless = 'error formation-without-headquarters';
const fewCarts = 'warning transport-recommended';
const foot: UnitWords = ['foot-unit', { figures: 10 }];
const machineGuns = `${regular}/machine-gun-detachment`;

export const cases: RuleCases = {
  ...always,
  'setting-invalid': [
    ...(always['setting-invalid'] ?? []),
    ...suits.map((suit) => ({
      name: suit,
      list: list(regular, ['infantry-company'], { settings: { suit } }),
      findings: [],
    })),
  ],
  'unknown-option': [
    { name: 'no options', list: list(regular, ['infantry-company']), findings: [] },
    {
      name: 'a horse',
      list: list(regular, ['infantry-company: horse']),
      findings: ['error unknown-option'],
    },
  ],
  'cap-unused': [
    { name: 'no cap', list: list(regular, ['infantry-company'], { cap: null }), findings: [] },
    {
      name: 'a cap of points',
      list: list(regular, ['infantry-company'], { cap: 400 }),
      findings: ['warning cap-unused'],
    },
  ],
  'empty-list': [
    one('a company', regular, 'infantry-company', undefined, 5),
    { name: 'nobody', list: list(native, []), findings: ['error empty-list'], models: 0 },
  ],
  'attribute-missing': [
    one('a foot unit that says its figures', native, foot, undefined, 10),
    one('a foot unit that does not', native, 'foot-unit', missing, 0),
    one('a mounted unit that does not', native, 'mounted-unit', missing),
    one('an artillery unit that does not', native, ['artillery-unit', { gun: 'heavy' }], missing),
    one('a headquarters that does not', regular, 'headquarters', missing),
    one('a company has its own', regular, 'infantry-company'),
  ],
  'attribute-invalid': [
    ...(always['attribute-invalid'] ?? []),
    one('a battalion of 21', regular, 'infantry-battalion', undefined, 21),
    one(
      'a battalion that says its figures',
      regular,
      ['infantry-battalion', { figures: 21 }],
      invalid,
      21,
    ),
    one('a squadron', regular, 'cavalry-squadron', undefined, 4),
    one('a regiment of 9', regular, 'cavalry-regiment', undefined, 9),
    one('two regiments', regular, '2 cavalry-regiment', undefined, 18),
    one('a machine-gun', regular, 'machine-gun-detachment', undefined, 2),
    one('a mountain gun', regular, 'mountain-gun-battery', undefined, 3),
    one('a field gun', regular, 'field-gun-battery', undefined, 3),
    one('a medium gun', regular, 'medium-gun-battery', undefined, 4),
    one('a heavy gun', regular, 'heavy-gun-battery', undefined, 5),
    one(
      'transport is nobody who fights',
      regular,
      ['transport', { transportKind: 'porters' }],
      undefined,
      0,
    ),
    one('transport with figures', regular, ['transport', { figures: 3 }], invalid, 0),
    one('transport of nobody', regular, ['transport', { transportKind: 'elephants' }], invalid),
    one('half a man', native, ['foot-unit', { figures: 9.5 }], invalid, 0),
    one('figures in words', native, ['mounted-unit', { figures: '8' }], invalid, 0),
    one('rifles of regulars', regular, ['infantry-company', { weapon: 'magazine-rifles' }]),
    one('pistols of regulars', regular, ['cavalry-regiment', { weapon: 'pistols' }]),
    one(
      'spears of regulars',
      regular,
      ['infantry-company', { weapon: 'throwing-spears' }],
      invalid,
    ),
    one('muskets of regulars', regular, ['infantry-battalion', { weapon: 'muskets' }], invalid),
    one('rifles of natives', native, ['foot-unit', { figures: 9, weapon: 'single-shot-rifles' }]),
    one(
      'magazine rifles of natives',
      native,
      ['foot-unit', { figures: 9, weapon: 'magazine-rifles' }],
      invalid,
    ),
    one('pistols of natives', native, ['mounted-unit', { figures: 9, weapon: 'pistols' }], invalid),
    one('a battery with rifles', regular, ['field-gun-battery', { weapon: 'pistols' }], invalid),
    one(
      'a headquarters with pistols',
      regular,
      ['headquarters', { figures: 2, weapon: 'pistols' }],
      invalid,
    ),
    one('militia', regular, ['infantry-company', { quality: 'militia' }]),
    one('veterans', regular, ['infantry-company', { quality: 'veteran' }], invalid),
    one('a light gun', native, ['artillery-unit', { figures: 3, gun: 'light' }]),
    one(
      'a field gun of natives',
      native,
      ['artillery-unit', { figures: 3, gun: 'field' }],
      invalid,
    ),
    one('a gun of a foot unit', native, ['foot-unit', { figures: 3, gun: 'light' }], invalid),
    one('12 morale dice for a battalion', regular, ['infantry-battalion', { moraleDice: 12 }]),
    one(
      '13 morale dice for a battalion',
      regular,
      ['infantry-battalion', { moraleDice: 13 }],
      invalid,
    ),
    one(
      'no morale dice for a battalion',
      regular,
      ['infantry-battalion', { moraleDice: 0 }],
      invalid,
    ),
    one('morale dice for a company', regular, ['infantry-company', { moraleDice: 1 }], invalid),
    one('morale dice for a gun', regular, ['field-gun-battery', { moraleDice: 1 }], invalid),
    one('morale dice for horsemen', native, ['mounted-unit', { figures: 8, moraleDice: 2 }]),
    one('movement dice for a gun', regular, ['field-gun-battery', { movementDice: 1 }]),
    one('movement dice for a wagon', native, ['transport', { movementDice: 12 }]),
    one('13 movement dice', native, ['transport', { movementDice: 13 }], invalid),
    one('no movement dice', native, ['transport', { movementDice: 0 }], invalid),
  ],
  'unit-size': [
    one('5 horsemen', native, ['mounted-unit', { figures: 5 }], undefined, 5),
    one('11 horsemen', native, ['mounted-unit', { figures: 11 }], undefined, 11),
    one('4 horsemen', native, ['mounted-unit', { figures: 4 }], size, 4),
    one('12 horsemen', native, ['mounted-unit', { figures: 12 }], size, 12),
    one('two units of 12', native, ['2 mounted-unit', { figures: 12 }], size, 24),
    one('3 gunners', native, ['artillery-unit', { figures: 3 }], undefined, 3),
    one('5 gunners', native, ['artillery-unit', { figures: 5 }], undefined, 5),
    one('2 gunners', native, ['artillery-unit', { figures: 2 }], size),
    one('6 gunners', native, ['artillery-unit', { figures: 6 }], size),
    one('a man and his leader', native, ['foot-unit', { figures: 2 }], undefined, 2),
    one('a leader alone', native, ['foot-unit', { figures: 1 }], size, 1),
    one('nobody', native, ['foot-unit', { figures: 0 }], size, 0),
    one('a host', native, ['foot-unit', { figures: 400 }], undefined, 400),
    one('a general and his aide', regular, ['headquarters', { figures: 2 }], undefined, 2),
    one('a general alone', regular, ['headquarters', { figures: 1 }], size, 1),
    one('a native leader alone', native, ['headquarters', { figures: 1 }], size),
    {
      name: 'sizes in one finding, printed and ours',
      list: list(native, [
        ['foot-unit', { figures: 1 }],
        ['mounted-unit', { figures: 12 }],
      ]),
      findings: [size],
      models: 13,
    },
  ],
  'wrong-nation': [
    {
      name: 'native allies in a group of their own',
      list: order(regular, [
        { units: ['infantry-company'] },
        { units: [[`${native}/foot-unit`, { figures: 9 }]] },
      ]),
      findings: [],
    },
    {
      name: 'a list of natives with a group of regulars',
      list: order(native, [{ units: ['european-regular/infantry-company'] }]),
      findings: [],
    },
    {
      name: 'machine-guns of the British among natives',
      list: list(native, [foot, machineGuns]),
      findings: [mixed],
    },
    {
      name: 'transport of the other side',
      list: list(regular, ['infantry-company', `${native}/transport`]),
      findings: [mixed],
    },
    {
      name: 'both groups mixed: a finding for each',
      list: order(native, [{ units: [foot, machineGuns] }, { units: [foot, machineGuns] }]),
      findings: [mixed, mixed],
    },
    {
      name: 'a child group of the other side is a group of its own',
      list: order(regular, [
        { units: ['infantry-company'] },
        { parent: 'main', units: [[`${native}/foot-unit`, { figures: 9 }]] },
      ]),
      findings: [],
    },
  ],
  'formation-without-headquarters': [
    { name: 'a general', list: formation(regular, 'infantry-company'), findings: [] },
    { name: 'a native leader', list: formation(native, foot), findings: [] },
    {
      name: 'a formation of nobody in command',
      list: order(regular, [{ kind: 'formation', units: ['infantry-company'] }]),
      findings: [leaderless],
    },
    {
      name: 'a group that is no formation',
      list: order(regular, [{ units: ['infantry-company'] }]),
      findings: [],
    },
    {
      name: 'an empty formation beside others',
      list: order(regular, [{ units: ['infantry-company'] }, { kind: 'formation', units: [] }]),
      findings: [leaderless],
    },
    {
      name: 'a headquarters below does not command it',
      list: order(regular, [
        { kind: 'formation', units: ['infantry-company'] },
        { kind: 'formation', parent: 'main', units: [['headquarters', { figures: 2 }]] },
      ]),
      findings: [leaderless],
    },
    {
      name: 'two formations: a finding for each',
      list: order(regular, [
        { kind: 'formation', units: ['infantry-company'] },
        { kind: 'formation', units: ['infantry-company'] },
      ]),
      findings: [leaderless, leaderless],
    },
  ],
  'transport-recommended': [
    {
      name: 'four regular units and four transports',
      list: formation(regular, '4 infantry-company', '4 transport'),
      findings: [],
    },
    {
      name: 'four regular units and three transports',
      list: formation(regular, '4 infantry-company', '3 transport'),
      findings: [fewCarts],
    },
    {
      name: 'one unit is no larger formation',
      list: formation(regular, 'infantry-battalion'),
      findings: [],
    },
    {
      name: 'two are one',
      list: formation(regular, 'infantry-battalion', 'field-gun-battery'),
      findings: [fewCarts],
    },
    {
      name: 'a battalion is one unit',
      list: formation(regular, 'infantry-battalion', 'machine-gun-detachment', '2 transport'),
      findings: [],
    },
    {
      name: 'units that are in no formation',
      list: list(regular, ['4 infantry-company']),
      findings: [],
    },
    {
      name: 'four native units and two transports',
      list: formation(native, ['4 foot-unit', { figures: 10 }], '2 transport'),
      findings: [],
    },
    {
      name: 'four native units and one transport',
      list: formation(native, ['4 foot-unit', { figures: 10 }], 'transport'),
      findings: [fewCarts],
    },
    {
      name: 'three native units and two transports',
      list: formation(native, ['3 foot-unit', { figures: 10 }], '2 transport'),
      findings: [],
    },
    {
      name: 'three native units and one transport',
      list: formation(native, ['3 foot-unit', { figures: 10 }], 'transport'),
      findings: [fewCarts],
    },
    {
      name: 'transport of a formation below is its own',
      list: order(regular, [
        { kind: 'formation', units: [['headquarters', { figures: 3 }], '2 infantry-company'] },
        {
          kind: 'formation',
          parent: 'main',
          units: [['headquarters', { figures: 3 }], '2 transport'],
        },
      ]),
      findings: [fewCarts],
    },
    {
      name: 'two formations: a finding for each',
      list: order(regular, [
        { kind: 'formation', units: [['headquarters', { figures: 3 }], '2 infantry-company'] },
        { kind: 'formation', units: [['headquarters', { figures: 3 }], '2 infantry-company'] },
      ]),
      findings: [fewCarts, fewCarts],
    },
  ],
};
