import { describe, expect, test } from 'vitest';
import { batterPoints } from '@/data/napoleonic-sbg/odds/siege';
import { mightLeft } from '@/data/napoleonic-sbg/odds/brave';
import { tries, unsaved } from '@/data/napoleonic-sbg/odds/fate';
import { chance } from '@/lib/odds/chance';
import type { Fighter, Situation } from '@/lib/odds/question';
import { told } from '../../../odds/count';
import { ask, byThrowing, ends, type Faces, model, odds } from './kit';

function aside(id: string, of: string, first: Fighter, second: Fighter, set: Situation) {
  const found = ask(of, first, second, set).asides.find((one) => one.id === id);
  return found && told(found.value);
}

const fusilier = model('french-empire/fusilier-early-war');
const skirmishers = model('united-kingdom/skirmisher-captain', 'rifle');
const plunket = model('united-kingdom/thomas-plunket');
const captain = model('united-kingdom/line-infantry-captain');
const ney = model('french-empire/michel-ney');

describe('Might', () => {
  // Rifle beyond half range: 4+, Strength 4 against Defence 3: 4+.
  test.each([0, 1, 2])('a shot raised by %i in all, over every throw', (points) => {
    const found = ends('shooting', skirmishers, fusilier, { 'first-might': `${points}` });
    expect(found).toEqual(
      byThrowing(2, ([hit = 0, wound = 0]) => {
        const left = points - Math.max(0, 4 - hit);
        if (left < 0) return 'missed';
        return Math.max(0, 4 - wound) <= left ? 'wounded' : 'unhurt';
      }),
    );
  });

  test('a double roll takes what the first die leaves', () => {
    const wall = {
      ...fusilier,
      profile: { ...fusilier.profile, stats: { ...fusilier.profile.stats, defence: '9' } },
    };
    const found = ends('shooting', skirmishers, wall, { 'first-might': '2' });
    // Strength 4 at Defence 9: a 6 and then a 4.
    const wounded = byThrowing(3, ([hit = 0, first = 0, second = 0]) =>
      Math.max(0, 4 - hit) + (6 - first) + Math.max(0, 4 - second) <= 2 ? 'wounded' : 'not',
    )['wounded'];
    expect(found['wounded']).toBe(wounded);
  });

  test('a Master Gunner spends his one for the gun', () => {
    const gun = model('united-kingdom/6-pdr-cannon', 'master-gunner');
    const found = ends('gun', gun, fusilier, { 'first-might': '1' });
    // 5+ of two dice, scatter 6 of two, Strength 8 at Defence 3: 2+.
    const killed = byThrowing(5, ([a = 0, b = 0, c = 0, d = 0, wound = 0]) => {
      const short = Math.max(0, 5 - Math.max(a, b)) + Math.max(0, 2 - wound);
      return Math.max(c, d) === 6 && short <= 1 ? 'killed' : 'not';
    })['killed'];
    expect(found['killed']).toBe(killed);
    const plain = odds.duels.find(({ id }) => id === 'gun');
    const bare = model('united-kingdom/6-pdr-cannon');
    expect(plain?.switches(bare, fusilier, {}).map(({ id }) => id)).not.toContain('first-might');
  });

  test.each([
    [1, 0],
    [2, 1],
    [3, 3],
  ])('a fight raised by %i and %i, over every throw', (mine, theirs) => {
    // Strength 4 at Defence 4, both ways: 4+.
    const found = ends('fight', captain, ney, {
      'first-might': `${mine}`,
      'second-might': `${theirs}`,
      'first-dice': '1',
      'second-dice': '1',
    });
    const expected = byThrowing(3, ([a = 0, b = 0, blow = 0]) => {
      const [own, other] = [Math.min(6, a + mine), Math.min(6, b + theirs)];
      // Ney's Fight is the higher.
      const loser = own > other ? 'second' : 'first';
      return `${loser}-${blow >= 4 ? 'wounded' : 'beaten'}`;
    });
    expect(captain.profile.stats['fight']).toBe('4/5+');
    expect(ney.profile.stats['fight']).toBe('6/4+');
    expect(found).toEqual(expected);
  });

  test('is his gun’s, not his crew’s in a fight', () => {
    const fight = odds.duels.find(({ id }) => id === 'fight');
    const gun = model('united-kingdom/6-pdr-cannon', 'master-gunner');
    expect(fight?.switches(captain, gun, {}).map(({ id }) => id)).toEqual(
      expect.arrayContaining(['first-might', 'second-helmet']),
    );
    expect(fight?.switches(captain, gun, {}).map(({ id }) => id)).not.toContain('second-might');
  });

  test('raises a die to 6 before a clumsy gun takes 1 off, over every throw', () => {
    const aide = model('united-kingdom/aide-de-camp', 'musket');
    const found = ends('fight', aide, captain, {
      'first-might': '2',
      'first-weapon': 'gun',
      'first-dice': '1',
      'second-dice': '1',
      'second-helmet': 'on',
    });
    // Fight 4 both, Strength 4 at Defence 4: 4+. The captain’s helmet saves on a 6.
    const expected = byThrowing(4, ([a = 0, b = 0, blow = 0, helmet = 0]) => {
      const own = Math.min(6, a + 2) - 1;
      if (own === b) return 'undecided';
      if (own < b) return blow >= 4 ? 'first-wounded' : 'first-beaten';
      return blow >= 4 && helmet < 6 ? 'second-wounded' : 'second-beaten';
    });
    expect(found).toEqual(expected);
  });

  test.each([3, 5])('of Ney lasts %i uses so often', (uses) => {
    const throws = Array.from({ length: 12 ** uses }, (_, number) => number);
    // 7 or more on two dice is 21 of 36, which is 7 of 12.
    const left = [0, 0, 0, 0];
    for (const number of throws) {
      let [points, rest] = [3, number];
      for (let use = 0; use < uses; use += 1) {
        if (rest % 12 >= 7 && points > 0) points -= 1;
        rest = Math.floor(rest / 12);
      }
      left[points] = (left[points] ?? 0) + 1;
    }
    expect(mightLeft(3, uses).map(told)).toEqual(
      left.map((ways) => told({ ways: BigInt(ways), of: BigInt(throws.length) })),
    );
  });
});

