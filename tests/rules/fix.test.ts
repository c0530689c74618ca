import { describe, expect, test } from 'vitest';
import { ruleset as drumsAndShakos } from '@/data/drums-and-shakos/ruleset';
import { ruleset as napoleonicSbg } from '@/data/napoleonic-sbg/ruleset';
import type { List } from '@/lib/roster/list';
import { checkList } from '@/lib/rules/check';
import { describeEdits } from '@/lib/rules/describe-edits';
import { fixesFor } from '@/lib/rules/fix';
import type { Ruleset } from '@/lib/rules/ruleset';
import { type MusterOptions, muster } from '../fixtures/muster';

const drums = (nation: string, entries: readonly string[], options: MusterOptions = {}) =>
  muster('drums-and-shakos', nation, entries, options);
const sbg = (nation: string, entries: readonly string[], options: MusterOptions = {}) =>
  muster('napoleonic-sbg', nation, entries, options);

function fixes(ruleset: Ruleset, list: List, rule: string): readonly string[] {
  const { view, findings } = checkList(list, ruleset);
  const finding = findings.find((one) => one.rule === rule);
  if (!finding) return ['no such finding'];
  return fixesFor(view, finding).map(
    ({ edits, points }) => `${describeEdits(view, edits)}, ${points}`,
  );
}

type Row = readonly [name: string, list: List, rule: string, fixes: readonly string[]];

