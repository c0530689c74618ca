import { type MusterOptions, muster } from '../../fixtures/muster';
import { alwaysCases, alwaysTable } from '../always-cases';
import type { RuleCases, RuleTable } from '../rule-case';

/** Severity and basis of every rule, as the specification has them. */
export const table: RuleTable = {
  ...alwaysTable,
  'empty-list': ['error rule'],
  'points-cap': ['error rule'],
  'officer-per-troop-type': ['error rule'],
  'officer-unavailable': ['warning reading'],
  'unique-personality': ['error reading'],
  'aide-needs-general': ['error reading'],
  'wrong-nation': ['error reading'],
  'allied-contingent': ['warning reading'],
  'option-limit': ['error rule'],
  'replacement-conflict': ['error rule'],
  'cavalry-firearms': ['error rule'],
  'bayonet-needs-firearm': ['error reading'],
  'fusiliers-distinct': ['warning rule'],
  'paget-and-wellington': ['warning rule', 'advice reading'],
  'redundant-pistols': ['advice reading'],
  'lance-on-foot': ['advice reading'],
  'two-handed-and-hand-weapon': ['advice reading'],
  'dragoons-on-foot': ['advice reading'],
  'points-left': ['advice reading'],
};

const list = (nation: string, entries: readonly string[], options: MusterOptions = {}) =>
  muster('napoleonic-sbg', nation, entries, options);
const uk = (...entries: readonly string[]) => list('united-kingdom', entries);
const french = (...entries: readonly string[]) => list('french-empire', entries);

/** With an allied contingent agreed. */
const allied = (nation: string, ...entries: readonly string[]) =>
  list(nation, entries, { settings: { allies: true } });
const inYear = (year: unknown, ...entries: readonly string[]) =>
  list('united-kingdom', entries, { settings: { year } });
const capped = (cap: number, ...entries: readonly string[]) =>
  list('united-kingdom', entries, { cap });

const picton = 'lieutenant-general-thomas-picton';
const wellington = 'arthur-wellesley-the-duke-of-wellington';
const paget = 'henry-william-paget-the-earl-of-uxbridge';

const always = alwaysCases(
  (more = [], settings = {}) => list('united-kingdom', ['sapper', ...more], { settings }),
  [
    ['the year before the wars', { year: 1791 }],
    ['the year after them', { year: 1816 }],
    ['half a year', { year: 1810.5 }],
    ['a year in words', { year: '1810' }],
    ['no year', { year: null }],
    ['allies in words', { allies: 'yes' }],
    ['two at once', { year: true, allies: 1810 }],
  ],
);

