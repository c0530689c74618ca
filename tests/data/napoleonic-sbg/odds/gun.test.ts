import { describe, expect, test } from 'vitest';
import { everyThrow, told } from '../../../odds/count';
import { ask, ends, model, odds } from './kit';

const man = model('french-empire/fusilier-early-war');
const gun = model('united-kingdom/6-pdr-cannon');

function struck(set: Readonly<Record<string, string>>, shooter = gun): string | undefined {
  return ends('gun', shooter, man, set)['killed'];
}

describe('round shot', () => {
  // 6 Pdr: Strength 8 far, 9 near, at Defence 3: 2+.
  test.each([
    ['far', {}, 2],
    ['within half range', { 'gun-range': 'half' }, 3],
    ['within a quarter', { 'gun-range': 'quarter' }, 4],
    ['with untrained crew', { 'gun-range': 'quarter', crew: 'untrained' }, 1],
  ])('%s', (_name, set, hits) => {
    expect(struck(set)).toBe(told({ ways: BigInt(hits * 5), of: 216n }));
  });

  test('whoever is only hit is knocked down', () => {
    expect(ends('gun', gun, man)['down']).toBe('1/108');
  });

  test('a Master Gunner, over all throws of his five dice', () => {
    const gunner = model('united-kingdom/6-pdr-cannon', 'master-gunner');
    const ways = everyThrow(5).filter(
      ([a = 0, b = 0, c = 0, d = 0, wound = 0]) =>
        Math.max(a, b) >= 5 && Math.max(c, d) === 6 && wound >= 2,
    ).length;
    expect(struck({}, gunner)).toBe(told({ ways: BigInt(ways), of: 7776n }));
  });

  test('Gourgaud adds one to the scatter of French guns alone', () => {
    const french = model('french-empire/6-pdr-cannon');
    expect(struck({ gourgaud: 'on' }, french)).toBe('5/54');
    expect(struck({ gourgaud: 'on' })).toBe(struck({}));
    expect(ends('gun', french, man, { gourgaud: 'on' })['own']).toBeUndefined();
  });
});

describe('other shot', () => {
  test('grape and canister do not scatter, kill outright or knock down', () => {
    const armed = model('united-kingdom/6-pdr-cannon', 'grape-shot', 'canister-shot');
    // Within half range: 4+; Strength 6 and 4 at Defence 3: 3+ and 4+.
    expect(ends('gun', armed, man, { shot: 'grape' })).toEqual({
      missed: '1/2',
      unhurt: '1/6',
      wounded: '1/3',
    });
    expect(ends('gun', armed, man, { shot: 'canister', 'gun-range': 'quarter' })).toEqual({
      missed: '1/3',
      unhurt: '1/3',
      wounded: '1/3',
    });
  });

  test('grape that was not bought is not fired', () => {
    expect(ends('gun', gun, man, { shot: 'grape' })).toEqual(ends('gun', gun, man));
  });

  test('a shell needs its fuse, unless Gourgaud cuts it', () => {
    const howitzer = model('french-empire/6-howitzer');
    // 5+, scatter 6, fuse 2+, Strength 12 at Defence 3: certain.
    expect(struck({ shot: 'shell' }, howitzer)).toBe('5/108');
    expect(ends('gun', howitzer, man, { shot: 'shell' })['early']).toBe('1/108');
    expect(struck({ shot: 'shell', gourgaud: 'on' }, howitzer)).toBe('1/9');
  });

  test('rockets: no bonus for range, two shots a turn on the average', () => {
    const rockets = model('united-kingdom/12-lb-congreve-rocket-battery');
    // Strength 7 at Defence 3: 3+, though the profile prints 9.
    expect(rockets.profile.tables?.[0]?.row[0]).toBe('7');
    expect(struck({ 'gun-range': 'quarter' }, rockets)).toBe('1/27');
    expect(told(ask('gun', rockets, man).asides[0]?.value ?? { ways: 0n, of: 1n })).toBe('2/27');
  });

  test('a shell at an unseen target scatters by the chart of the rockets', () => {
    const howitzer = model('french-empire/6-howitzer');
    const [question] = odds.duels.filter(({ id }) => id === 'gun');
    const columnsOf = (set: Readonly<Record<string, string>>) =>
      question
        ?.switches(howitzer, man, { shot: 'shell', ...set })
        .find(({ id }) => id === 'enemies-near')
        ?.choices?.map(({ label }) => label);
    expect(columnsOf({})).toEqual(['1 or 2', '3 to 5', '6 or more']);
    expect(columnsOf({ unseen: 'on' })).toEqual(['Up to 15', '15 to 30', '30 or more']);
  });

  test('men are no guns', () => {
    const [question] = odds.duels.filter(({ id }) => id === 'gun');
    expect(question?.refuse(man, gun)).toMatch(/no gun/);
    expect(question?.refuse(gun, man)).toBeUndefined();
  });
});