describe('Fate', () => {
  test('is not counted until its score is set', () => {
    expect(ends('shooting', skirmishers, captain)['fated']).toBeUndefined();
  });

  test.each([
    [4, 1],
    [4, 2],
    [5, 2],
  ])('on %i or more with %i points, over every throw', (score, points) => {
    const set = { 'second-fate': `${score}`, 'second-fate-points': `${points}` };
    // Rifle 4+, Strength 4 at Defence 4: 4+ by the chart.
    const expected = byThrowing(2 + points, ([hit = 0, wound = 0, ...saves]) => {
      if (hit < 4) return 'missed';
      if (wound < 4) return 'unhurt';
      return saves.some((save) => save >= score) ? 'fated' : 'wounded';
    });
    expect(captain.profile.stats['defence']).toBe('4');
    expect(ends('shooting', skirmishers, captain, set)).toEqual(expected);
  });

  test('two points can save two wounds, over every throw', () => {
    const left = unsaved(tries(3, chance(1, 2)), { points: 2, score: 5 });
    const expected = byThrowing(5, ([a = 0, b = 0, c = 0, d = 0, e = 0]) => {
      const wounds = [a, b, c].filter((blow) => blow >= 4).length;
      return `${Math.max(0, wounds - [d, e].filter((save) => save >= 5).length)}`;
    });
    expect(Object.fromEntries([...left].map(([count, one]) => [`${count}`, told(one)]))).toEqual(
      expected,
    );
  });

  test('two pistols, one Fate: over every throw', () => {
    const shooter = model('united-kingdom/line-infantry-captain', 'brace-of-pistols');
    const sergeant = model('french-empire/fusilier-sergeant-early-war');
    const set = { both: 'on', large: 'on', 'second-fate': '4' };
    // 5+ and one more in a large game; Strength 2 at Defence 4: 5+. Both shots, then one Fate.
    const expected = byThrowing(5, ([a = 0, b = 0, c = 0, d = 0, save = 0]) => {
      const wounds = (a >= 6 && c >= 5 ? 1 : 0) + (b >= 6 && d >= 5 ? 1 : 0);
      return wounds > (save >= 4 && wounds > 0 ? 1 : 0) ? 'wounded' : 'not';
    });
    expect(aside('both', 'shooting', shooter, sergeant, set)).toBe(expected['wounded']);
  });

  test('in a fight, and how often both Wounds are lost: over every throw', () => {
    const set = {
      'first-dice': '2',
      'second-dice': '1',
      'second-fate': '4',
      'second-fate-points': '1',
    };
    // Two captains, Fight 4 both, Strength 4 at Defence 4: 4+.
    const other = model('french-empire/fusilier-captain');
    const endOf = (faces: Faces) => {
      const [a = 0, b = 0, c = 0, one = 0, two = 0, save = 0] = faces;
      if (Math.max(a, b) <= c) return 'not first';
      const wounds = (one >= 4 ? 1 : 0) + (two >= 4 ? 1 : 0);
      return String(wounds - (save >= 4 && wounds > 0 ? 1 : 0));
    };
    const found = byThrowing(6, endOf);
    expect(aside('second-killed', 'fight', captain, other, set)).toBe(found['2']);
    const wounded = byThrowing(6, (faces) => (/[12]/.test(endOf(faces)) ? 'yes' : 'no'))['yes'];
    expect(ends('fight', captain, other, set)['second-wounded']).toBe(wounded);
  });

  test('Plunket’s D3 wounds come with his aim, whatever Fate does', () => {
    expect(aside('several', 'shooting', plunket, captain, {})).toBe(
      byThrowing(2, ([hit = 0, wound = 0]) => (hit >= 3 && wound >= 5 ? 'yes' : 'no'))['yes'],
    );
  });
});

