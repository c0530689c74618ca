import { type MusterOptions, muster } from '../../fixtures/muster';
import { alwaysCases, alwaysTable } from '../always-cases';
import type { RuleCases, RuleTable } from '../rule-case';

/** Severity and basis of every rule, as the specification has them. */
export const table: RuleTable = {
  ...alwaysTable,
  'empty-list': ['error rule'],
  'points-cap': ['error rule'],
  'leader-or-nco-required': ['error rule'],
  'one-leader': ['error rule'],
  'one-nco': ['error rule'],
  'three-personalities': ['error rule'],
  'historical-alliance': ['error rule'],
  'mixed-nations': ['warning rule'],
  'wrong-nation': ['warning reading'],
  'wrong-side': ['warning reading'],
  'musician-without-leader': ['advice reading'],
  'unpredictable-group': ['advice reading'],
  'unreliable-group': ['advice reading'],
  'points-left': ['advice reading'],
};

/** Without a cap unless one is given: then no points can be left. */
const list = (nation: string, entries: readonly string[], options: MusterOptions = {}) =>
  muster('drums-and-shakos', nation, entries, { cap: null, ...options });

/** With the cap that the ruleset gives it. */
const capped = (nation: string, entries: readonly string[], settings = {}) =>
  muster('drums-and-shakos', nation, entries, { settings });

const side = (scenario: string, of: string) => ({ settings: { scenario, side: of } });
const squad = ['infantry-officer', 'infantry-nco'];
const always = alwaysCases(
  (more = [], settings = {}) => list('france', ['infantry-officer', ...more], { settings }),
  [
    ['a scenario that does not exist', { scenario: 'siege', side: 'defender' }],
    ['a scenario in capitals', { scenario: 'Forlorn-Hope', side: 'defender' }],
    ['a scenario that is a number', { scenario: 1, side: 'attacker' }],
    ['a side that does not exist', { scenario: 'forlorn-hope', side: 'both' }],
    ['a side that does not exist, alone', { side: '' }],
    ['a feature that is a word', { nationalFeature: 'true' }],
    ['a feature that is a number', { nationalFeature: 1 }],
    ['null', { nationalFeature: null }],
    ['two at once', { scenario: [], nationalFeature: {} }],
  ],
);

