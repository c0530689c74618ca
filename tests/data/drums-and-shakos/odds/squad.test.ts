import { describe, expect, test } from 'vitest';
import type { Member, Situation } from '@/lib/odds/question';
import { ruleset } from '@/data/drums-and-shakos/ruleset';
import { fighterOf } from '@/lib/rules/fighter';
import { everyThrow, told } from '../../../odds/count';
import { made, model, odds } from './kit';

type Try = readonly [gain: number, stop: number];

/** Actions on the average and chance of a turnover, counted over all throws. */
function tryOf(needed: number, dice: number): Try {
  const throws = everyThrow(dice);
  let [gain, stop] = [0, 0];
  for (const faces of throws) {
    const made = faces.filter((face) => face >= needed).length;
    gain += made;
    if (dice - made >= 2) stop += 1;
  }
  return [gain / throws.length, stop / throws.length];
}

/** The best of all orders and all numbers of dice, by trying every one. */
function byTrying(needed: readonly (readonly [number, readonly number[]])[]): number {
  if (needed.length === 0) return 0;
  let best = 0;
  for (const [at, [score, dice]] of needed.entries()) {
    const rest = byTrying(needed.toSpliced(at, 1));
    for (const number of dice) {
      const [gain, stop] = tryOf(score, number);
      best = Math.max(best, gain + (1 - stop) * rest);
    }
  }
  return best;
}

function figures(
  members: readonly Member[],
  set: Situation = {},
): Readonly<Record<string, string>> {
  const answer = odds.squad?.answer(members, set);
  return Object.fromEntries((answer?.figures ?? []).map(({ id, value }) => [id, told(value)]));
}

function number(said: string | undefined): number {
  const [ways = 0, of = 1] = (said ?? '').split('/').map(Number);
  return ways / of;
}

const any = [1, 2, 3];

describe('a whole turn', () => {
  test('one man alone rolls three dice', () => {
    expect(figures([{ fighter: made(4, 2, [], []), count: 1 }])['average']).toBe('3/2');
  });

  test.each([
    ['two of 4+', [made(4, 2, [], []), made(4, 2, [], [])], [4, 4]],
    ['3+ and 5+', [made(3, 2, [], []), made(5, 2, [], [])], [3, 5]],
    ['three kinds', [made(2, 2, [], []), made(4, 2, [], []), made(5, 2, [], [])], [2, 4, 5]],
    [
      'four',
      [made(3, 2, [], []), made(3, 2, [], []), made(4, 2, [], ['Élan']), made(6, 2, [], [])],
      [3, 3, 3, 6],
    ],
  ])('as good as the best of all orders: %s', (_name, fighters, needed) => {
    const found = figures(fighters.map((fighter) => ({ fighter, count: 1 })));
    const best = byTrying(needed.map((score) => [score, any] as const));
    expect(number(found['average'])).toBeCloseTo(best, 12);
  });

  test('Unpredictable models have no choice of dice', () => {
    const fighters = [made(3, 2, [], ['Unpredictable']), made(4, 2, [], []), made(4, 2, [], [])];
    const found = figures(fighters.map((fighter) => ({ fighter, count: 1 })));
    const best = byTrying([
      [3, [3]],
      [4, any],
      [4, any],
    ]);
    expect(number(found['average'])).toBeCloseTo(best, 12);
  });

  test('a Leader helps all but himself', () => {
    const squad = [
      { fighter: made(3, 2, [], ['Leader']), count: 1 },
      { fighter: made(4, 2, [], []), count: 3 },
    ];
    const best = byTrying([3, 3, 3, 3].map((score) => [score, any] as const));
    expect(number(figures(squad, { leader: 'on' })['average'])).toBeCloseTo(best, 12);
  });

  test('the order accounts for everybody', () => {
    const members = [
      { fighter: model('france/infantry-officer'), count: 1 },
      { fighter: model('france/line-infantryman'), count: 8 },
      { fighter: model('france/old-guard'), count: 2 },
    ];
    const rows = odds.squad?.answer(members, {})?.order.rows ?? [];
    const counts = new Map<string, number>();
    for (const [, models = ''] of rows)
      for (const part of models.split(', ')) {
        const [count = '', name = ''] = part.split('\u00a0× ');
        counts.set(name, (counts.get(name) ?? 0) + Number(count));
      }
    expect([...counts].toSorted()).toEqual(
      members.map(({ fighter, count }) => [fighter.profile.name, count]).toSorted(),
    );
  });

  test('every profile of a nation at once is too many, and said to be', () => {
    const members = [...ruleset.profiles.values()].map((profile) => ({
      fighter: fighterOf(profile),
      count: 1,
    }));
    expect(odds.squad?.answer(members, {})).toBeUndefined();
  });
});

describe('a price taken apart', () => {
  test('every profile but one comes to its printed points', () => {
    const wrong = [...ruleset.profiles.values()].flatMap((profile) => {
      const steps = odds.price?.(fighterOf(profile)) ?? [];
      const told = steps.flatMap((step) => (step.kind === 'say' ? [step.text] : []));
      return told.some((text) => text.includes(`= ${profile.points} points`)) ? [] : [profile.id];
    });
    expect(wrong).toEqual(['great-britain/line-grenadier-company']);
  });

  test('says that it is fitted, always, and names the odd one', () => {
    for (const profile of ruleset.profiles.values()) {
      const steps = odds.price?.(fighterOf(profile)) ?? [];
      const readings = steps.flatMap((step) =>
        step.kind === 'say' && step.isReading ? [step.text] : [],
      );
      expect(readings.some((text) => text.includes('fitted'))).toBe(true);
      const isOdd = readings.some((text) => text.includes('one profile that does not follow'));
      expect(isOdd).toBe(profile.id === 'great-britain/line-grenadier-company');
    }
  });
});
