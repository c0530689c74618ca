import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fighter, Situation } from '@/lib/odds/question';
import { isWhole, told } from '../../../odds/count';
import { asides, ask, ends, made, model, odds } from './kit';

/* The rules of a shot once more, from the Firearms Table and the list of modifiers. */

const table: Readonly<Record<string, readonly [string, number, number, number | undefined]>> = {
  Musket: ['long', 2, 1, 0],
  Rifle: ['long', 2, 2, 1],
  Carbine: ['medium', 1, 0, undefined],
  Pistol: ['short', 1, -1, undefined],
  Blunderbuss: ['short', 2, -1, undefined],
  Bow: ['short', 0, -1, undefined],
};

const lengths = ['short', 'medium', 'long'];

function is(fighter: Fighter, rule: string): boolean {
  return fighter.profile.rules.includes(rule);
}

function plainShot(
  dice: readonly [number, number],
  shooter: Fighter,
  target: Fighter,
  weapon: string,
  set: Situation,
): string {
  const distance = set['distance'] ?? 'short';
  const [, single = 0, double = 0, triple = 0] = table[weapon] ?? [];
  let ours = dice[0] + Number(shooter.profile.stats['combat']);
  let theirs = dice[1] + Number(target.profile.stats['combat']);
  ours += distance === 'double' ? double : distance === 'triple' ? triple : single;
  if (is(shooter, 'Poor Shot')) ours -= 1;
  if (is(shooter, 'Mounted') && weapon !== 'Bow') ours -= 1;
  if (set['cover'] === 'soft') ours -= 1;
  if (set['cover'] === 'hard') ours -= 2;
  const down = set['second-fallen'] === 'on';
  if (down && distance !== 'short') ours -= 1;
  const marksman =
    is(shooter, 'Marksman') && set['attack'] === 'aimed' && ['short', 'medium'].includes(distance);
  if (set['attack'] === 'aimed' && !marksman) theirs -= 1;
  const volley = /^volley-(\d)$/.exec(set['attack'] ?? '');
  if (volley) theirs -= Number(volley[1]) - 1;
  if (ours <= theirs) return 'none';
  if (is(target, 'Cuirass') && !down && ours === theirs + 1) return 'none';
  if (ours >= theirs * 3) return 'killed';
  if (ours >= theirs * 2 || down || marksman) return 'wounded';
  return dice[0] % 2 === 0 ? 'fall' : 'recoil';
}

function plainCount(...rest: readonly [Fighter, Fighter, string, Situation]) {
  const count: Record<string, number> = {};
  for (let a = 1; a <= 6; a += 1)
    for (let b = 1; b <= 6; b += 1) {
      const end = plainShot([a, b], ...rest);
      count[end] = (count[end] ?? 0) + 1;
    }
  return count;
}

function oddsCount(shooter: Fighter, target: Fighter, set: Situation): Record<string, number> {
  const [bar] = ask('shooting', [shooter, target], set);
  expect(isWhole((bar?.outcomes ?? []).map(({ chance }) => chance))).toBe(true);
  return Object.fromEntries(
    (bar?.outcomes ?? []).flatMap(({ id, chance }) =>
      chance.ways > 0n ? [[id, Number((chance.ways * 36n) / chance.of)]] : [],
    ),
  );
}

const someShot = fc
  .record({
    weapon: fc.constantFrom(...Object.keys(table)),
    combat: fc.integer({ min: 1, max: 5 }),
    against: fc.integer({ min: 1, max: 5 }),
    rules: fc.subarray(['Marksman', 'Mounted', 'Poor Shot', 'Strong', 'Weak', 'Flag Bearer']),
    theirs: fc.subarray(['Cuirass', 'Strong', 'Mounted', 'Flag Bearer']),
    attack: fc.constantFrom('plain', 'aimed', 'volley-2', 'volley-6'),
    cover: fc.constantFrom('none', 'soft', 'hard'),
    isDown: fc.boolean(),
    at: fc.nat(4),
  })
  .map(({ weapon, combat, against, rules, theirs, attack, cover, isDown, at }) => {
    const [range = 'short', , , triple] = table[weapon] ?? [];
    const distances = [
      ...lengths.slice(0, lengths.indexOf(range) + 1),
      'double',
      ...(triple === undefined ? [] : ['triple']),
    ];
    const distance = distances[at % distances.length] ?? 'short';
    const set = { attack, cover, distance, ...(isDown && { 'second-fallen': 'on' }) };
    return {
      weapon,
      shooter: made(3, combat, [weapon], rules),
      target: made(3, against, ['Sword'], theirs),
      set,
    };
  });

