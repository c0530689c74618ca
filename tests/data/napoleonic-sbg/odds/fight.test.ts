import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toWound } from '@/data/napoleonic-sbg/to-wound';
import type { Fighter } from '@/lib/odds/question';
import { everyThrow, isWhole, told } from '../../../odds/count';
import { ask, ends, model } from './kit';

interface Plain {
  readonly dice: number;
  readonly fight: number;
  readonly less: number;
  readonly strength: number;
  readonly defence: number;
}

function plain({ profile: { stats } }: Fighter, dice: number, less = 0): Plain {
  const [fight = ''] = (stats['fight'] ?? '').split('/');
  return {
    dice,
    fight: Number(fight),
    less,
    strength: Number(stats['strength']),
    defence: Number(stats['defence']),
  };
}

/** Every throw of both sides, and then of the winner's blows, one by one. */
function byThrowing(a: Plain, b: Plain): Readonly<Record<string, string>> {
  const blows = Math.max(a.dice, b.dice);
  const throws = everyThrow(a.dice + b.dice + blows);
  const count: Record<string, number> = {};
  for (const faces of throws) {
    const mine = Math.max(...faces.slice(0, a.dice)) - a.less;
    const theirs = Math.max(...faces.slice(a.dice, a.dice + b.dice)) - b.less;
    const strikes = faces.slice(a.dice + b.dice);
    let end = 'undecided';
    if (mine !== theirs || a.fight !== b.fight) {
      const firstWins = mine === theirs ? a.fight > b.fight : mine > theirs;
      const [winner, loser] = firstWins ? [a, b] : [b, a];
      const needed = Number(toWound(winner.strength, loser.defence));
      const wounds = strikes.slice(0, winner.dice).some((face) => face >= needed);
      end = `${firstWins ? 'second' : 'first'}-${wounds ? 'wounded' : 'beaten'}`;
    }
    count[end] = (count[end] ?? 0) + 1;
  }
  return Object.fromEntries(
    Object.entries(count).map(([end, ways]) => [
      end,
      told({ ways: BigInt(ways), of: BigInt(throws.length) }),
    ]),
  );
}

const line = model('united-kingdom/line-infantry');
const grenadier = model('united-kingdom/grenadier');
const captain = model('french-empire/grenadier-captain');

describe('a fight', () => {
  test.each([
    ['one against one, equal Fight', line, 1, line, 1],
    ['the better Fight', line, 1, grenadier, 1],
    ['two Attacks against one', captain, 2, line, 1],
    ['two against two', captain, 2, captain, 2],
    ['three dice against one', line, 3, grenadier, 1],
  ])('%s, over all throws', (_name, first, mine, second, theirs) => {
    const set = { 'first-dice': `${mine}`, 'second-dice': `${theirs}` };
    expect(ends('fight', first, second, set)).toEqual(
      byThrowing(plain(first, mine), plain(second, theirs)),
    );
  });

  test('dice are the Attacks, unless said otherwise', () => {
    expect(ends('fight', captain, line)).toEqual(
      ends('fight', captain, line, { 'first-dice': '2', 'second-dice': '1' }),
    );
  });

  test('a pike that nobody supports is one off', () => {
    const pikeman = model('united-kingdom/line-infantry-sergeant', 'pike');
    const set = { 'first-weapon': 'pike' };
    expect(ends('fight', pikeman, line, set)).toEqual(
      byThrowing(plain(pikeman, 1, 1), plain(line, 1)),
    );
    const supported = ends('fight', pikeman, line, { ...set, 'first-supported': 'on' });
    expect(supported).toEqual(byThrowing(plain(pikeman, 1), plain(line, 1)));
    expect(ends('fight', pikeman, line)).toEqual(supported);
  });

  test('a sapper’s axe is not: Brute Strength', () => {
    const sapper = model('united-kingdom/sapper');
    expect(ends('fight', sapper, line)).toEqual(byThrowing(plain(sapper, 1), plain(line, 1)));
  });

  test('a charging hussar wounds at +1, standing he does not', () => {
    const hussar = model('united-kingdom/hussar');
    const wounds = (set: Readonly<Record<string, string>>) =>
      ends('fight', hussar, line, set)['second-wounded'];
    // Wins 21 of 36 with the better Fight; Strength 3 at Defence 3 on 4+, charging on 3+.
    expect(wounds({})).toBe('7/24');
    expect(wounds({ charge: 'first' })).toBe('7/18');
    expect(wounds({ charge: 'second' })).toBe('7/24');
  });

  test('Wellington near by settles what equal Fight does not', () => {
    expect(ends('fight', line, line)['undecided']).toBe('1/6');
    expect(ends('fight', line, line, { 'first-duke': 'on' })['undecided']).toBeUndefined();
  });

  test('comes to one, and to the same for both when they change places', () => {
    const some = fc.constantFrom(line, grenadier, captain, model('united-kingdom/hussar'));
    const dice = fc.integer({ min: 1, max: 8 });
    const mirror = (id: string) =>
      id.replace(/^(first|second)/, (side) => (side === 'first' ? 'second' : 'first'));
    fc.assert(
      fc.property(some, dice, some, dice, (first, mine, second, theirs) => {
        const here = { 'first-dice': `${mine}`, 'second-dice': `${theirs}` };
        const there = { 'first-dice': `${theirs}`, 'second-dice': `${mine}` };
        const bar = ask('fight', first, second, here);
        expect(isWhole(bar.outcomes.map(({ chance }) => chance))).toBe(true);
        const swapped = Object.entries(ends('fight', second, first, there));
        expect(Object.fromEntries(swapped.map(([id, said]) => [mirror(id), said]))).toEqual(
          ends('fight', first, second, here),
        );
      }),
    );
  });
});
