import { describe, expect, test } from 'vitest';
import { activationOf } from '@/data/drums-and-shakos/odds/activation';
import { counted, everyThrow, isWhole, told } from '../../../odds/count';
import { asides, ask, ends, made, model } from './kit';

const qualities = [2, 3, 4, 5, 6] as const;
const numbers = [1, 2, 3] as const;

describe('activation', () => {
  test.each(qualities.flatMap((needed) => numbers.map((dice) => [needed, dice] as const)))(
    'on %i or more with %i dice, over all throws',
    (needed, dice) => {
      const throws = everyThrow(dice);
      const made = (faces: readonly number[]) => faces.filter((face) => face >= needed).length;
      const { actions, turnover, average } = activationOf(needed, dice);
      expect(isWhole(actions.values())).toBe(true);
      for (const [count, one] of actions)
        expect(told(one)).toBe(told(counted(throws, (faces) => made(faces) === count)));
      expect(told(turnover)).toBe(told(counted(throws, (faces) => dice - made(faces) >= 2)));
      const sum = throws.reduce((total, faces) => total + made(faces), 0);
      expect(told(average)).toBe(told({ ways: BigInt(sum), of: BigInt(throws.length) }));
    },
  );

  test.each(qualities.flatMap((needed) => numbers.map((dice) => [needed, dice] as const)))(
    'on %i or more with %i dice and the Musician, over all throws',
    (needed, dice) => {
      const throws = everyThrow(dice + 1);
      const made = (faces: readonly number[]) => {
        const before = faces.slice(0, dice).filter((face) => face >= needed).length;
        return before < dice && (faces[dice] ?? 0) >= needed ? before + 1 : before;
      };
      const { actions, turnover } = activationOf(needed, dice, true);
      for (const [count, one] of actions)
        expect(told(one)).toBe(told(counted(throws, (faces) => made(faces) === count)));
      expect(told(turnover)).toBe(told(counted(throws, (faces) => dice - made(faces) >= 2)));
    },
  );

  test('a line infantryman, 4+', () => {
    const man = [model('france/line-infantryman')];
    const bars = ask('activation', man);
    expect(bars.map(({ name }) => name)).toEqual(['1 die', '2 dice', '3 dice']);
    expect(ends('activation', man, {}, 0)).toEqual({ '0': '1/2', '1': '1/2' });
    expect(ends('activation', man, {}, 1)).toEqual({ '0': '1/4', '1': '1/2', '2': '1/4' });
    expect(ends('activation', man, {}, 2)).toEqual({
      '0': '1/8',
      '1': '3/8',
      '2': '3/8',
      '3': '1/8',
    });
    expect(bars.map(asides)).toEqual([
      { turnover: '0/1', average: '1/2' },
      { turnover: '1/4', average: '1/1' },
      { turnover: '1/2', average: '3/2' },
    ]);
  });

  test.each([
    ['Leader near', made(4, 2, [], []), { leader: 'near' }, '2/3'],
    ['NCO near', made(4, 2, [], []), { leader: 'nco' }, '2/3'],
    ['Élan', made(4, 2, [], ['Élan']), {}, '2/3'],
    ['Élan and Leader', made(4, 2, [], ['Élan']), { leader: 'near' }, '5/6'],
    ['a 1 always fails', made(2, 2, [], ['Élan']), { leader: 'near' }, '5/6'],
    ['a 6 always succeeds', made(6, 2, [], ['Reluctant']), {}, '1/6'],
    ['Reluctant', made(4, 2, [], ['Reluctant']), {}, '1/3'],
    ['a Leader does not help himself', made(3, 2, [], ['Leader']), { leader: 'near' }, '2/3'],
    ['an NCO is helped by the Leader', made(3, 2, [], ['NCO']), { leader: 'near' }, '5/6'],
    ['an NCO does not help himself', made(3, 2, [], ['NCO']), { leader: 'nco' }, '2/3'],
    ['Unreliable, Leader far', made(3, 2, [], ['Unreliable', 'Élan']), {}, '1/3'],
    ['Unreliable, Leader near', made(3, 2, [], ['Unreliable']), { leader: 'near' }, '5/6'],
  ])('%s', (_name, fighter, set, chance) => {
    expect(ends('activation', [fighter], set)['1']).toBe(chance);
  });

  test('Unpredictable: three dice, always', () => {
    expect(ask('activation', [made(3, 1, [], ['Unpredictable'])])).toHaveLength(1);
  });

  test('an NCO far worse than the Leader never lowers the chance of an action', () => {
    for (const needed of qualities)
      for (const dice of numbers) {
        const [plain, helped] = [false, true].map((reroll) => activationOf(needed, dice, reroll));
        expect(Number(helped?.turnover.ways) / Number(helped?.turnover.of)).toBeLessThanOrEqual(
          Number(plain?.turnover.ways) / Number(plain?.turnover.of),
        );
      }
  });
});

describe('morale', () => {
  test.each(qualities)('on %i or more, over all 216 throws', (quality) => {
    const throws = everyThrow(3);
    const failed = (faces: readonly number[]) => faces.filter((face) => face < quality).length;
    const found = ends('morale', [made(quality, 2, [], [])]);
    for (const [count, id] of ['stands', 'flees', 'flees-twice', 'lost'].entries())
      expect(found[id]).toBe(told(counted(throws, (faces) => failed(faces) === count)));
  });

  test.each([
    ['a plain man', made(4, 2, [], []), {}, '1/8'],
    ['Leader near', made(4, 2, [], []), { leader: 'near' }, '8/27'],
    ['an NCO is no help here', made(4, 2, [], []), { leader: 'nco' }, '1/8'],
    ['Élan is no help here', made(4, 2, [], ['Élan']), {}, '1/8'],
    ['Steadfast', made(4, 2, [], ['Steadfast']), {}, '8/27'],
    ['Steadfast with a Leader', made(4, 2, [], ['Steadfast']), { leader: 'near' }, '125/216'],
    ['Wavering', made(4, 2, [], ['Wavering']), {}, '1/27'],
    ['charged by Fear', made(4, 2, [], []), { fear: 'on' }, '1/27'],
    ['Fear fears no Fear', made(4, 2, [], ['Fear']), { fear: 'on' }, '1/8'],
    ['nor does Fearless', made(4, 2, [], ['Fearless']), { fear: 'on' }, '1/8'],
    ['Unreliable alone', made(3, 2, [], ['Unreliable', 'Steadfast']), {}, '1/27'],
  ])('stands: %s', (_name, fighter, set, chance) => {
    expect(ends('morale', [fighter], set)['stands']).toBe(chance);
  });

  test('a man who is down', () => {
    const man = [made(4, 2, [], [])];
    expect(ends('morale', man, { posture: 'free' })).toEqual({
      stands: '1/8',
      recovers: '3/8',
      flees: '3/8',
      lost: '1/8',
    });
    expect(ends('morale', man, { posture: 'held' })).toEqual({ stands: '1/8', lost: '7/8' });
  });

  test('Prussia alone can have two dice', () => {
    const set = { 'no-retreat': 'on' };
    expect(ends('morale', [made(4, 2, [], [], 'prussia')], set)).toEqual({
      stands: '1/4',
      flees: '1/2',
      'flees-twice': '1/4',
    });
    expect(ends('morale', [made(4, 2, [], [])], set)['lost']).toBe('1/8');
  });
});