export const cases: RuleCases = {
  ...always,
  'empty-list': [
    { name: 'one model', list: list('france', ['infantry-officer']), findings: [], models: 1 },
    {
      name: 'nobody',
      list: list('france', []),
      findings: ['error empty-list'],
      points: 0,
      models: 0,
    },
    { name: 'nobody, with a cap', list: capped('france', []), findings: ['error empty-list'] },
    {
      name: 'nobody that the ruleset knows',
      list: list('france', ['5 imperial-eagle']),
      findings: ['error empty-list', 'error unknown-profile'],
      points: 0,
      models: 0,
    },
    {
      name: 'nobody, defending in a scenario',
      list: list('france', [], side('foraging-mission', 'defender')),
      findings: ['error empty-list'],
    },
  ],
  'points-cap': [
    {
      name: '399 of 400',
      list: capped('france', ['infantry-officer', '7 line-grenadier', '5 line-conscript']),
      findings: [],
      points: 399,
    },
    {
      name: '400 of 400',
      list: capped('france', ['infantry-officer', '2 line-grenadier', '12 line-conscript']),
      findings: [],
      points: 400,
    },
    {
      name: '401 of 400',
      list: capped('france', [
        'infantry-officer',
        '7 line-voltigeur',
        '2 line-grenadier',
        '2 line-conscript',
      ]),
      findings: ['error points-cap'],
      points: 401,
    },
    {
      name: '401 of none',
      list: list('france', [
        'infantry-officer',
        '7 line-voltigeur',
        '2 line-grenadier',
        '2 line-conscript',
      ]),
      findings: [],
      points: 401,
    },
    {
      name: 'its own cap of 60 for 60',
      list: list('france', ['infantry-officer'], { cap: 60 }),
      findings: [],
    },
    {
      name: 'its own cap of 59 for 60',
      list: list('france', ['infantry-officer'], { cap: 59 }),
      findings: ['error points-cap'],
    },
    {
      name: '308 against the 300 of a defender in Forlorn Hope',
      list: capped('france', [...squad, '6 line-grenadier'], {
        scenario: 'forlorn-hope',
        side: 'defender',
      }),
      findings: ['error points-cap'],
      points: 308,
    },
    {
      name: 'its own cap goes before the scenario',
      list: list('france', [...squad, '6 line-grenadier'], {
        cap: 308,
        ...side('forlorn-hope', 'defender'),
      }),
      findings: [],
    },
  ],
  'leader-or-nco-required': [
    { name: 'a Leader', list: list('france', ['infantry-officer', 'sapper']), findings: [] },
    { name: 'an NCO', list: list('france', ['infantry-nco', 'sapper']), findings: [] },
    {
      name: 'an allied Leader',
      list: list('austria', ['sapper', 'russia/jaeger-officer']),
      findings: ['warning mixed-nations'],
    },
    {
      name: 'neither',
      list: list('france', ['3 line-veteran']),
      findings: ['error leader-or-nco-required'],
    },
    {
      name: 'a Leader whom the ruleset does not know',
      list: list('france', ['sapper', 'emperor']),
      findings: ['error leader-or-nco-required', 'error unknown-profile'],
    },
  ],
  'one-leader': [
    { name: 'one', list: list('france', ['guard-officer']), findings: [] },
    { name: 'one and an NCO', list: list('france', squad), findings: [] },
    {
      name: 'two',
      list: list('france', ['infantry-officer', 'guard-officer']),
      findings: ['error one-leader'],
    },
    {
      name: 'two in one entry',
      list: list('france', ['2 guard-officer']),
      findings: ['error one-leader'],
    },
    {
      name: 'two of one profile in two entries',
      list: list('france', ['guard-officer', 'sapper', 'guard-officer']),
      findings: ['error one-leader'],
    },
    {
      name: 'two of two nations',
      list: list('austria', ['infantry-officer', 'prussia/infantry-officer']),
      findings: ['error one-leader', 'warning mixed-nations'],
    },
  ],
  'one-nco': [
    { name: 'one', list: list('russia', ['jaeger-nco']), findings: [] },
    {
      name: 'two',
      list: list('russia', ['jaeger-nco', 'dragoon-nco']),
      findings: ['error one-nco'],
    },
    {
      name: 'three in one entry',
      list: list('russia', ['3 infantry-nco']),
      findings: ['error one-nco'],
    },
    {
      name: 'two, and two Leaders',
      list: list('russia', ['2 infantry-nco', '2 infantry-officer']),
      findings: ['error one-leader', 'error one-nco'],
    },
  ],
  'three-personalities': [
    {
      name: 'three over 80, the Leader among them',
      list: list('france', ['light-infantry-officer', '2 cuirassier-carabinier']),
      findings: [],
    },
    {
      name: 'four over 80 beside one of exactly 80',
      list: list('great-britain', [
        'light-cavalry-officer',
        '3 life-horse-guard',
        'heavy-cavalry-nco',
      ]),
      findings: ['error three-personalities'],
    },
    {
      name: 'three over 80 and one of exactly 80',
      list: list('great-britain', ['light-cavalry-officer', '3 life-horse-guard']),
      findings: [],
      points: 344,
    },
    {
      name: 'four of 82, the least over 80',
      list: list('russia', ['infantry-officer', '4 guard-uhlan']),
      findings: ['error three-personalities'],
    },
    {
      name: 'four in four entries',
      list: list('france', [
        'heavy-cavalry-officer',
        'old-guard',
        'guard-lancer-polish',
        'empress-dragoon',
      ]),
      findings: ['error three-personalities'],
    },
  ],
  'historical-alliance': [
    { name: 'France alone', list: list('france', [...squad, 'hussar']), findings: [] },
    {
      name: 'France with an Austrian',
      list: list('france', ['infantry-officer', 'austria/hussar']),
      findings: ['error historical-alliance'],
    },
    {
      name: 'Austria with a Frenchman',
      list: list('austria', ['infantry-officer', 'france/hussar']),
      findings: ['error historical-alliance'],
    },
    {
      name: 'France among three allies: no word of mixing',
      list: list('russia', [
        'infantry-officer',
        'prussia/hussar',
        'austria/hussar',
        'france/hussar',
      ]),
      findings: ['error historical-alliance'],
    },
    {
      name: 'Frenchmen and Austrians in a Prussian list',
      list: list('prussia', ['france/infantry-officer', 'austria/hussar']),
      findings: ['error historical-alliance', 'warning wrong-nation'],
    },
    {
      name: 'a Frenchman whom the ruleset does not know',
      list: list('austria', ['infantry-officer', 'france/cantiniere']),
      findings: ['error unknown-profile'],
    },
  ],
  'mixed-nations': [
    { name: 'one nation', list: list('prussia', ['nco', 'hussar']), findings: [] },
    {
      name: 'two allies',
      list: list('prussia', ['nco', 'russia/hussar']),
      findings: ['warning mixed-nations'],
    },
    {
      name: 'all four allies',
      list: list('great-britain', [
        'infantry-officer',
        'prussia/hussar',
        'austria/hussar',
        'russia/hussar',
      ]),
      findings: ['warning mixed-nations'],
    },
    {
      name: 'two allies, none of the list’s own nation',
      list: list('austria', ['prussia/nco', 'russia/hussar']),
      findings: ['warning mixed-nations', 'warning wrong-nation'],
    },
  ],
  'wrong-nation': [
    { name: 'its own', list: list('france', ['infantry-officer']), findings: [] },
    {
      name: 'none of its own',
      list: list('france', ['russia/infantry-officer']),
      findings: ['warning wrong-nation'],
    },
    {
      name: 'none of its own that the ruleset knows',
      list: list('france', ['russia/infantry-officer', 'france/cantiniere']),
      findings: ['error unknown-profile', 'warning wrong-nation'],
    },
    { name: 'nobody at all', list: list('france', []), findings: ['error empty-list'] },
  ],
  'wrong-side': [
    {
      name: 'foraging, six sentries beside Officer and NCO',
      list: list('france', [...squad, '6 sapper'], side('foraging-mission', 'defender')),
      findings: [],
    },
    {
      name: 'foraging, five sentries beside Officer and NCO',
      list: list('france', [...squad, '5 sapper'], side('foraging-mission', 'defender')),
      findings: ['warning wrong-side'],
    },
    {
      name: 'foraging, six sentries and no Officer',
      list: list('france', ['infantry-nco', '6 sapper'], side('foraging-mission', 'defender')),
      findings: ['warning wrong-side'],
    },
    {
      name: 'foraging, neither sentries nor Officer: one finding',
      list: list('france', ['infantry-nco', '5 sapper'], side('foraging-mission', 'defender')),
      findings: ['warning wrong-side'],
    },
    {
      name: 'foraging, five as attacker',
      list: list('france', ['infantry-nco', '5 sapper'], side('foraging-mission', 'attacker')),
      findings: [],
    },
    {
      name: 'forlorn hope, an Officer indoors',
      list: list('france', ['infantry-officer'], side('forlorn-hope', 'defender')),
      findings: [],
    },
    {
      name: 'forlorn hope, no Officer',
      list: list('france', ['infantry-nco', '9 sapper'], side('forlorn-hope', 'defender')),
      findings: ['warning wrong-side'],
    },
    {
      name: 'forlorn hope, no Officer as attacker',
      list: list('france', ['infantry-nco'], side('forlorn-hope', 'attacker')),
      findings: [],
    },
    {
      name: 'the farm, no Officer',
      list: list('france', ['infantry-nco'], side('assault-at-the-farm', 'defender')),
      findings: [],
    },
    {
      name: 'a scenario without a side is none',
      list: list('france', ['infantry-nco'], { settings: { scenario: 'forlorn-hope' } }),
      findings: [],
    },
    {
      name: 'a side without a scenario is none',
      list: list('france', ['infantry-nco'], { settings: { side: 'defender' } }),
      findings: [],
    },
    {
      name: 'a wrong scenario is none',
      list: list('france', ['infantry-nco'], side('siege', 'defender')),
      findings: ['error setting-invalid'],
    },
  ],
  'musician-without-leader': [
    {
      name: 'with a Leader',
      list: list('france', ['infantry-officer', 'drummer-boy']),
      findings: [],
    },
    {
      name: 'with an NCO only',
      list: list('france', ['infantry-nco', 'drummer-boy']),
      findings: ['advice musician-without-leader'],
    },
    {
      name: 'two Musicians, one finding',
      list: list('france', ['infantry-nco', 'drummer-boy', 'trumpeter']),
      findings: ['advice musician-without-leader'],
    },
  ],
  'unpredictable-group': [
    { name: 'none', list: list('russia', ['infantry-officer']), findings: [] },
    {
      name: 'one',
      list: list('russia', ['infantry-officer', 'cossack']),
      findings: ['advice unpredictable-group'],
    },
    {
      name: 'two of a kind',
      list: list('russia', ['infantry-officer', '2 cossack']),
      findings: [],
    },
    {
      name: 'two of two kinds',
      list: list('russia', ['infantry-officer', 'cossack', 'bashkir-kalmuck']),
      findings: [],
    },
  ],
  'unreliable-group': [
    {
      name: 'one',
      list: list('prussia', ['nco', 'landwehr-militia']),
      findings: ['advice unreliable-group'],
    },
    { name: 'two', list: list('prussia', ['nco', '2 landwehr-militia']), findings: [] },
    {
      name: 'one each of two nations',
      list: list('prussia', ['nco', 'landwehr-militia', 'austria/landwehr-militia']),
      findings: ['warning mixed-nations'],
    },
    {
      name: 'one, and one Unpredictable',
      list: list('austria', ['infantry-nco', 'landwehr-militia', 'russia/cossack']),
      findings: ['advice unpredictable-group', 'advice unreliable-group', 'warning mixed-nations'],
    },
  ],
  'points-left': [
    {
      name: '12 left, as much as the cheapest costs',
      list: list('france', ['infantry-officer'], { cap: 72 }),
      findings: ['advice points-left'],
    },
    {
      name: '11 left, less than anything costs',
      list: list('france', ['infantry-officer'], { cap: 71 }),
      findings: [],
    },
    { name: 'nothing left', list: list('france', ['infantry-officer'], { cap: 60 }), findings: [] },
    { name: 'no cap', list: list('france', ['infantry-officer']), findings: [] },
    {
      name: 'an illegal list first becomes legal',
      list: list('france', ['2 infantry-officer'], { cap: 400 }),
      findings: ['error one-leader'],
    },
    {
      name: 'a Russian costs 11, but the list is French',
      list: list('france', ['infantry-officer'], { cap: 71 }),
      findings: [],
    },
    {
      name: 'the same 11 left in a Russian list',
      list: list('russia', ['infantry-officer'], { cap: 71 }),
      findings: ['advice points-left'],
    },
    {
      name: 'a warning does not silence it',
      list: list('austria', ['infantry-officer', 'russia/drummer'], { cap: 100 }),
      findings: ['advice points-left', 'warning mixed-nations'],
    },
  ],
  'unknown-option': [
    { name: 'none', list: list('france', ['infantry-officer']), findings: [] },
    {
      name: 'any: models are bought as they are',
      list: list('france', ['infantry-officer: horse']),
      findings: ['error unknown-option'],
      points: 60,
      models: 1,
    },
    {
      name: 'names that every object has',
      list: list('france', ['infantry-officer: constructor, toString*2']),
      findings: ['error unknown-option'],
      points: 60,
    },
  ],
};
