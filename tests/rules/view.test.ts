import { describe, expect, test } from 'vitest';
import { ruleset as drumsAndShakos } from '@/data/drums-and-shakos/ruleset';
import { ruleset as napoleonicSbg } from '@/data/napoleonic-sbg/ruleset';
import { viewList, viewWith } from '@/lib/rules/view';
import { muster } from '../fixtures/muster';

/** The one unit of a list with one entry. */
function unit(nation: string, words: string) {
  const { units, strangers, points, models } = viewList(
    muster('napoleonic-sbg', nation, [words]),
    napoleonicSbg,
  );
  const [only] = units;
  if (!only || units.length > 1 || strangers.length > 0) throw new Error(words);
  expect({ points, models }).toEqual({ points: only.points, models: only.models });
  return only;
}

describe('a unit', () => {
  test.each([
    ['plain', 'united-kingdom', '3 sapper', 33, 3],
    ['with an option', 'united-kingdom', '3 sapper: shovel', 36, 3],
    ['with an option over its limit', 'united-kingdom', '3 sapper: shovel*4', 45, 3],
    ['with an option that it is not offered', 'united-kingdom', '3 sapper: horse', 33, 3],
    ['a gun', 'united-kingdom', '9-pdr-cannon', 70, 4],
    ['two guns', 'united-kingdom', '2 9-pdr-cannon', 140, 8],
    [
      'two guns with two more crewmen each',
      'united-kingdom',
      '2 9-pdr-cannon: extra-crew*2',
      164,
      12,
    ],
    ['a gun with a limber of 3', 'united-kingdom', '9-pdr-cannon: limber-team', 120, 7],
    ['a gun with a limber of 4', 'united-kingdom', '24-pdr-cannon: limber-team', 205, 10],
    [
      'a gun with everything',
      'french-empire',
      '8-pdr-cannon: extra-crew*2, grape-shot, canister-shot, superior-construction, siege-veterans, master-gunner, limber-team',
      239,
      10,
    ],
    ['rockets', 'united-kingdom', '24-lb-congreve-rocket-battery: extra-crew', 91, 6],
    ['many', 'prussia', '999 landwehr: pike, musket', 7992, 999],
  ])('%s: points and models', (_name, nation, words, points, models) => {
    expect(unit(nation, words)).toMatchObject({ points, models });
  });

  test.each([
    ['what it comes with', 'united-kingdom', 'light-dragoon', ['Sword', 'Carbine']],
    ['what it buys', 'united-kingdom', 'light-dragoon: horse', ['Sword', 'Carbine', 'Horse']],
    ['nothing that is replaced', 'united-kingdom', 'light-dragoon: musket', ['Sword', 'Musket']],
    [
      'an item once that is bought twice',
      'united-kingdom',
      'light-dragoon: musket*2',
      ['Sword', 'Musket'],
    ],
    [
      'both that replace one',
      'united-kingdom',
      'light-dragoon: musket, rifled-carbine',
      ['Sword', 'Musket', 'Rifled Carbine'],
    ],
    [
      'a rifle in the place of a musket',
      'united-kingdom',
      'skirmisher: rifle',
      ['Bayonet', 'Rifle'],
    ],
    [
      'nothing that it is not offered',
      'united-kingdom',
      'light-dragoon: lance',
      ['Sword', 'Carbine'],
    ],
    ['no gunner’s upgrade', 'united-kingdom', '9-pdr-cannon: grape-shot, master-gunner', ['Sword']],
  ])('carries %s', (_name, nation, words, items) => {
    expect(unit(nation, words).items).toEqual(items);
  });

  test('has its options in the order of the roster, whatever the order of the clicks', () => {
    const ids = (words: string) =>
      unit('united-kingdom', words).taken.map(({ option }) => option.id);
    expect(ids('aide-de-camp: horse, pistol, bayonet')).toEqual(['pistol', 'bayonet', 'horse']);
    expect(ids('aide-de-camp: bayonet, horse, pistol')).toEqual(['pistol', 'bayonet', 'horse']);
  });

  test('names options that it is not offered', () => {
    const { taken, unknownOptions } = unit(
      'united-kingdom',
      'sapper: constructor, shovel, toString',
    );
    expect(taken).toHaveLength(1);
    expect(unknownOptions).toEqual(['constructor', 'toString']);
  });
});

describe('a list', () => {
  const mixed = muster('drums-and-shakos', 'france', [
    '2 sapper',
    '5 grognard',
    'infantry-officer',
  ]);
  const view = viewList(
    {
      ...mixed,
      groups: [
        ...mixed.groups,
        { id: 'b', entries: [{ key: 'z', profile: 'france/hussar', count: 2 }] },
      ],
    },
    drumsAndShakos,
  );

  test('is the sum of its units; strangers count nothing and keep their place', () => {
    expect(view).toMatchObject({ points: 60 + 60 + 88, models: 5 });
    expect(view.units.map(({ group, at }) => [group, at])).toEqual([
      ['main', 0],
      ['main', 2],
      ['b', 0],
    ]);
    expect(view.strangers.map(({ group, at }) => [group, at])).toEqual([['main', 1]]);
  });

  test('seen with one more unit is what it would be', () => {
    const hussar = drumsAndShakos.profiles.get('france/hussar');
    if (!hussar) throw new Error('no hussar');
    const more = viewWith(view, hussar);
    expect(more).toMatchObject({ points: view.points + 44, models: 6 });
    expect(more.units).toHaveLength(4);
    expect(view.units).toHaveLength(3);
  });
});

describe('the cap in force', () => {
  const cap = (settings: object, own?: number | null) =>
    viewList(
      muster('drums-and-shakos', 'france', [], {
        settings: { ...settings },
        ...(own !== undefined && { cap: own }),
      }),
      drumsAndShakos,
    ).cap;

  test.each([
    ['a pick-up game', {}, 400],
    ['attacker in Forlorn Hope', { scenario: 'forlorn-hope', side: 'attacker' }, 500],
    ['defender in Forlorn Hope', { scenario: 'forlorn-hope', side: 'defender' }, 300],
    ['attacker in Foraging Mission', { scenario: 'foraging-mission', side: 'attacker' }, 400],
    ['defender in Foraging Mission', { scenario: 'foraging-mission', side: 'defender' }, 400],
    ['attacker at the farm', { scenario: 'assault-at-the-farm', side: 'attacker' }, 520],
    ['defender at the farm', { scenario: 'assault-at-the-farm', side: 'defender' }, 400],
    ['a scenario without a side', { scenario: 'forlorn-hope' }, 400],
    ['a side without a scenario', { side: 'attacker' }, 400],
    ['an unknown scenario', { scenario: 'siege', side: 'attacker' }, 400],
    ['an unknown side', { scenario: 'forlorn-hope', side: 'both' }, 400],
  ])('%s', (_name, settings, wanted) => {
    expect(cap(settings)).toBe(wanted);
  });

  test('is the list’s own where it has one, and none where it says so', () => {
    expect(cap({ scenario: 'forlorn-hope', side: 'attacker' }, 250)).toBe(250);
    expect(cap({ scenario: 'forlorn-hope', side: 'attacker' }, null)).toBeNull();
  });

  test('is none by default in the other ruleset', () => {
    const list = muster('napoleonic-sbg', 'spain', []);
    expect(viewList(list, napoleonicSbg).cap).toBeNull();
    expect(viewList({ ...list, cap: 750 }, napoleonicSbg).cap).toBe(750);
  });
});