const drumsRows: readonly Row[] = [
  [
    'nobody: whoever commands',
    drums('france', []),
    'empty-list',
    ['Add an Infantry NCO, 56', 'Add an Infantry Officer, 60', 'Add a Cavalry NCO, 62'],
  ],
  [
    'two points over: the smallest loss',
    drums('france', ['infantry-officer', 'infantry-nco', '11 line-infantryman']),
    'points-cap',
    [
      'Remove 1 Line Infantryman, -26',
      'Remove the Infantry NCO, -56',
      'Remove the Infantry Officer, -60',
    ],
  ],
  [
    'nobody in command and no room: who makes room',
    drums('france', ['15 line-infantryman']),
    'leader-or-nco-required',
    [
      'Replace 4 Line Infantrymen by a Heavy Cavalry Officer, -2',
      'Replace 3 Line Infantrymen by a Guard Officer, -3',
      'Replace 2 Line Infantrymen by an Infantry NCO, 4',
    ],
  ],
  [
    'three Leaders in two entries',
    drums('france', ['2 infantry-officer', 'guard-officer']),
    'one-leader',
    ['Remove 2 Infantry Officers, -120', 'Remove the Guard Officer and 1 Infantry Officer, -135'],
  ],
  [
    'two Leaders: one may become an NCO',
    drums('france', ['infantry-officer', 'guard-officer']),
    'one-leader',
    [
      'Make the Infantry Officer a Cavalry NCO, 2',
      'Make the Infantry Officer an Infantry NCO, -4',
      'Remove the Infantry Officer, -60',
    ],
  ],
  [
    'allies on the wrong side, told apart by nation',
    drums('france', ['infantry-officer', 'austria/hussar', '3 russia/hussar']),
    'historical-alliance',
    ['Remove the Hussar of Austria and 3 Hussars of Russia, -184'],
  ],
  [
    'a list under the wrong flag',
    drums('france', ['russia/infantry-officer']),
    'wrong-nation',
    ['Make it a list of Russia, 0'],
  ],
  [
    'a garrison without its Officer, and over the cap',
    drums('france', ['infantry-nco', '9 sapper'], {
      settings: { scenario: 'forlorn-hope', side: 'defender' },
    }),
    'wrong-side',
    [
      'Replace 3 Sappers by an Infantry Officer, -30',
      'Replace 4 Sappers by a Light Cavalry Officer, -36',
      'Add an Infantry Officer, 60',
    ],
  ],
  [
    'settings',
    drums('france', ['infantry-officer'], { settings: { side: 5, weather: 1 } }),
    'setting-invalid',
    ['Clear the setting Side, 0'],
  ],
  [
    'a setting of another ruleset',
    drums('france', ['infantry-officer'], { settings: { side: 5, weather: 1 } }),
    'unknown-setting',
    ['Clear the setting "weather", 0'],
  ],
  [
    'an unknown profile',
    drums('france', ['infantry-officer', '3 grognard']),
    'unknown-profile',
    ['Remove "france/grognard", 0'],
  ],
  [
    'options where there are none',
    drums('france', ['infantry-officer: horse*2, pike']),
    'unknown-option',
    ['No "horse" or "pike" for the Infantry Officer, 0'],
  ],
  [
    'points to spare',
    drums('france', ['infantry-officer'], { cap: 90 }),
    'points-left',
    ['Add a Line Conscript, 23', 'Add a Line Infantryman, 26', 'Add a Sapper, 30'],
  ],
];
const sbgRows: readonly Row[] = [
  [
    'hussars without an NCO',
    sbg('united-kingdom', ['5 hussar', 'line-infantry-sergeant', '20 line-infantry']),
    'officer-per-troop-type',
    [
      'Replace 3 Hussars by a Hussar Sergeant, -10',
      'Add a Hussar Sergeant, 35',
      'Remove 5 Hussars, -75',
    ],
  ],
  [
    'two types without, and no points left',
    sbg('united-kingdom', ['5 hussar', '20 line-infantry'], { cap: 235 }),
    'officer-per-troop-type',
    [
      'Replace 4 Line Infantry and 3 Hussars by a Line Infantry Sergeant and a Hussar Sergeant, -17',
    ],
  ],
  [
    'persons are counted in words',
    sbg('united-kingdom', ['3 thomas-plunket', '2 sergeant-charles-ewart']),
    'unique-personality',
    ['Remove Thomas Plunket twice and one Sergeant Charles Ewart, -190'],
  ],
  [
    'the lesser item in the place of the forbidden one',
    sbg('united-kingdom', ['arthur-wellesley-the-duke-of-wellington: brace-of-pistols, horse']),
    'cavalry-firearms',
    [
      'Pistol instead of Brace of Pistols for Arthur Wellesley, The Duke of Wellington, -1',
      'No Brace of Pistols for Arthur Wellesley, The Duke of Wellington, -3',
      'No Horse for Arthur Wellesley, The Duke of Wellington, -10',
    ],
  ],
  [
    'the same for two units is said once, and entries are told apart by what they carry',
    sbg('french-empire', [
      'dragoon-sergeant: horse',
      '3 dragoon: musket, horse',
      '2 dragoon: musket, horse, bayonet',
    ]),
    'cavalry-firearms',
    [
      'No Musket for 5 Dragoons, 0',
      'No Horse for 5 Dragoons, -25',
      'Remove 3 Dragoons with Horse and Musket and 2 Dragoons with Horse, Musket and Bayonet, -87',
    ],
  ],
  [
    'a carbine replaced twice',
    sbg('united-kingdom', ['light-dragoon-sergeant', '3 light-dragoon: musket, rifled-carbine']),
    'replacement-conflict',
    ['No Musket for 3 Light Dragoons, 0', 'No Rifled Carbine for 3 Light Dragoons, -12'],
  ],
  [
    'what a fix breaks is mended, but not by sending everybody home for somebody else',
    sbg('united-kingdom', ['light-dragoon-sergeant', '2 light-dragoon: musket, rifled-carbine']),
    'dragoons-on-foot',
    ['Horse for the Light Dragoon Sergeant, Horse instead of Musket for 2 Light Dragoons, 16'],
  ],
  [
    'an option too often',
    sbg('united-kingdom', ['3 sapper: shovel*3']),
    'option-limit',
    ['Shovel only once for 3 Sappers, -6'],
  ],
  [
    'a gun over the cap: less crew',
    sbg('united-kingdom', ['3-pdr-cannon: extra-crew*9, master-gunner'], { cap: 120 }),
    'points-cap',
    [
      'Extra Crew only once for the 3 Pdr Cannon, -48',
      'No Master Gunner for the 3 Pdr Cannon, -60',
    ],
  ],
  [
    'an Aide needs a general, and sending everybody home is no way out',
    sbg('united-kingdom', ['aide-de-camp']),
    'aide-needs-general',
    [
      'Add Lieutenant General Thomas Picton, 80',
      'Add Henry William Paget, the Earl of Uxbridge, 115',
      'Add Arthur Wellesley, The Duke of Wellington, 165',
    ],
  ],
  [
    'foreigners are agreed or sent away',
    sbg('united-kingdom', ['sapper', 'spain/guerrilla']),
    'wrong-nation',
    ['Turn on Allied contingent, 0', 'Remove the Guerrilla, -7'],
  ],
  ['nobody can lead the Spanish', sbg('spain', ['guerrilla']), 'officer-unavailable', []],
];

test('a way that mends other errors says which', () => {
  const list = drums('france', ['infantry-officer', '4 old-guard']);
  const { view, findings } = checkList(list, drumsAndShakos);
  const cleared = findings.map((finding) => [
    finding.rule,
    fixesFor(view, finding).map(({ clears }) => clears),
  ]);
  expect(cleared).toEqual([
    ['points-cap', [['three-personalities']]],
    ['three-personalities', [['points-cap']]],
  ]);
});

test('one may ask for more than three, or fewer', () => {
  const { view, findings } = checkList(drums('france', []), drumsAndShakos);
  const [empty] = findings;
  if (!empty) throw new Error('an empty list has a finding');
  expect(fixesFor(view, empty, 1)).toHaveLength(1);
  expect(fixesFor(view, empty, 8)).toHaveLength(8);
});

describe.each([
  { ruleset: drumsAndShakos, rows: drumsRows },
  { ruleset: napoleonicSbg, rows: sbgRows },
])('fixes of $ruleset.card.shortName', ({ ruleset, rows }) => {
  test.each(rows)('%s', (_name, list, rule, wanted) => {
    expect(fixes(ruleset, list, rule)).toEqual(wanted);
  });
});
