import { describe, expect, test } from 'vitest';
import { byThrowing, ends, model, odds } from './kit';

const guerrilla = model('spain/guerrilla', 'grenades');
const man = model('french-empire/fusilier-early-war');
const hussar = model('united-kingdom/hussar');
const grey = model('united-kingdom/scots-greys-dragoon');

describe('a grenade', () => {
  // Guerrilla: Fight 3, Shoot 5+, Defence 4; the target Defence 3.
  test('at its target, over every throw', () => {
    expect(ends('grenade', guerrilla, man)).toEqual(
      byThrowing(3, ([hit = 0, second = 0, wound = 0]) => {
        // Strength 5 at Defence 4 and 3, Strength 1 at Defence 3: 4+, 3+ and 5+.
        if (hit === 1 && second > 3) return wound >= 4 ? 'first-wounded' : 'burst';
        if (hit < 5) return 'missed';
        return wound >= (second === 1 ? 5 : 3) ? 'wounded' : 'unhurt';
      }),
    );
  });

  test('at a captain with two points of Fate, over every throw', () => {
    const captain = model('french-empire/fusilier-captain');
    const found = ends('grenade', guerrilla, captain, { 'second-fate': '4' });
    // Strength 5 and 1 at Defence 4: 4+ and 6.
    const expected = byThrowing(5, ([hit = 0, dud = 0, wound = 0, one = 0, two = 0]) => {
      if (hit < 5 || wound < (dud === 1 ? 6 : 4)) return 'not';
      return one >= 4 || two >= 4 ? 'fated' : 'wounded';
    });
    expect(found['fated']).toBe(expected['fated']);
    expect(found['wounded']).toBe(expected['wounded']);
  });

  test('near it and behind cover, over every throw', () => {
    const set = { 'second-mark': 'two', 'second-covered': 'on', range: 'near' };
    const found = ends('grenade', guerrilla, man, set);
    const expected = byThrowing(5, ([hit = 0, fuse = 0, reach = 0, cover = 0, wound = 0]) =>
      // Strength 3 at Defence 3: 4+.
      hit >= 4 && fuse > 1 && reach >= 4 && cover >= 4 && wound >= 4 ? 'wounded' : 'not',
    );
    expect(found['wounded']).toBe(expected['wounded']);
  });

  test('goes off when its bearer is shot', () => {
    // Rifle 4+, Strength 4 at Defence 4: 4+; a 1, then 1 to 3, then Strength 7: 3+.
    const shooter = model('united-kingdom/skirmisher', 'rifle');
    expect(ends('shooting', shooter, guerrilla)).toEqual(
      byThrowing(5, ([hit = 0, first = 0, second = 0, blast = 0, wound = 0]) => {
        if (hit < 4) return 'missed';
        const isBlown = first === 1 && second <= 3 && blast >= 3;
        return isBlown || wound >= 4 ? 'wounded' : 'unhurt';
      }),
    );
  });

  test('is thrown by whom has one', () => {
    const question = odds.duels.find(({ id }) => id === 'grenade');
    expect(question?.refuse(man, guerrilla)).toMatch(/no grenades/);
  });
});

test('seven barrels hit a model twice at most, over every throw', () => {
  const shooter = model('spain/guerrilla', 'volley-gun');
  const set = { barrels: 'on', cover: '4', 'second-helmet': 'on' };
  // Strength 3 at Defence 3: 4+.
  const found = ends('shooting', shooter, man, set);
  const once = byThrowing(4, ([hit = 0, cover = 0, wound = 0, helmet = 0]) => {
    if (hit < 4) return 'missed';
    return cover >= 4 && wound >= 4 && helmet < 6 ? 'wounded' : 'unhurt';
  });
  // Both rolls are alike, so that the shares of one give those of two.
  const share = (said = '0/1') => {
    const [ways = 0, of = 1] = said.split('/').map(Number);
    return ways / of;
  };
  expect(share(found['missed'])).toBeCloseTo(share(once['missed']) ** 2, 12);
  expect(share(found['wounded'])).toBeCloseTo(1 - (1 - share(once['wounded'])) ** 2, 12);
});

describe('a banner', () => {
  const bearer = model('french-empire/fusilier-early-war', 'banner');
  const captain = model('united-kingdom/line-infantry-captain');

  test('is fought for with a die for each Attack, over every throw', () => {
    // Two Attacks and Fight 4 against one and 3.
    expect(ends('banner', captain, bearer)).toEqual(
      byThrowing(3, ([a = 0, b = 0, c = 0]) => (Math.max(a, b) >= c ? 'taken' : 'kept')),
    );
  });

  test('with equal Fight nobody is said to have it', () => {
    const line = model('united-kingdom/line-infantry');
    expect(ends('banner', line, bearer)['undecided']).toBe('1/6');
  });
});

describe('a wall of spears', () => {
  test.each([
    ['a hussar', hussar, 4, 2],
    ['Scots Greys, at whom the die is one higher', grey, 4, 1],
  ])('strikes the horse of %s with a die below Fight', (_name, rider, count, below) => {
    const set = { 'second-spears': `${count}`, 'first-horse': '4' };
    // Fight 3, three hits of Strength 4 at Defence 4: 4+.
    expect(ends('wall', rider, man, set)).toEqual(
      byThrowing(4, ([die = 0, ...hits]) => {
        if (die > below) return 'free';
        return hits.some((hit) => hit >= 4) ? 'horse-wounded' : 'horse-unhurt';
      }),
    );
  });

  test('says no more of a horse than is printed', () => {
    expect(ends('wall', hussar, man)).toEqual({ struck: '1/3', free: '2/3' });
  });

  test('is no wall to a lance, and none without spears', () => {
    const question = odds.duels.find(({ id }) => id === 'wall');
    const lancer = model('french-empire/lancer', 'lance');
    expect(question?.refuse(lancer, man)).toMatch(/lance/);
    expect(question?.refuse(hussar, hussar)).toMatch(/no bayonet/);
    expect(question?.refuse(man, man)).toMatch(/not mounted/);
  });
});
