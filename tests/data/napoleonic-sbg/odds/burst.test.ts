import { describe, expect, test } from 'vitest';
import { blastReaches } from '@/data/napoleonic-sbg/odds/blast';
import { ballThrough } from '@/data/napoleonic-sbg/odds/line';
import { told } from '../../../odds/count';
import { byThrowing, ends, model, odds } from './kit';

const man = model('french-empire/fusilier-early-war');
const gun = model('united-kingdom/6-pdr-cannon');
const howitzer = model('united-kingdom/5-5-howitzer');

describe('round shot through a line', () => {
  // Strength 8, 7, 6 at Defence 3: 2+, 3+, 3+.
  const needs = [2, 3, 3];

  test('of two men, over every throw', () => {
    const expected = byThrowing(4, ([one = 0, first = 0, two = 0, second = 0]) => {
      let killed = 0;
      for (const [struck, wound] of [
        [one, first],
        [two, second],
      ] as const) {
        if (struck < 4) continue;
        if (wound < (needs[killed] ?? 0)) return 'stopped';
        killed += 1;
      }
      return `${killed}`;
    });
    const { killed, arrives } = ballThrough(2, 8, 3);
    expect(Object.fromEntries([...killed].map(([count, one]) => [`${count}`, told(one)]))).toEqual({
      '0': expected['0'],
      '1': expected['1'],
      '2': expected['2'],
    });
    expect(told({ ways: arrives.of - arrives.ways, of: arrives.of })).toBe(expected['stopped']);
  });

  test('and at the man behind one, over every throw', () => {
    const found = ends('gun', gun, man, { line: '1' });
    // 5+ to hit, a 6 to scatter, the man before him, and then the blow.
    const expected = byThrowing(5, ([hit = 0, scatter = 0, struck = 0, first = 0, wound = 0]) => {
      if (hit < 5 || scatter < 6) return 'not';
      if (struck >= 4 && first < 2) return 'stopped';
      return wound >= (struck >= 4 ? 3 : 2) ? 'killed' : 'down';
    });
    for (const id of ['killed', 'down', 'stopped']) expect(found[id]).toBe(expected[id]);
  });
});

describe('near a burst', () => {
  test.each([
    [1, 0, '1/1'],
    [2, 0, '2/3'],
    [3, 0, '1/3'],
    [2, 1, '1/1'],
    [4, 1, '1/3'],
    [4, 0, '0/1'],
  ] as const)('a shell reaches %i inches, with %i more', (inches, bonus, chance) => {
    expect(told(blastReaches(inches, bonus))).toBe(chance);
  });

  test('of a shell, prone, over every throw', () => {
    const set = { shot: 'shell', 'second-mark': 'near-2', 'second-covered': 'on' };
    // Defence 3, Strength 2 to 12: 5, 4, 4, 3, 3, 3, 2, 2, 2, 2 and 1.
    const needs = [5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1];
    const struck = byThrowing(4, ([cover = 0, a = 0, b = 0, wound = 0]) => {
      if (cover < 3) return 'kept';
      return wound >= (needs[a + b - 2] ?? 0) ? 'wounded' : 'down';
    });
    const arrives = byThrowing(4, ([hit = 0, scatter = 0, fuse = 0, reach = 0]) =>
      hit >= 5 && scatter === 6 && fuse >= 2 && Math.ceil(reach / 2) >= 2 ? 'yes' : 'no',
    )['yes'];
    const found = ends('gun', howitzer, man, set);
    const share = (said = '0/1') => {
      const [ways = 0, of = 1] = said.split('/').map(Number);
      return ways / of;
    };
    for (const id of ['kept', 'wounded', 'down'])
      expect(share(found[id])).toBeCloseTo(share(struck[id]) * share(arrives), 12);
  });

  test('of a rocket, over every throw', () => {
    const rockets = model('united-kingdom/24-lb-congreve-rocket-battery');
    // 5+, a 6 to scatter, Strength 6 at Defence 3: 3+.
    const expected = byThrowing(3, ([hit = 0, scatter = 0, wound = 0]) => {
      if (hit < 5 || scatter < 6) return 'not';
      return wound >= 3 ? 'wounded' : 'down';
    });
    const found = ends('gun', rockets, man, { 'second-mark': 'near-1' });
    expect(found['wounded']).toBe(expected['wounded']);
    expect(found['down']).toBe(expected['down']);
  });

  test('of a rocket, at a helmet and Fate, over every throw', () => {
    const rockets = model('united-kingdom/24-lb-congreve-rocket-battery');
    const sergeant = model('french-empire/fusilier-sergeant-early-war');
    const set = { 'second-mark': 'near-1', 'second-helmet': 'on', 'second-fate': '4' };
    // 5+, a 6 to scatter, Strength 6 at Defence 4: 3+.
    const expected = byThrowing(5, ([hit = 0, scatter = 0, wound = 0, helmet = 0, fate = 0]) => {
      if (hit < 5 || scatter < 6) return 'not';
      if (wound < 3) return 'down';
      if (helmet === 6) return 'saved';
      return fate >= 4 ? 'fated' : 'wounded';
    });
    const found = ends('gun', rockets, sergeant, set);
    for (const id of ['down', 'saved', 'fated', 'wounded']) expect(found[id]).toBe(expected[id]);
  });

  test('of a shell with Might, which the derivation shows', () => {
    const gunned = model('united-kingdom/5-5-howitzer', 'master-gunner');
    const set = { shot: 'shell', 'second-mark': 'near-1', 'first-might': '1' };
    const question = odds.duels.find(({ id }) => id === 'gun');
    const list = question?.answer(gunned, man, set).steps.find(({ kind }) => kind === 'list');
    const parts = list?.kind === 'list' ? list.parts.map((part) => told(part.chance)) : [];
    expect(parts).toEqual([
      ends('gun', gunned, man, { ...set, 'first-might': '0' })['wounded'],
      ends('gun', gunned, man, set)['wounded'],
    ]);
    expect(new Set(parts).size).toBe(2);
  });

  test('is asked of no round shot', () => {
    expect(ends('gun', gun, man, { 'second-mark': 'near-1' })).toEqual(ends('gun', gun, man));
  });
});