describe('shooting', () => {
  test('as counted over all throws, for any shot', () => {
    fc.assert(
      fc.property(someShot, ({ weapon, shooter, target, set }) => {
        expect(oddsCount(shooter, target, set)).toEqual(plainCount(shooter, target, weapon, set));
      }),
      { numRuns: 3000 },
    );
  });

  test('a line infantryman shoots at another within Long', () => {
    const man = model('france/line-infantryman');
    expect(ends('shooting', [man, man], { distance: 'long' })).toEqual({
      // 5 to 10 against 3 to 8: trebled by 9 and 10 against 3.
      killed: '1/18',
      wounded: '7/36',
      fall: '2/9',
      recoil: '1/4',
      none: '5/18',
    });
  });

  test.each([
    ['musket', 'Musket', ['short', 'medium', 'long', 'double', 'triple']],
    ['carbine', 'Carbine', ['short', 'medium', 'double']],
    ['pistol', 'Pistol', ['short', 'double']],
  ])('distances of a %s', (_name, weapon, distances) => {
    const man = made(3, 2, [weapon], []);
    const shooting = odds.duels.find(({ id }) => id === 'shooting');
    const distance = shooting?.switches(man, man, {}).find(({ id }) => id === 'distance');
    expect(distance?.choices?.map(({ id }) => id)).toEqual(distances);
  });

  test('the chosen weapon of two', () => {
    const man = made(3, 2, ['Pistol', 'Musket'], []);
    const far = { distance: 'triple' };
    expect(ends('shooting', [man, man], { ...far, weapon: 'musket' })).toEqual(
      ends('shooting', [made(3, 2, ['Musket'], []), man], far),
    );
    expect(ends('shooting', [man, man], { weapon: 'pistol' })).toEqual(
      ends('shooting', [made(3, 2, ['Pistol'], []), man]),
    );
  });

  test('who has nothing to shoot with is not asked', () => {
    const [shooting] = odds.duels.filter(({ id }) => id === 'shooting');
    const [man, lancer] = [made(3, 2, ['Musket'], []), made(3, 2, ['Lance'], [])];
    expect(shooting?.refuse(lancer, man)).toMatch(/firearm/);
    expect(shooting?.refuse(man, lancer)).toBeUndefined();
  });

  test('ammunition', () => {
    const man = made(3, 2, ['Musket'], []);
    expect(asides(ask('shooting', [man, man])[0])).toEqual({ ammo: '1/36' });
    expect(asides(ask('shooting', [man, man], { scarce: 'on' })[0])).toEqual({ ammo: '1/18' });
  });
});

describe('a cavalry charge', () => {
  const rider = model('france/hussar');
  const man = model('great-britain/line-center-company');

  /** Dice of the test, then of the fight: all 7,776 throws. */
  function byThrowing(needed: number, shotBonus: number): string {
    let flees = 0;
    let riderOut = 0;
    for (let test = 0; test < 216; test += 1) {
      const dice = [test % 6, Math.floor(test / 6) % 6, Math.floor(test / 36)];
      const failed = dice.filter((face) => face + 1 < needed).length;
      for (let a = 1; a <= 6; a += 1)
        for (let b = 1; b <= 6; b += 1) {
          if (failed === 3) flees += 1;
          else {
            // Combat 2, mounted and sword against musket, against Combat 2 and perhaps the shot.
            const [ours, theirs] = [a + 4, b + 2 + (failed === 0 ? shotBonus : 0)];
            // He loses one more with the better weapon, so that twice one less is enough.
            if (theirs > ours && theirs >= 2 * (ours - 1)) riderOut += 1;
          }
        }
    }
    return `${told({ ways: BigInt(flees), of: 7776n })} ${told({ ways: BigInt(riderOut), of: 7776n })}`;
  }

  test.each([
    ['loaded', 'on', 2],
    ['empty', 'no', 0],
  ])('of a hussar against a %s line infantryman, over all throws', (_name, loaded, bonus) => {
    expect(rider.profile.stats['combat']).toBe('2');
    expect(man.profile.stats).toEqual({ quality: '4+', combat: '2' });
    const found = ends('charge', [rider, man], { loaded });
    const out = found['first-wounded'] ?? '0/1';
    expect(`${found['flees'] ?? ''} ${out}`).toBe(byThrowing(4, bonus));
    expect(
      isWhole(ask('charge', [rider, man])[0]?.outcomes.map(({ chance }) => chance) ?? []),
    ).toBe(true);
  });

  test('Fear makes the test harder, but not for Fear', () => {
    const terrible = made(3, 3, ['Sword'], ['Mounted', 'Fear']);
    expect(ends('charge', [terrible, made(4, 2, ['Musket'], [])])['flees']).toBe('8/27');
    expect(ends('charge', [terrible, made(4, 2, ['Musket'], ['Fear'])])['flees']).toBe('1/8');
  });

  test('is ridden, and against foot', () => {
    const [charge] = odds.duels.filter(({ id }) => id === 'charge');
    expect(charge?.refuse(man, rider)).toMatch(/not mounted/);
    expect(charge?.refuse(rider, rider)).toMatch(/not on foot/);
    expect(charge?.refuse(rider, man)).toBeUndefined();
  });
});
