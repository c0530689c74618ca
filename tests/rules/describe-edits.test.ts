import { describe, expect, test } from 'vitest';
import { ruleset as drumsAndShakos } from '@/data/drums-and-shakos/ruleset';
import { ruleset as napoleonicSbg } from '@/data/napoleonic-sbg/ruleset';
import type { Edit } from '@/lib/roster/edit';
import { describeEdits } from '@/lib/rules/describe-edits';
import { viewList } from '@/lib/rules/view';
import { entry, muster } from '../fixtures/muster';

// Keys of its entries are 0.0, 0.1 and so on.
const squad = viewList(
  muster('drums-and-shakos', 'france', [
    'infantry-officer',
    '8 line-infantryman',
    '3 sapper',
    'grognard',
  ]),
  drumsAndShakos,
);
const force = viewList(
  muster('napoleonic-sbg', 'united-kingdom', [
    'thomas-plunket',
    'thomas-plunket',
    'hussar-captain: pistol',
    '4 hussar: carbine',
    '2 hussar',
    'arthur-wellesley-the-duke-of-wellington: pistol',
    '9-pdr-cannon: extra-crew*4',
    'french-empire/michel-ney: horse',
  ]),
  napoleonicSbg,
);

const off = (key: string): Edit => ({ do: 'remove', key });
const count = (key: string, by: number): Edit => ({ do: 'count', key, by });
const add = (words: string, key = '+'): Edit => ({
  do: 'add',
  group: 'main',
  at: 0,
  entry: entry(words, 'france', key),
});
const option = (key: string, id: string, quantity = 1): Edit => ({
  do: 'option',
  key,
  option: id,
  quantity,
});

describe('a step on a squad', () => {
  test.each<readonly [words: string, edits: readonly Edit[]]>([
    ['Add a Hussar', [add('hussar')]],
    ['Add 2 Drummer Boys', [add('2 drummer-boy')]],
    ['Remove 1 Line Infantryman', [count('0.1', -1)]],
    ['Remove 8 Line Infantrymen', [off('0.1')]],
    ['Remove the Infantry Officer', [off('0.0')]],
    ['Remove "france/grognard"', [off('0.3')]],
    ['Replace 3 Line Infantrymen by an Infantry NCO', [count('0.1', -3), add('infantry-nco')]],
    [
      'Replace 3 Sappers and 2 Line Infantrymen by an Infantry NCO and a Drummer Boy',
      [off('0.2'), count('0.1', -2), add('infantry-nco'), add('drummer-boy', '++')],
    ],
    ['Add 3 Sappers', [count('0.2', 1), count('0.2', 2)]],
    ['Add 3 Drummer Boys', [add('drummer-boy'), count('+', 2)]],
    ['Remove 1 Sapper', [count('0.2', -2), count('0.2', 1)]],
    ['', [count('0.2', -1), count('0.2', 1)]],
    [
      'Make the Infantry Officer a Guard Officer',
      [{ do: 'profile', key: '0.0', profile: 'france/guard-officer' }],
    ],
    ['Make 3 Sappers 3 Hussars', [{ do: 'profile', key: '0.2', profile: 'france/hussar' }]],
    ['No "horse" for the Infantry Officer', [option('0.0', 'horse', 0)]],
    [
      'Take "grade" off the Infantry Officer and 3 Sappers',
      [
        { do: 'attribute', key: '0.0', name: 'grade' },
        { do: 'attribute', key: '0.2', name: 'grade' },
      ],
    ],
    ['Set the cap to 500 points', [{ do: 'cap', value: 500 }]],
    ['Take the cap away', [{ do: 'cap', value: null }]],
    ['Go back to the usual cap', [{ do: 'cap' }]],
    ['Make it a list of Prussia', [{ do: 'nation', value: 'prussia' }]],
    ['Turn on National feature', [{ do: 'setting', name: 'nationalFeature', value: true }]],
    ['Clear the setting "weather"', [{ do: 'setting', name: 'weather' }]],
    ['Set Side to Attacker', [{ do: 'setting', name: 'side', value: 'attacker' }]],
    ['Call the list "Élan"', [{ do: 'name', value: 'Élan' }]],
    ['Change the note of 3 Sappers', [{ do: 'text', key: '0.2', field: 'note', value: 'x' }]],
    [
      'Remove 3 Sappers, turn on National feature',
      [off('0.2'), { do: 'setting', name: 'nationalFeature', value: true }],
    ],
    ['', [off('gone')]],
  ])('%s', (words, edits) => {
    expect(describeEdits(squad, edits)).toBe(words);
  });
});

describe('a step on a force', () => {
  test.each<readonly [words: string, edits: readonly Edit[]]>([
    ['Remove one Thomas Plunket', [off('0.0')]],
    ['Remove Thomas Plunket twice', [off('0.0'), off('0.1')]],
    ['Remove Michel Ney', [off('0.7')]],
    ['Add a Hussar Sergeant', [add('united-kingdom/hussar-sergeant')]],
    ['Remove 1 Hussar with Carbine', [count('0.3', -1)]],
    ['Remove 2 Hussars', [off('0.4')]],
    ['Remove 4 Hussars with Carbine and 2 Hussars', [off('0.3'), off('0.4')]],
    ['Pistol for 4 Hussars', [option('0.3', 'pistol')]],
    ['Pistol for 6 Hussars', [option('0.3', 'pistol'), option('0.4', 'pistol')]],
    [
      'Pistol instead of Carbine for 4 Hussars',
      [option('0.3', 'carbine', 0), option('0.3', 'pistol')],
    ],
    [
      'No Pistol for the Hussar Captain and Arthur Wellesley, The Duke of Wellington',
      [option('0.2', 'pistol', 0), option('0.5', 'pistol', 0)],
    ],
    [
      'Brace of Pistols instead of Pistol for Arthur Wellesley, The Duke of Wellington',
      [option('0.5', 'pistol', 0), option('0.5', 'brace-of-pistols')],
    ],
    ['Extra Crew only twice for the 9 Pdr Cannon', [option('0.6', 'extra-crew', 2)]],
    ['Extra Crew only once for the 9 Pdr Cannon', [option('0.6', 'extra-crew', 1)]],
    ['Extra Crew for the 9 Pdr Cannon', [option('0.6', 'extra-crew', 5)]],
    [
      'No Horse for Michel Ney, Pistol for 2 Hussars',
      [option('0.7', 'horse', 0), option('0.4', 'pistol')],
    ],
    ['No Siege Veterans for Michel Ney', [option('0.7', 'siege-veterans', 0)]],
    ['Turn on Allied contingent', [{ do: 'setting', name: 'allies', value: true }]],
  ])('%s', (words, edits) => {
    expect(describeEdits(force, edits)).toBe(words);
  });
});
