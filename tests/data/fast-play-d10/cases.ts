import { orderOfBattle, type OrderOptions, type UnitWords } from '../../fixtures/order-of-battle';
import { alwaysCases, alwaysTable } from '../always-cases';
import type { RuleCase, RuleCases, RuleTable } from '../rule-case';

/** Severity and basis of every rule, as the specification has them. */
export const table: RuleTable = {
  ...alwaysTable,
  'empty-list': ['error rule'],
  'attribute-missing': ['error rule'],
  'class-not-allowed': ['error rule', 'error reading'],
  'leader-wrong-nation': ['error reading'],
  'leader-twice': ['error reading'],
  'no-officer': ['warning reading'],
};

const list = (nation: string, units: readonly UnitWords[], options: OrderOptions = {}) =>
  orderOfBattle('fast-play-d10', nation, [{ units }], options);

/** With an officer, so that nothing else is found. */
const led = (nation: string, ...units: readonly UnitWords[]) =>
  list(nation, ['foot-officer', ...units]);

/** One unit beside an officer, with one finding or none. */
const one = (
  name: string,
  nation: string,
  unit: UnitWords,
  finding?: string,
  models?: number,
): RuleCase => ({
  name,
  list: led(nation, unit),
  findings: finding === undefined ? [] : [finding],
  ...(models !== undefined && { models }),
});

const always = alwaysCases(
  (more = [], settings = {}) => list('france', ['foot-officer', ...more], { settings }),
  [],
);

const badClass = 'error class-not-allowed';
const invalid = 'error attribute-invalid';
const foreign = 'error leader-wrong-nation';
const twice = 'error leader-twice';
const napoleon = { leader: 'napoleon' };