export const cases: RuleCases = {
  ...always,
  'setting-invalid': [
    ...(always['setting-invalid'] ?? []),
    { name: 'the first year', list: inYear(1792, 'sapper'), findings: [] },
    { name: 'the last year', list: inYear(1815, 'sapper'), findings: [] },
    {
      name: 'wrong allies are no allies',
      list: list('united-kingdom', ['sapper', 'spain/line-infantry'], { settings: { allies: 1 } }),
      findings: ['error setting-invalid', 'error wrong-nation', 'warning officer-unavailable'],
    },
  ],
  'empty-list': [
    { name: 'a gun', list: uk('3-pdr-cannon'), findings: [], points: 50, models: 3 },
    { name: 'nobody', list: uk(), findings: ['error empty-list'], points: 0, models: 0 },
    {
      name: 'nobody that the ruleset knows',
      list: uk('brunswicker'),
      findings: ['error empty-list', 'error unknown-profile'],
      models: 0,
    },
  ],
  'points-cap': [
    { name: 'no cap by itself', list: uk('99 sapper'), findings: [], points: 1089 },
    {
      name: 'no cap by choice',
      list: list('united-kingdom', ['99 sapper'], { cap: null }),
      findings: [],
    },
    { name: '66 of 66', list: capped(66, '6 sapper'), findings: [], points: 66 },
    { name: '66 of 65', list: capped(65, '6 sapper'), findings: ['error points-cap'] },
    {
      name: 'options count',
      list: capped(72, '6 sapper: shovel, musket'),
      findings: ['error points-cap'],
      points: 84,
    },
    {
      name: 'unknown options do not',
      list: capped(66, '6 sapper: horse'),
      findings: ['error unknown-option'],
      points: 66,
    },
    {
      name: 'every further crewman counts',
      list: capped(67, '3-pdr-cannon: extra-crew*3'),
      findings: ['error points-cap'],
      points: 68,
      models: 6,
    },
  ],
  'officer-per-troop-type': [
    { name: 'a captain', list: uk('line-infantry-captain', 'line-infantry'), findings: [] },
    { name: 'a sergeant', list: uk('line-infantry-sergeant', '20 line-infantry'), findings: [] },
    { name: 'a named NCO', list: uk('thomas-plunket', 'skirmisher'), findings: [] },
    { name: 'an officer without troops', list: uk('hussar-captain'), findings: [] },
    {
      name: 'nobody',
      list: uk('line-infantry'),
      findings: ['error officer-per-troop-type'],
    },
    {
      name: 'an officer of another type',
      list: uk('line-infantry-captain', 'light-infantry'),
      findings: ['error officer-per-troop-type'],
    },
    {
      name: 'three types without: one finding',
      list: uk('line-infantry', 'light-infantry', 'grenadier'),
      findings: ['error officer-per-troop-type'],
    },
    { name: 'sappers need none', list: uk('9 sapper'), findings: [] },
    {
      name: 'artillery is no type',
      list: uk('9-pdr-cannon', '12-lb-congreve-rocket-battery'),
      findings: [],
    },
    { name: 'a personality for one type', list: uk(picton, '5 grenadier'), findings: [] },
    {
      name: 'a personality for two types',
      list: uk(picton, '5 grenadier', 'highlander-infantry'),
      findings: ['error officer-per-troop-type'],
    },
    {
      name: 'a general and his Aide for two types',
      list: uk(picton, 'aide-de-camp', '5 grenadier', 'highlander-infantry'),
      findings: [],
    },
    {
      name: 'a general and two Aides for two types: one to spare',
      list: uk(picton, '2 aide-de-camp', '5 grenadier', 'highlander-infantry'),
      findings: [],
    },
    {
      name: 'a general and two Aides for three types',
      list: uk(picton, '2 aide-de-camp', 'grenadier', 'highlander-infantry', 'hussar'),
      findings: [],
    },
    {
      name: 'a general and two Aides for four types',
      list: uk(
        picton,
        '2 aide-de-camp',
        'grenadier',
        'highlander-infantry',
        'hussar',
        'skirmisher',
      ),
      findings: ['error officer-per-troop-type'],
    },
    {
      name: 'a personality is not spent on a type that has its officer',
      list: uk('hussar-sergeant', 'hussar', picton, 'household-cavalry'),
      findings: [],
    },
    {
      name: 'an Aide without a general stands in nevertheless',
      list: uk('aide-de-camp', 'highlander-infantry'),
      findings: ['error aide-needs-general'],
    },
    {
      name: 'a French officer does not lead British troops of the same type',
      list: allied('united-kingdom', 'grenadier', 'french-empire/grenadier-captain'),
      findings: ['error officer-per-troop-type', 'warning allied-contingent'],
    },
    {
      name: 'the grenadiers of two nations are two types for one personality',
      list: allied('united-kingdom', picton, 'grenadier', 'french-empire/grenadier'),
      findings: ['error officer-per-troop-type', 'warning allied-contingent'],
    },
    {
      name: 'a personality of another nation stands in',
      list: allied('united-kingdom', 'grenadier', 'french-empire/michel-ney'),
      findings: ['warning allied-contingent'],
    },
  ],
  'officer-unavailable': [
    {
      name: 'Landwehr',
      list: list('prussia', ['10 landwehr: musket']),
      findings: ['warning officer-unavailable'],
      points: 70,
    },
    {
      name: 'every Spanish type, one finding',
      list: list('spain', ['line-infantry', 'light-infantry', 'grenadier', 'guerrilla']),
      findings: ['warning officer-unavailable'],
    },
    {
      name: 'an allied personality covers it',
      list: allied('spain', 'line-infantry', 'united-kingdom/lieutenant-general-thomas-picton'),
      findings: ['warning allied-contingent'],
    },
    {
      name: 'an allied personality covers one of two',
      list: allied(
        'spain',
        'line-infantry',
        'guerrilla',
        'united-kingdom/lieutenant-general-thomas-picton',
      ),
      findings: ['warning allied-contingent', 'warning officer-unavailable'],
    },
    {
      name: 'a type that could have an officer is covered first',
      list: allied(
        'spain',
        'line-infantry',
        'united-kingdom/grenadier',
        `united-kingdom/${picton}`,
      ),
      findings: ['warning allied-contingent', 'warning officer-unavailable'],
    },
    {
      name: 'both rules stand together',
      list: allied('spain', 'line-infantry', 'united-kingdom/grenadier'),
      findings: [
        'error officer-per-troop-type',
        'warning allied-contingent',
        'warning officer-unavailable',
      ],
    },
  ],
  'unique-personality': [
    { name: 'once', list: uk('thomas-plunket'), findings: [] },
    { name: 'two of them, once each', list: uk(wellington, picton), findings: [] },
    { name: 'twice', list: uk('2 thomas-plunket'), findings: ['error unique-personality'] },
    {
      name: 'twice in two entries',
      list: uk(`${picton}: horse`, picton),
      findings: ['error unique-personality'],
    },
    {
      name: 'two of them twice: one finding',
      list: uk('2 thomas-plunket', '2 sergeant-charles-ewart'),
      findings: ['error unique-personality'],
    },
    { name: 'an Aide has no name', list: uk(picton, '2 aide-de-camp'), findings: [] },
  ],
  'aide-needs-general': [
    { name: 'with a general', list: french('michel-ney', 'aide-de-camp'), findings: [] },
    { name: 'alone', list: french('aide-de-camp'), findings: ['error aide-needs-general'] },
    {
      name: 'with a colonel',
      list: french('colonel-gaspard-gourgaud', 'aide-de-camp'),
      findings: ['error aide-needs-general'],
    },
    {
      name: 'two with one general',
      list: french('antoine-lasalle', '2 aide-de-camp'),
      findings: [],
    },
    {
      name: 'with a general of another nation',
      list: allied('united-kingdom', 'aide-de-camp', 'french-empire/michel-ney'),
      findings: ['warning allied-contingent'],
    },
  ],
  'wrong-nation': [
    { name: 'its own', list: uk('sapper'), findings: [] },
    {
      name: 'another',
      list: uk('sapper', 'french-empire/4-pdr-cannon'),
      findings: ['error wrong-nation'],
    },
    {
      name: 'two others: one finding',
      list: uk('sapper', 'french-empire/4-pdr-cannon', 'russian-empire/cossack-captain'),
      findings: ['error wrong-nation'],
    },
    {
      name: 'no allies by choice',
      list: list('united-kingdom', ['sapper', 'french-empire/4-pdr-cannon'], {
        settings: { allies: false },
      }),
      findings: ['error wrong-nation'],
    },
    {
      name: 'only another',
      list: uk('french-empire/4-pdr-cannon'),
      findings: ['error wrong-nation'],
    },
    {
      name: 'allies agreed',
      list: allied('united-kingdom', 'sapper', 'french-empire/4-pdr-cannon'),
      findings: ['warning allied-contingent'],
    },
  ],
  'allied-contingent': [
    {
      name: 'allies agreed and none taken',
      list: allied('united-kingdom', 'sapper'),
      findings: [],
    },
    {
      name: 'allies taken',
      list: allied('united-kingdom', 'sapper', 'spain/guerrilla'),
      findings: ['warning allied-contingent', 'warning officer-unavailable'],
    },
  ],
  'unknown-option': [
    { name: 'none', list: uk('5-5-howitzer: grape-shot'), findings: [], points: 125 },
    {
      name: 'Siege Veterans on a howitzer',
      list: uk('5-5-howitzer: siege-veterans'),
      findings: ['error unknown-option'],
      points: 115,
      models: 4,
    },
    {
      name: 'crew and Superior Construction on rockets',
      list: uk('12-lb-congreve-rocket-battery: extra-crew*2, superior-construction'),
      findings: [],
      points: 92,
      models: 6,
    },
    {
      name: 'a limber and a Master Gunner on rockets: no models, no points',
      list: uk('12-lb-congreve-rocket-battery: limber-team, master-gunner*2'),
      findings: ['error unknown-option'],
      points: 65,
      models: 4,
    },
    {
      name: 'a rifle for a line infantryman',
      list: uk('line-infantry-sergeant', '4 line-infantry: rifle'),
      findings: ['error unknown-option'],
      points: 57,
    },
    {
      name: 'is not carried: a hussar with a musket keeps to the firearms of cavalry',
      list: uk('hussar-sergeant: musket, bayonet'),
      findings: ['error unknown-option'],
    },
    {
      name: 'is in no other way too often',
      list: uk('hussar-sergeant: musket*7'),
      findings: ['error unknown-option'],
      points: 35,
    },
    {
      name: 'names that every object has',
      list: uk('sapper: constructor, hasOwnProperty'),
      findings: ['error unknown-option'],
      points: 11,
    },
  ],
  'option-limit': [
    { name: 'once', list: uk('sapper: shovel'), findings: [] },
    { name: 'twice', list: uk('sapper: shovel*2'), findings: ['error option-limit'], points: 13 },
    {
      name: 'crew as often as one likes',
      list: uk('9-pdr-cannon: extra-crew*99'),
      findings: [],
      points: 664,
      models: 103,
    },
    {
      name: 'Master Gunners are priced and stand as often as they are taken',
      list: uk('2 9-pdr-cannon: master-gunner*2'),
      findings: ['error option-limit'],
      points: 380,
      models: 12,
    },
    {
      name: 'limbers likewise',
      list: uk('9-pdr-cannon: limber-team*2'),
      findings: ['error option-limit'],
      points: 170,
      models: 10,
    },
    {
      name: 'too often counts as once for the others',
      list: uk('light-dragoon-sergeant: horse*2, musket*3'),
      findings: ['error cavalry-firearms', 'error option-limit'],
      points: 45,
    },
    {
      name: 'too often replaces once',
      list: uk('light-dragoon-sergeant: horse', 'light-dragoon: horse, rifled-carbine*2'),
      findings: ['error option-limit'],
      points: 56,
    },
    {
      name: 'three options of two units: one finding',
      list: uk('sapper: shovel*2, musket*2', '3-pdr-cannon: grape-shot*2'),
      findings: ['error option-limit'],
    },
  ],
  'replacement-conflict': [
    {
      name: 'a carbine becomes one thing',
      list: uk('light-dragoon-sergeant: horse', 'light-dragoon: horse, rifled-carbine'),
      findings: [],
    },
    {
      name: 'a carbine becomes two',
      list: uk('light-dragoon-sergeant: horse', '2 light-dragoon: musket, rifled-carbine'),
      findings: ['advice dragoons-on-foot', 'error replacement-conflict'],
    },
    {
      name: 'a carbine becomes two on horseback',
      list: uk('light-dragoon-sergeant: horse', 'light-dragoon: horse, musket, rifled-carbine'),
      findings: ['error cavalry-firearms', 'error replacement-conflict'],
    },
    {
      name: 'what is bought beside other things replaces nothing',
      list: uk('light-dragoon-sergeant: carbine, rifled-carbine, musket'),
      findings: ['advice dragoons-on-foot'],
    },
  ],
  'cavalry-firearms': [
    {
      name: 'a carbine on horseback',
      list: uk('hussar-sergeant: carbine', 'hussar: carbine, pistol'),
      findings: [],
    },
    {
      name: 'a rifled carbine on horseback',
      list: uk('light-dragoon-sergeant: horse, rifled-carbine'),
      findings: [],
    },
    { name: 'one pistol on horseback', list: uk(`${wellington}: horse, pistol`), findings: [] },
    { name: 'a brace on foot', list: uk(`${wellington}: brace-of-pistols`), findings: [] },
    {
      name: 'a brace on horseback',
      list: uk(`${wellington}: horse, brace-of-pistols`),
      findings: ['error cavalry-firearms'],
    },
    {
      name: 'a musket on a bought horse',
      list: french('dragoon-sergeant: horse, musket'),
      findings: ['error cavalry-firearms'],
    },
    {
      name: 'a musket in the place of a carbine',
      list: french('dragoon-sergeant: horse', '2 dragoon: horse, musket'),
      findings: ['error cavalry-firearms'],
    },
    {
      name: 'the carbine that it carries',
      list: french('dragoon-sergeant: horse', '2 dragoon: horse'),
      findings: [],
    },
    {
      name: 'a rifle on horseback',
      list: list('spain', ['guerrilla: horse, rifle']),
      findings: ['error cavalry-firearms', 'warning officer-unavailable'],
    },
    {
      name: 'a blunderbuss on horseback',
      list: list('spain', ['guerrilla: horse, blunderbuss, volley-gun']),
      findings: ['warning officer-unavailable'],
    },
    {
      name: 'a brace on an officer’s bought horse',
      list: uk('line-infantry-captain: horse, brace-of-pistols', 'line-infantry'),
      findings: ['error cavalry-firearms'],
    },
  ],
  'bayonet-needs-firearm': [
    { name: 'on a musket', list: uk('line-infantry-sergeant: bayonet, musket'), findings: [] },
    {
      name: 'on a carbine',
      list: uk('light-dragoon-sergeant: bayonet, carbine, horse'),
      findings: [],
    },
    {
      name: 'on a rifled carbine',
      list: uk('light-dragoon-sergeant: bayonet, rifled-carbine, horse'),
      findings: [],
    },
    { name: 'on a rifle', list: uk('skirmisher-sergeant: bayonet, rifle'), findings: [] },
    {
      name: 'on the rifle in the place of a musket',
      list: uk('skirmisher-sergeant', 'skirmisher: rifle'),
      findings: [],
    },
    {
      name: 'on a carried carbine',
      list: uk('scots-greys-dragoon-captain', 'scots-greys-dragoon: bayonet'),
      findings: [],
    },
    {
      name: 'on nothing',
      list: uk('line-infantry-sergeant: bayonet'),
      findings: ['error bayonet-needs-firearm'],
    },
    {
      name: 'on a pistol',
      list: uk('line-infantry-sergeant: bayonet, pistol'),
      findings: ['error bayonet-needs-firearm'],
    },
    {
      name: 'on a blunderbuss',
      list: list('spain', ['guerrilla: bayonet, blunderbuss, volley-gun']),
      findings: ['error bayonet-needs-firearm', 'warning officer-unavailable'],
    },
  ],
  'fusiliers-distinct': [
    {
      name: 'early alone',
      list: french('fusilier-captain', 'fusilier-sergeant-early-war', '5 fusilier-early-war'),
      findings: [],
    },
    {
      name: 'late alone',
      list: french('fusilier-sergeant-late-war', 'fusilier-late-war'),
      findings: [],
    },
    {
      name: 'both',
      list: french('fusilier-captain', 'fusilier-early-war', 'fusilier-late-war'),
      findings: ['warning fusiliers-distinct'],
    },
    {
      name: 'sergeants count',
      list: french('fusilier-sergeant-early-war', 'fusilier-late-war'),
      findings: ['warning fusiliers-distinct'],
    },
  ],
  'paget-and-wellington': [
    { name: 'Paget alone', list: inYear(1815, paget), findings: [] },
    { name: 'Wellington alone', list: inYear(1815, wellington), findings: [] },
    { name: 'both in 1809', list: inYear(1809, paget, wellington), findings: [] },
    {
      name: 'both in 1810',
      list: inYear(1810, paget, wellington),
      findings: ['warning paget-and-wellington'],
    },
    {
      name: 'both in 1815',
      list: inYear(1815, paget, wellington),
      findings: ['warning paget-and-wellington'],
    },
    {
      name: 'both, in no year',
      list: uk(paget, wellington),
      findings: ['advice paget-and-wellington'],
    },
    {
      name: 'both, in a year that is none',
      list: inYear(1816, paget, wellington),
      findings: ['advice paget-and-wellington', 'error setting-invalid'],
    },
  ],
  'redundant-pistols': [
    { name: 'a pistol', list: uk(`${picton}: pistol`), findings: [] },
    { name: 'a brace', list: uk(`${picton}: brace-of-pistols`), findings: [] },
    {
      name: 'both',
      list: uk(`${picton}: pistol, brace-of-pistols`),
      findings: ['advice redundant-pistols'],
    },
    {
      name: 'both on horseback',
      list: uk(`${picton}: pistol, brace-of-pistols, horse`),
      findings: ['advice redundant-pistols', 'error cavalry-firearms'],
    },
  ],
  'lance-on-foot': [
    { name: 'a lancer', list: french('lancer-sergeant: lance', '4 lancer: lance'), findings: [] },
    {
      name: 'a guerrilla on foot',
      list: list('spain', ['guerrilla: lance']),
      findings: ['advice lance-on-foot', 'warning officer-unavailable'],
    },
    {
      name: 'a guerrilla on horseback',
      list: list('spain', ['guerrilla: lance, horse']),
      findings: ['warning officer-unavailable'],
    },
  ],
  'two-handed-and-hand-weapon': [
    {
      name: 'one of them',
      list: list('prussia', ['landwehr: hand-weapon', 'landwehr: two-handed-weapon']),
      findings: ['warning officer-unavailable'],
    },
    {
      name: 'both',
      list: list('prussia', ['3 landwehr: hand-weapon, two-handed-weapon']),
      findings: ['advice two-handed-and-hand-weapon', 'warning officer-unavailable'],
    },
    {
      name: 'both for a guerrilla, who is no Landwehr',
      list: list('spain', ['guerrilla: two-handed-weapon']),
      findings: ['warning officer-unavailable'],
    },
  ],
  'dragoons-on-foot': [
    {
      name: 'all mounted',
      list: french('dragoon-captain: horse', '5 dragoon: horse'),
      findings: [],
    },
    {
      name: 'one on foot',
      list: french('dragoon-captain: horse', 'dragoon'),
      findings: ['advice dragoons-on-foot'],
    },
    {
      name: 'heavy and light, one finding',
      list: uk('heavy-dragoon-captain', 'light-dragoon-captain', 'light-dragoon'),
      findings: ['advice dragoons-on-foot'],
    },
    {
      name: 'Scots Greys ride',
      list: uk('scots-greys-dragoon-captain', 'scots-greys-dragoon'),
      findings: [],
    },
  ],
  'points-left': [
    {
      name: '8 left and a type that is led: one more infantryman',
      list: capped(66, 'line-infantry-captain', 'line-infantry'),
      findings: ['advice points-left'],
      points: 58,
    },
    {
      name: '7 left: nothing costs so little',
      list: capped(65, 'line-infantry-captain', 'line-infantry'),
      findings: [],
    },
    {
      name: '8 left, but nobody to lead an infantryman',
      list: capped(19, 'sapper'),
      findings: [],
    },
    {
      name: '11 left: one more sapper',
      list: capped(22, 'sapper'),
      findings: ['advice points-left'],
    },
    { name: 'no cap', list: uk('sapper'), findings: [] },
    {
      name: 'an illegal list',
      list: capped(500, 'line-infantry'),
      findings: ['error officer-per-troop-type'],
    },
    {
      name: 'the Spanish may be added though nobody can lead them',
      list: list('spain', ['guerrilla'], { cap: 13 }),
      findings: ['advice points-left', 'warning officer-unavailable'],
    },
  ],
  'several at once': [
    {
      name: 'each rule speaks once and none silences another',
      list: list(
        'united-kingdom',
        [
          'aide-de-camp: bayonet, pistol, brace-of-pistols, horse',
          '2 thomas-plunket',
          'light-dragoon: musket, rifled-carbine, horse*2, drum',
          'french-empire/fusilier-early-war',
          'french-empire/fusilier-late-war',
          'prussia/landwehr: hand-weapon, two-handed-weapon',
          'spain/guerrilla: lance',
          'brunswicker',
        ],
        { cap: 100, settings: { year: 1900, weather: 'rain' } },
      ),
      findings: [
        'advice lance-on-foot',
        'advice redundant-pistols',
        'advice two-handed-and-hand-weapon',
        'error aide-needs-general',
        'error bayonet-needs-firearm',
        'error cavalry-firearms',
        'error officer-per-troop-type',
        'error option-limit',
        'error points-cap',
        'error replacement-conflict',
        'error setting-invalid',
        'error unique-personality',
        'error unknown-option',
        'error unknown-profile',
        'error wrong-nation',
        'warning fusiliers-distinct',
        'warning officer-unavailable',
        'warning unknown-setting',
      ],
    },
  ],
};
