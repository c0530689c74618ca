import { describe, expect, test } from 'vitest';
import { ruleset as drumsAndShakos } from '@/data/drums-and-shakos/ruleset';
import { ruleset as napoleonicSbg } from '@/data/napoleonic-sbg/ruleset';
import type { List } from '@/lib/roster/list';
import { checkList, describeFinding } from '@/lib/rules/check';
import type { Subject } from '@/lib/rules/finding';
import type { Ruleset } from '@/lib/rules/ruleset';
import { type MusterOptions, muster } from '../fixtures/muster';
import { described } from './always-cases';

const drums = (nation: string, entries: readonly string[], options: MusterOptions = {}) =>
  muster('drums-and-shakos', nation, entries, { cap: null, ...options });
const sbg = (nation: string, entries: readonly string[], options: MusterOptions = {}) =>
  muster('napoleonic-sbg', nation, entries, options);

const at = (...entries: readonly number[]): readonly Subject[] =>
  entries.map((entry) => ({ group: 'main', entry }));
const option = (entry: number, id: string): Subject => ({ group: 'main', entry, option: id });

/** A list, one of its findings, and what it says of what. */
type Row = readonly [rule: string, list: List, message: string, subjects: readonly Subject[]];

const drumsRows: readonly Row[] = [
  ['empty-list', drums('france', []), 'Nobody has been mustered yet.', []],
  [
    'points-cap',
    drums('france', ['infantry-officer', 'infantry-nco'], { cap: 100 }),
    '116 of 100 points: 16 over.',
    [],
  ],
  [
    'leader-or-nco-required',
    drums('france', ['sapper']),
    'Nobody in command: at least a Leader or an NCO must be in the list.',
    [],
  ],
  [
    'one-leader',
    drums('france', ['sapper', 'guard-officer', '2 infantry-officer']),
    'Three Leaders: only one is allowed.',
    at(1, 2),
  ],
  [
    'three-personalities',
    drums('france', ['infantry-officer', '12 old-guard']),
    '12 models over 80 points: only three are allowed.',
    at(1),
  ],
  [
    'historical-alliance',
    drums('france', ['infantry-officer', 'austria/hussar', 'russia/hussar']),
    'France and Austria and Russia were enemies: they cannot stand in one list.',
    at(1, 2),
  ],
  [
    'historical-alliance',
    drums('austria', ['infantry-officer', 'france/hussar']),
    'France and Austria were enemies: they cannot stand in one list.',
    at(1),
  ],
  [
    'mixed-nations',
    drums('austria', ['infantry-officer', 'russia/hussar', 'prussia/hussar']),
    'Prussia, Austria and Russia in one list: agree whose national feature applies.',
    at(1, 2),
  ],
  [
    'wrong-nation',
    drums('france', ['russia/infantry-officer']),
    'This is a list of France, and no model in it is of that nation. A reading.',
    [],
  ],
  [
    'wrong-side',
    drums('france', ['infantry-nco', '4 sapper'], {
      settings: { scenario: 'foraging-mission', side: 'defender' },
    }),
    'Defending in Foraging Mission: six models besides Officer and NCO stand sentry, and there are 4; its Officer has a place in the deployment, and there is no Leader. Agree it. A reading.',
    [],
  ],
  [
    'musician-without-leader',
    drums('france', ['infantry-nco', 'drummer-boy', 'trumpeter']),
    'A Musician and no Leader: his re-roll is for a group that a Leader orders. A reading.',
    at(1, 2),
  ],
  [
    'unpredictable-group',
    drums('russia', ['infantry-nco', 'cossack']),
    'The Cossack is the only Unpredictable model, and such models are grouped only with their own kind. A reading.',
    at(1),
  ],
  [
    'points-left',
    drums('france', ['infantry-officer'], { cap: 73 }),
    '13 points left: enough for 1 National Guard at 12. A reading.',
    [],
  ],
  [
    'unknown-profile',
    drums('france', ['infantry-officer', 'grognard', 'russia/bear', 'grognard']),
    'Not in this roster: "france/grognard" and "russia/bear". Kept as stored, counted as nothing.',
    at(1, 2, 3),
  ],
  [
    'unknown-profile',
    drums('france', ['a', 'b', 'c', 'd', 'e', 'f', 'g']),
    'Not in this roster: "france/a", "france/b", "france/c", "france/d" and 3 more. Kept as stored, counted as nothing.',
    at(0, 1, 2, 3, 4, 5, 6),
  ],
  [
    'setting-invalid',
    drums('france', ['infantry-officer'], { settings: { side: 7, nationalFeature: 'on' } }),
    'Settings have a value that this ruleset does not allow: Side and National feature. The default is used. A reading.',
    [],
  ],
  [
    'unknown-setting',
    drums('france', ['infantry-officer'], { settings: { year: 1812, weather: 'snow' } }),
    'This ruleset has no setting "year" or "weather": kept, and not used. A reading.',
    [],
  ],
  [
    'attribute-invalid',
    described(drums('france', ['infantry-officer']), { grade: 1, castings: 2 }),
    'Not an attribute here: "grade" and "castings" of the Infantry Officer.',
    at(0),
  ],
];