export const cases: RuleCases = {
  ...always,
  'unknown-option': [
    { name: 'no options', list: led('france'), findings: [] },
    {
      name: 'a horse for an officer',
      list: list('france', ['foot-officer: horse']),
      findings: ['error unknown-option'],
    },
  ],
  'cap-unused': [
    { name: 'no cap', list: list('france', ['foot-officer'], { cap: null }), findings: [] },
    {
      name: 'a cap of points',
      list: list('france', ['foot-officer'], { cap: 400 }),
      findings: ['warning cap-unused'],
    },
  ],
  'empty-list': [
    { name: 'an officer alone', list: led('russia'), findings: [], models: 1 },
    { name: 'nobody', list: list('russia', []), findings: ['error empty-list'], models: 0 },
  ],
  'attribute-missing': [
    one('a unit that says its bases', 'other', ['infantry', { bases: 6 }], undefined, 7),
    one('a unit that does not', 'other', 'infantry', 'error attribute-missing', 1),
    one(
      'a unit that says its class alone',
      'other',
      ['infantry', { class: 'elite' }],
      'error attribute-missing',
    ),
    one(
      'a battery without guns',
      'other',
      ['foot-artillery', { weight: 'heavy' }],
      'error attribute-missing',
    ),
  ],
  'attribute-invalid': [
    ...(always['attribute-invalid'] ?? []),
    one('1 base', 'france', ['infantry', { bases: 1 }], undefined, 2),
    one('12 bases', 'france', ['infantry', { bases: 12 }], undefined, 13),
    one('1.0 bases', 'france', ['infantry', { bases: 1.0 }], undefined, 2),
    one('no bases', 'france', ['infantry', { bases: 0 }], invalid, 1),
    one('13 bases', 'france', ['infantry', { bases: 13 }], invalid, 1),
    one('half a base', 'france', ['infantry', { bases: 1.5 }], invalid, 1),
    one('bases in words', 'france', ['infantry', { bases: '6' }], invalid, 1),
    one('null bases', 'france', ['infantry', { bases: null }], invalid, 1),
    one('a class of nobody', 'france', ['infantry', { bases: 6, class: 'veteran' }], invalid, 7),
    one('a class in capitals', 'france', ['infantry', { bases: 6, class: 'Guard' }], invalid),
    one('infantry with lances', 'france', ['infantry', { bases: 6, lancers: true }], invalid),
    one('infantry in armour', 'france', ['light-infantry', { bases: 6, armoured: false }], invalid),
    one('cavalry with lances', 'france', ['light-cavalry', { bases: 4, lancers: true }]),
    one('cavalry that says it has none', 'france', ['light-cavalry', { bases: 4, lancers: false }]),
    one('lances in words', 'france', ['light-cavalry', { bases: 4, lancers: 'yes' }], invalid),
    one('heavy foot guns', 'france', ['foot-artillery', { bases: 2, weight: 'heavy' }]),
    one('heavy horse guns', 'france', ['horse-artillery', { bases: 2, weight: 'heavy' }], invalid),
    one('light foot guns', 'france', ['foot-artillery', { bases: 2, weight: 'light' }], invalid),
    one('an officer with bases', 'france', ['mounted-officer', { bases: 1 }], invalid, 2),
    one('an officer of a class', 'france', ['mounted-officer', { class: 'guard' }], invalid),
    one('an officer of no value', 'france', ['mounted-officer', { value: 0 }]),
    one('an officer of 3', 'france', ['mounted-officer', { value: 3 }]),
    one('an officer of 4', 'france', ['mounted-officer', { value: 4 }], invalid),
    one('an officer below nothing', 'france', ['mounted-officer', { value: -1 }], invalid),
    one('a leader whom nobody knows', 'france', ['mounted-officer', { leader: 'ney' }], invalid),
    one('a battalion with a leader', 'france', ['infantry', { bases: 6, ...napoleon }], invalid),
  ],
  'class-not-allowed': [
    one('elite light infantry', 'russia', ['light-infantry', { bases: 6, class: 'elite' }]),
    one('light infantry of no said class', 'russia', ['light-infantry', { bases: 6 }]),
    one('guard light infantry', 'russia', ['light-infantry', { bases: 6, class: 'guard' }]),
    one('line light infantry', 'russia', ['light-infantry', { bases: 6, class: 'line' }], badClass),
    one(
      'militia light infantry',
      'other',
      ['light-infantry', { bases: 6, class: 'militia' }],
      badClass,
    ),
    one('elite heavy cavalry', 'other', ['heavy-cavalry', { bases: 4, class: 'elite' }]),
    one('heavy cavalry of no said class', 'other', ['heavy-cavalry', { bases: 4 }]),
    one('line heavy cavalry', 'france', ['heavy-cavalry', { bases: 4, class: 'line' }], badClass),
    one(
      'militia heavy cavalry',
      'france',
      ['heavy-cavalry', { bases: 4, class: 'militia' }],
      badClass,
    ),
    one('the Old Guard', 'france', ['heavy-cavalry', { bases: 4, class: 'guard' }]),
    one('the Scots Greys', 'great-britain', ['heavy-cavalry', { bases: 4, class: 'guard' }]),
    one(
      'guard heavy cavalry of Russia',
      'russia',
      ['heavy-cavalry', { bases: 4, class: 'guard' }],
      badClass,
    ),
    one(
      'guard heavy cavalry of others',
      'other',
      ['heavy-cavalry', { bases: 4, class: 'guard' }],
      badClass,
    ),
    one('guard light cavalry of Russia', 'russia', ['light-cavalry', { bases: 4, class: 'guard' }]),
    one('armoured heavy cavalry', 'france', ['heavy-cavalry', { bases: 4, armoured: true }]),
    one(
      'armoured light cavalry',
      'france',
      ['light-cavalry', { bases: 4, armoured: true }],
      badClass,
    ),
    one('militia infantry', 'france', ['infantry', { bases: 6, class: 'militia' }]),
    one(
      'guard of Russia in a French list',
      'france',
      ['russia/heavy-cavalry', { bases: 4, class: 'guard' }],
      badClass,
    ),
    {
      name: 'all of them in one finding',
      list: led(
        'russia',
        ['light-infantry', { bases: 6, class: 'line' }],
        ['heavy-cavalry', { bases: 4, class: 'guard' }],
        ['heavy-cavalry', { bases: 4, class: 'line', armoured: true }],
        ['light-cavalry', { bases: 4, armoured: true }],
      ),
      findings: [badClass],
    },
  ],
  'leader-wrong-nation': [
    {
      name: 'Napoleon with the French',
      list: list('france', [['mounted-officer', napoleon]]),
      findings: [],
    },
    {
      name: 'Napoleon with the French among allies',
      list: list('russia', [['france/mounted-officer', napoleon]]),
      findings: [],
    },
    {
      name: 'Wellington with the British, on foot',
      list: list('great-britain', [['foot-officer', { leader: 'wellington' }]]),
      findings: [],
    },
    {
      name: 'Blücher with the Prussians',
      list: list('other', [['mounted-officer', { leader: 'blucher' }]]),
      findings: [],
    },
    {
      name: 'Napoleon with the British',
      list: list('great-britain', [['mounted-officer', napoleon]]),
      findings: [foreign],
    },
    {
      name: 'Wellington with the Prussians',
      list: list('other', [['mounted-officer', { leader: 'wellington' }]]),
      findings: [foreign],
    },
    {
      name: 'Blücher with the Russians',
      list: list('russia', [['mounted-officer', { leader: 'blucher' }]]),
      findings: [foreign],
    },
  ],
  'leader-twice': [
    {
      name: 'each of the three once',
      list: list('france', [
        ['mounted-officer', napoleon],
        ['great-britain/mounted-officer', { leader: 'wellington' }],
        ['other/mounted-officer', { leader: 'blucher' }],
      ]),
      findings: [],
    },
    {
      name: 'two officers without a name',
      list: list('france', ['2 mounted-officer', 'mounted-officer']),
      findings: [],
    },
    {
      name: 'Napoleon twice, on foot and mounted',
      list: list('france', [
        ['mounted-officer', napoleon],
        ['foot-officer', napoleon],
      ]),
      findings: [twice],
    },
    {
      name: 'Napoleon twice, by count',
      list: list('france', [['2 mounted-officer', napoleon]]),
      findings: [twice],
    },
    {
      name: 'Napoleon in two groups',
      list: orderOfBattle('fast-play-d10', 'france', [
        { units: [['mounted-officer', napoleon]] },
        { units: [['mounted-officer', napoleon]] },
      ]),
      findings: [twice],
    },
    {
      name: 'Napoleon with either side',
      list: list('france', [
        ['mounted-officer', napoleon],
        ['russia/mounted-officer', napoleon],
      ]),
      findings: [twice, foreign],
    },
  ],
  'no-officer': [
    { name: 'an officer on foot', list: led('france', ['infantry', { bases: 6 }]), findings: [] },
    {
      name: 'units and nobody in command',
      list: list('france', [['infantry', { bases: 6 }]]),
      findings: ['warning no-officer'],
      models: 6,
    },
    {
      name: 'an officer whom nobody knows',
      list: list('france', ['marshal', ['infantry', { bases: 6 }]]),
      findings: ['error unknown-profile', 'warning no-officer'],
    },
  ],
};
