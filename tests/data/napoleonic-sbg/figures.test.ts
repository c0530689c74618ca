import { describe, expect, test } from 'vitest';
import { cannons, grapeRangeOf, rangeOf, rockets } from '@/data/napoleonic-sbg/guns';
import { ruleset } from '@/data/napoleonic-sbg/ruleset';
import { chartDefences, toWound } from '@/data/napoleonic-sbg/to-wound';
import { viewList } from '@/lib/rules/view';
import { muster } from '../../fixtures/muster';

function figure(id: string, nation: string, ...entries: readonly string[]) {
  const view = viewList(muster('napoleonic-sbg', nation, entries), ruleset);
  return ruleset.figures(view).find((one) => one.id === id)?.value;
}

describe('the figures of a force', () => {
  test('it is broken when half of it, rounded up, is lost', () => {
    expect(figure('broken', 'united-kingdom', '8 sapper')).toBe('4');
    expect(figure('broken', 'united-kingdom', '9 sapper')).toBe('5');
    expect(figure('broken', 'united-kingdom', '9-pdr-cannon: extra-crew')).toBe('3');
  });

  test('heroes bring Might, Will and Fate, a Master Gunner one of each', () => {
    const wellington = 'arthur-wellesley-the-duke-of-wellington';
    expect(figure('heroic', 'united-kingdom', wellington, 'sapper')).toBe('4 / 3 / 3');
    expect(figure('heroic', 'united-kingdom', '2 3-pdr-cannon: master-gunner')).toBe('2 / 2 / 2');
    expect(figure('heroic', 'united-kingdom', '12-lb-congreve-rocket-battery: master-gunner')).toBe(
      '0 / 0 / 0',
    );
  });

  test('mounted models: with a Horse carried or bought, and the crews of limbers', () => {
    expect(figure('mounted', 'united-kingdom', '4 hussar', '2 light-dragoon: horse')).toBe('6');
    expect(figure('mounted', 'united-kingdom', '24-pdr-cannon: limber-team')).toBe('4');
    expect(figure('mounted', 'united-kingdom', 'light-dragoon')).toBeUndefined();
  });

  test('firearms as they are carried after the options', () => {
    const entries = ['2 skirmisher: rifle', 'skirmisher', '3 light-dragoon: rifled-carbine'];
    expect(figure('rifles', 'united-kingdom', ...entries)).toBe('2');
    expect(figure('muskets', 'united-kingdom', ...entries)).toBe('1');
    expect(figure('carbines', 'united-kingdom', ...entries)).toBe('3');
    expect(figure('blunderbusses', 'spain', '2 guerrilla: blunderbuss')).toBe('2');
    expect(figure('volley-guns', 'spain', 'guerrilla: volley-gun')).toBe('1');
    expect(figure('bows', 'russian-empire', '5 cossack: bow')).toBe('5');
  });
});

describe('guns', () => {
  test.each([
    ['3-pdr', 36, 8, 7, 4, 2, 1, 1.5, 12, 1, 2, 1],
    ['6-pdr', 42, 9, 8, 6, 3, 1, 2, 14, 2, 4, 2],
    ['9-pdr', 48, 10, 9, 6, 3, 1.5, 3, 16, 3, 5, 3],
    ['12-pdr', 54, 11, 10, 6, 4, 1.5, 3, 18, 3, 6, 4],
    ['18-pdr', 66, 13, 12, 6, 5, 2, 3.5, 22, 4, 7, 5],
    ['24-pdr', 80, 15, 14, 6, 5, 2.5, 4, 27, 4, 8, 6],
    ['howitzer', 38, 10, 9, 6, 3, 2.5, 4, 12, 3, 6, 4],
  ] as const)('%s', (id, ...row) => {
    const gun = cannons[id];
    expect([
      gun.rangeInches,
      gun.strength.half,
      gun.strength.full,
      gun.scatterInches,
      gun.minCrew,
      gun.grapeRadiusInches,
      gun.canisterRadiusInches,
      gun.canisterRangeInches,
      gun.limber.crew,
      gun.limber.horses,
      gun.limber.horsesForHalfSpeed,
    ]).toEqual(row);
    expect(grapeRangeOf(gun)).toBe(gun.rangeInches / 2);
  });

  test('rockets', () => {
    expect([rockets['24-lb'], rockets['12-lb']]).toMatchObject([
      {
        rangeInches: 80,
        scatterInches: 10,
        minCrewMoving: 4,
        minCrewFiring: 3,
        strength: 9,
        radiusInches: 3,
        nearbyStrength: 6,
      },
      {
        rangeInches: 80,
        scatterInches: 10,
        minCrewMoving: 3,
        minCrewFiring: 2,
        strength: 7,
        radiusInches: 2,
        nearbyStrength: 4,
      },
    ]);
  });

  test('Superior Construction makes the range 1.25 times as long, rounded up', () => {
    expect(rangeOf(cannons['3-pdr'], true)).toBe(45);
    expect(rangeOf(cannons['6-pdr'], true)).toBe(53);
    expect(rangeOf(cannons.howitzer, true)).toBe(48);
    expect(rangeOf(rockets['12-lb'], true)).toBe(100);
    expect(rangeOf(rockets['12-lb'])).toBe(80);
  });
});

describe('the wound chart', () => {
  // Strength 1 to 15 against Defence 1 to 10 and 100; - = cannot.
  const chart = `
    4 5 5 6 6 6/4 6/5 6/6 - - -
    4 4 5 5 6 6 6/4 6/5 6/6 - -
    3 4 4 5 5 6 6 6/4 6/5 6/6 -
    3 3 4 4 5 5 6 6 6/4 6/5 -
    3 3 3 4 4 5 5 6 6 6/4 -
    2 3 3 3 4 4 5 5 6 6 -
    2 2 3 3 3 4 4 5 5 6 -
    2 2 2 3 3 3 4 4 5 5 -
    2 2 2 2 3 3 3 4 4 5 -
    1 2 2 2 2 3 3 3 4 4 5
    1 1 2 2 2 2 3 3 3 4 5
    1 1 1 2 2 2 2 3 3 3 5
    1 1 1 1 2 2 2 2 3 3 4
    1 1 1 1 1 2 2 2 2 3 4
    1 1 1 1 1 1 2 2 2 2 4`;

  test('is as printed', () => {
    const rows = chart
      .trim()
      .split('\n')
      .map((line) => line.trim().split(' '));
    expect(rows).toHaveLength(15);
    for (const [at, row] of rows.entries())
      expect(chartDefences.map((defence) => toWound(at + 1, defence) ?? '-')).toEqual(row);
  });

  test('has no other row or column', () => {
    expect(() => toWound(0, 1)).toThrow(RangeError);
    expect(() => toWound(16, 1)).toThrow(RangeError);
    expect(() => toWound(3, 11)).toThrow(RangeError);
  });
});