const sbgRows: readonly Row[] = [
  [
    'officer-per-troop-type',
    sbg('united-kingdom', [
      'hussar',
      'light-infantry',
      'aide-de-camp',
      'lieutenant-general-thomas-picton',
      'line-infantry',
      'hussar',
    ]),
    'No officer or NCO for the Hussars. The Aide de Camp stands in for the Line Infantry and Lieutenant General Thomas Picton stands in for the Light Infantry.',
    at(0, 5),
  ],
  [
    'officer-unavailable',
    sbg('spain', ['line-infantry', 'guerrilla']),
    'The published roster has no officer or NCO for the Line Infantry and Guerrillas, and nobody stands in: agree it. A reading.',
    at(0, 1),
  ],
  [
    'unique-personality',
    sbg('united-kingdom', ['thomas-plunket', 'sergeant-charles-ewart', 'thomas-plunket']),
    'Thomas Plunket can be there only once: the source names persons. A reading.',
    at(0, 2),
  ],
  [
    'aide-needs-general',
    sbg('french-empire', ['aide-de-camp', 'colonel-gaspard-gourgaud', 'aide-de-camp: horse']),
    'An Aide de Camp and no General: he is assigned to one. A reading.',
    at(0, 2),
  ],
  [
    'wrong-nation',
    sbg('united-kingdom', ['spain/guerrilla', 'sapper', 'french-empire/4-pdr-cannon']),
    'Profiles of another nation: French Empire and Spain. The source says nothing of mixed forces. A reading.',
    at(0, 2),
  ],
  [
    'allied-contingent',
    sbg('united-kingdom', ['sapper', 'spain/guerrilla'], { settings: { allies: true } }),
    'An allied contingent of Spain: the source says nothing of mixed forces, so agree it. A reading.',
    at(1),
  ],
  [
    'unknown-option',
    sbg('united-kingdom', ['5-5-howitzer: siege-veterans, mortar', 'thomas-plunket: horse']),
    'Not offered: Siege Veterans and "mortar" for the 5.5 Howitzer and Horse for Thomas Plunket.',
    [option(0, 'siege-veterans'), option(0, 'mortar'), option(1, 'horse')],
  ],
  [
    'option-limit',
    sbg('united-kingdom', ['sapper: shovel*2', 'sapper: shovel*3, musket']),
    'More than once for each model: Shovel twice and Shovel 3 times for the Sapper.',
    [option(0, 'shovel'), option(1, 'shovel')],
  ],
  [
    'replacement-conflict',
    sbg('united-kingdom', ['2 light-dragoon: musket, rifled-carbine']),
    'Replaced twice: the Carbine (Musket and Rifled Carbine) of the Light Dragoon.',
    [option(0, 'musket'), option(0, 'rifled-carbine')],
  ],
  [
    'cavalry-firearms',
    sbg('french-empire', [
      'michel-ney: horse, musket, brace-of-pistols',
      '2 dragoon: horse, musket',
      'dragoon: horse',
      '3 dragoon: horse, musket, bayonet',
    ]),
    'Michel Ney: a mounted model may not carry a Musket or Brace of Pistols; 5 Dragoons: a mounted model may not carry a Musket.',
    at(0, 1, 3),
  ],
  [
    'bayonet-needs-firearm',
    sbg('united-kingdom', ['2 line-infantry-sergeant: bayonet']),
    '2 Line Infantry Sergeants: a Bayonet and nothing to fix it to. A reading.',
    at(0),
  ],
  [
    'fusiliers-distinct',
    sbg('french-empire', ['fusilier-late-war', 'sapper', 'fusilier-sergeant-early-war']),
    'Early War and Late War Fusiliers in one list: the models must be clearly told apart.',
    at(0, 2),
  ],
  [
    'dragoons-on-foot',
    sbg('united-kingdom', ['light-dragoon-sergeant', '2 light-dragoon', 'light-dragoon: horse']),
    '1 Light Dragoon Sergeant and 2 Light Dragoons: a Dragoon without a Horse has -1 Courage. A reading.',
    at(0, 1),
  ],
  [
    'lance-on-foot',
    sbg('spain', ['4 guerrilla: lance']),
    '4 Guerrillas: a Lance without a Horse counts as a pike. A reading.',
    at(0),
  ],
];

function saying(ruleset: Ruleset, rule: string, list: List) {
  const finding = checkList(list, ruleset).findings.find((one) => one.rule === rule);
  return (
    finding && {
      message: describeFinding(ruleset, finding),
      subjects: finding.subjects,
    }
  );
}

describe.each([
  { ruleset: drumsAndShakos, rows: drumsRows },
  { ruleset: napoleonicSbg, rows: sbgRows },
])('what the rules of $ruleset.card.shortName say', ({ ruleset, rows }) => {
  test.each(rows)('%s', (rule, list, message, subjects) => {
    expect(saying(ruleset, rule, list)).toEqual({ message, subjects });
  });
});
