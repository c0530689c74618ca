import { describe, expect, test } from 'vitest';
import {
  count,
  counted,
  definite,
  join,
  joinByWho,
  joinSome,
  plural,
  sentence,
  times,
  withArticle,
  word,
} from '@/lib/rules/english';

describe('several of a name', () => {
  test.each([
    ['Sapper', 'Sappers'],
    ['Infantry NCO', 'Infantry NCOs'],
    ['Line Infantryman', 'Line Infantrymen'],
    ['Landwehr Cavalryman', 'Landwehr Cavalrymen'],
    ['Rifleman', 'Riflemen'],
    ['Drummer Boy', 'Drummer Boys'],
    ['Line Infantry', 'Line Infantry'],
    ['Household Cavalry', 'Household Cavalry'],
    ['Line Light Company', 'Line Light Company'],
    ['24 lb Congreve Rocket Battery', '24 lb Congreve Rocket Batteries'],
    ['Young Guard', 'Young Guard'],
    ['Foot Guard', 'Foot Guards'],
    ['Life/Horse Guard', 'Life/Horse Guards'],
    ['Guard Dragoon/KGL', 'Guard Dragoons/KGL'],
    ['Guard Dragoons', 'Guard Dragoons'],
    ['Mounted Freikorps', 'Mounted Freikorps'],
    ['Freikorps (Volunteers)', 'Freikorps (Volunteers)'],
    ['Landwehr (Militia)', 'Landwehr (Militia)'],
    ['Fusilier (Early War)', 'Fusiliers (Early War)'],
    ['Jaeger (Light Infantry) NCO', 'Jaeger (Light Infantry) NCOs'],
    ['Jaeger/Grenzer Officer', 'Jaeger/Grenzer Officers'],
    ['Schuetzen (Sharpshooter)', 'Schuetzen (Sharpshooter)'],
    ['Cuirassier, Carabinier', 'Cuirassiers, Carabiniers'],
    ['Rifles, Chosen Man', 'Rifles, Chosen Men'],
    ['Irregular Light Horse', 'Irregular Light Horse'],
    ['Militia', 'Militia'],
    ['12-pdr Battery', '12-pdr Batteries'],
    ['Aide de Camp', 'Aides de Camp'],
    ['Garde du Corps (Elite Cuirassier)', 'Gardes du Corps (Elite Cuirassier)'],
    ['Chasseur à Cheval', 'Chasseurs à Cheval'],
    ['Chasseur à Cheval Captain', 'Chasseur à Cheval Captains'],
    ['Leader', 'Leaders'],
  ])('%s: %s', (one, many) => {
    expect(plural(one)).toBe(many);
  });
});

describe('one of a name', () => {
  test.each([
    ['Sapper', 'a Sapper'],
    ['Infantry NCO', 'an Infantry NCO'],
    ['NCO', 'an NCO'],
    ['Nation', 'a Nation'],
    ['Élan', 'an Élan'],
    ['Uhlan', 'a Uhlan'],
    ['Old Guard Grenadier', 'an Old Guard Grenadier'],
    ['8 Pdr Cannon', 'an 8 Pdr Cannon'],
    ['18 Pdr Cannon', 'an 18 Pdr Cannon'],
    ['12 Pdr Cannon', 'a 12 Pdr Cannon'],
    ['Line Infantry', '1 Line Infantry'],
    ['Old Guard', '1 Old Guard'],
    ['Guard Cuirassiers', '1 Guard Cuirassiers'],
    ['Foot Guard', 'a Foot Guard'],
  ])('%s: %s', (name, one) => {
    expect(withArticle(name)).toBe(one);
  });
});

test('numbers', () => {
  expect([0, 1, 2].map((n) => count(n, 'point'))).toEqual(['0 points', '1 point', '2 points']);
  expect(counted(1, 'Sapper')).toBe('1 Sapper');
  expect(counted(12, 'Sapper')).toBe('12 Sappers');
  expect(counted(2, '6 Pdr Cannon')).toBe('two 6 Pdr Cannons');
  expect([1, 2, 3].map(times)).toEqual(['once', 'twice', '3 times']);
  expect([0, 1, 10, 11].map(word)).toEqual(['no', 'one', 'ten', '11']);
});

test('lists', () => {
  expect(join([])).toBe('');
  expect(join(['a'])).toBe('a');
  expect(join(['a', 'b'])).toBe('a and b');
  expect(join(['a', 'b', 'c'], 'or')).toBe('a, b or c');
  expect(joinSome(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c, d and e');
  expect(joinSome(['a', 'b', 'c', 'd', 'e', 'f'])).toBe('a, b, c, d and 2 more');
});

test('persons and others', () => {
  const ney = { profile: 'Michel Ney', person: true };
  const aide = { profile: 'Aide de Camp', person: false };
  expect(definite(ney)).toBe('Michel Ney');
  expect(definite(aide)).toBe('the Aide de Camp');
  const of = [
    { ...ney, item: 'Musket' },
    { ...aide, item: 'Horse' },
    { ...ney, item: 'Pistol' },
    { ...ney, item: 'Musket' },
  ];
  expect(joinByWho(of, ({ item }) => item, 'of')).toBe(
    'Musket and Pistol of Michel Ney and Horse of the Aide de Camp',
  );
});

test('a sentence begins large', () => {
  expect(sentence('élan counts')).toBe('Élan counts');
  expect(sentence('')).toBe('');
});