describe('Batter Points', () => {
  test.each([
    [1, 9, 0],
    [2, 9, 1],
    [5, 10, 2],
    [6, 9, 2],
    [6, 12, 4],
    [3, 13, 3],
    [6, 15, 6],
  ])('a %i at Strength %i', (score, strength, points) => {
    expect(batterPoints(score, strength)).toBe(points);
  });

  const target = model('french-empire/6-pdr-cannon');

  test.each([[[]], [['siege-veterans']]] as readonly [readonly string[]][])(
    'of round shot at a gun, over every throw: %j',
    (options) => {
      const gun = model('united-kingdom/12-pdr-cannon', ...options);
      const set = { 'second-mark': 'gun', 'gun-range': 'half' };
      // 4+, Strength 11 at Defence 9: 3+; 3 Batter Points, of which a blow takes 2 or 4.
      expect(target.profile.tables?.[0]?.row.slice(1, 3)).toEqual(['9', '3']);
      const expected = byThrowing(4, ([hit = 0, wound = 0, ...chart]) => {
        if (hit < 4) return 'missed';
        if (wound < 3) return 'unhurt';
        const score = options.length > 0 ? Math.max(...chart) : (chart[0] ?? 0);
        if (score === 1) return 'points-0';
        return score === 6 ? 'destroyed' : 'points-2';
      });
      expect(ends('gun', gun, target, set)).toEqual(expected);
      // Two shots are gone when both do damage, or one breaks in.
      const two = byThrowing(2 * 3, (faces) => {
        const points = [faces.slice(0, 3), faces.slice(3)].map(([hit = 0, wound = 0, score = 0]) =>
          hit >= 4 && wound >= 3 && score > 1 ? (score === 6 ? 4 : 2) : 0,
        );
        return (points[0] ?? 0) + (points[1] ?? 0) >= 3 ? 'yes' : 'no';
      });
      if (options.length === 0) expect(aside('after-2', 'gun', gun, target, set)).toBe(two['yes']);
    },
  );

  test('with Gourgaud, Might and cover, over every throw; of further shots nothing is said', () => {
    const gun = model('french-empire/6-pdr-cannon', 'master-gunner');
    const set = { 'second-mark': 'gun', gourgaud: 'on', cover: '4', 'first-might': '1' };
    // 5+ of two dice, Strength 8 at Defence 9: 5+; the chart’s die is one higher, so never a 1.
    const expected = byThrowing(5, ([a = 0, b = 0, cover = 0, wound = 0, chart = 0]) => {
      const short = 5 - Math.max(a, b);
      if (short > 1) return 'missed';
      if (cover < 4) return 'blocked';
      if (Math.max(0, short) + Math.max(0, 5 - wound) > 1) return 'unhurt';
      return chart >= 5 ? 'points-2' : 'points-1';
    });
    expect(ends('gun', gun, target, set)).toEqual(expected);
    expect(ask('gun', gun, target, set).asides.map(({ id }) => id)).toEqual(['mean']);
  });

  test('of a shell, whose Strength is two dice: over every throw', () => {
    const howitzer = model('united-kingdom/5-5-howitzer');
    const set = { 'second-mark': 'gun', shot: 'shell' };
    // Defence 9: what each Strength from 2 to 12 needs, from the printed chart.
    const needs = ['6 6', '6 5', '6 4', '6', '6', '5', '5', '4', '4', '3', '3'];
    const expected = byThrowing(7, ([hit = 0, fuse = 0, a = 0, b = 0, c = 0, d = 0, chart = 0]) => {
      if (hit < 5) return 'missed';
      if (fuse === 1) return 'early';
      const [one, two] = (needs[a + b - 2] ?? '').split(' ');
      if (c < Number(one) || (two !== undefined && d < Number(two))) return 'unhurt';
      if (chart === 1) return 'points-0';
      const points = (chart === 6 ? 2 : 1) * (a + b >= 10 ? 2 : 1);
      return points >= 3 ? 'destroyed' : `points-${points}`;
    });
    expect(ends('gun', howitzer, target, set)).toEqual(expected);
  });
});
