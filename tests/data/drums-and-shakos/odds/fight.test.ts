import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Fighter, Situation } from '@/lib/odds/question';
import { isWhole } from '../../../odds/count';
import { ask, ends, made, model } from './kit';

/*
 * The rules of a fight once more, said plainly and counted over all 36 throws, to hold the odds
 * against. Written from the book, not from the code.
 */

const better = ['Axe', 'Musket', 'Sword', 'Pike', 'Lance'];

function rank({ items }: Fighter): number {
  const like: Readonly<Record<string, string>> = {
    Halberd: 'Pike',
    Rifle: 'Musket',
    Carbine: 'Musket',
    Blunderbuss: 'Musket',
  };
  return Math.max(-1, ...items.map((item) => better.indexOf(like[item] ?? item)));
}

function is(fighter: Fighter, rule: string): boolean {
  return fighter.profile.rules.includes(rule);
}

function plainTotal(
  own: Fighter,
  enemy: Fighter,
  side: 'first' | 'second',
  set: Situation,
): number {
  const other = side === 'first' ? 'second' : 'first';
  let total = Number(own.profile.stats['combat']);
  if (is(own, 'Strong')) total += 1;
  if (is(own, 'Weak')) total -= 1;
  if (is(own, 'Flag Bearer')) total -= 1;
  if (is(own, 'Mounted') && !is(enemy, 'Mounted')) total += 1;
  if (is(own, 'Mounted') && set['rough'] === 'on') total -= 1;
  if (isArmedBetter(own, enemy, set)) total += 1;
  if (set[`${other}-fallen`] === 'on') total += 2;
  if (set[`${side}-defending`] === 'on') total += 1;
  total -= Number(set[`${side}-enemies`] ?? '1') - 1;
  if (side === 'first' && set['ambush'] === 'on') total += 1;
  if (side === 'second' && set['powerful'] === 'on') total -= 1;
  return total;
}

function isArmedBetter(own: Fighter, enemy: Fighter, set: Situation): boolean {
  if (rank(enemy) === -1 && set['bare-hands'] !== 'on') return false;
  return rank(own) > rank(enemy);
}

function plainEnd(a: number, b: number, first: Fighter, second: Fighter, set: Situation): string {
  const totalA = a + plainTotal(first, second, 'first', set);
  const totalB = b + plainTotal(second, first, 'second', set);
  if (totalA === totalB) return 'drawn';
  const firstWins = totalA > totalB;
  if (!firstWins && set['free-hack'] === 'on') return 'drawn';
  const [who, loser, winner] = firstWins
    ? (['second', second, first] as const)
    : (['first', first, second] as const);
  const [high, low] = firstWins ? [totalA, totalB] : [totalB, totalA];
  const face = firstWins ? a : b;
  const isDown = set[`${who}-fallen`] === 'on';
  if (is(loser, 'Cuirass') && !isDown && high === low + 1) return 'drawn';
  if (high >= low * 3) return `${who}-killed`;
  if (high >= low * 2) return `${who}-wounded`;
  if (isDown) return `${who}-wounded`;
  if (isArmedBetter(loser, winner, set)) {
    if (high >= (low - 1) * 3) return `${who}-killed`;
    if (high >= (low - 1) * 2) return `${who}-wounded`;
  }
  const falls =
    isArmedBetter(winner, loser, set) || face % 2 === 0 || set[`${who}-no-room`] === 'on';
  return falls ? `${who}-fall` : `${who}-recoil`;
}

function plainEnds(first: Fighter, second: Fighter, set: Situation): Record<string, number> {
  const count: Record<string, number> = {};
  for (let a = 1; a <= 6; a += 1)
    for (let b = 1; b <= 6; b += 1) {
      const end = plainEnd(a, b, first, second, set);
      count[end] = (count[end] ?? 0) + 1;
    }
  return count;
}

function oddsCount(first: Fighter, second: Fighter, set: Situation): Record<string, number> {
  const [bar] = ask('hand-to-hand', [first, second], set);
  expect(isWhole((bar?.outcomes ?? []).map(({ chance }) => chance))).toBe(true);
  return Object.fromEntries(
    (bar?.outcomes ?? []).flatMap(({ id, chance }) =>
      chance.ways > 0n ? [[id, Number((chance.ways * 36n) / chance.of)]] : [],
    ),
  );
}

const someFighter = fc
  .record({
    combat: fc.integer({ min: 1, max: 5 }),
    carries: fc.subarray([...better, 'Halberd', 'Rifle', 'Carbine', 'Pistol', 'Bow'], {
      maxLength: 3,
    }),
    rules: fc.subarray(['Strong', 'Weak', 'Mounted', 'Cuirass', 'Flag Bearer', 'Fear']),
  })
  .map(({ combat, carries, rules }) => made(3, combat, carries, rules));

const flags = [
  'powerful',
  'ambush',
  'free-hack',
  'rough',
  'bare-hands',
  ...['first', 'second'].flatMap((side) =>
    ['fallen', 'defending', 'no-room'].map((name) => `${side}-${name}`),
  ),
];

const someSituation = fc
  .record({
    on: fc.subarray(flags),
    first: fc.integer({ min: 1, max: 6 }),
    second: fc.integer({ min: 1, max: 6 }),
  })
  .map(({ on, first, second }) => ({
    ...Object.fromEntries(on.map((id) => [id, 'on'])),
    'first-enemies': String(first),
    'second-enemies': String(second),
  }));

/** Switches are offered only where they can matter; the plain count must not see the others. */
function offered(first: Fighter, second: Fighter, set: Situation): Situation {
  const mounted = is(first, 'Mounted') || is(second, 'Mounted');
  const bare = rank(first) === -1 || rank(second) === -1;
  const left = [...(mounted ? [] : ['rough']), ...(bare ? [] : ['bare-hands'])];
  return Object.fromEntries(Object.entries(set).filter(([id]) => !left.includes(id)));
}

describe('hand to hand', () => {
  test('as counted over all throws, for any two models in any situation', () => {
    fc.assert(
      fc.property(someFighter, someFighter, someSituation, (first, second, set) => {
        expect(oddsCount(first, second, set)).toEqual(
          plainEnds(first, second, offered(first, second, set)),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('the same for both when they change places', () => {
    const mirror: Readonly<Record<string, string>> = { first: 'second', second: 'first' };
    const swap = (id: string) => id.replace(/^(first|second)/, (side) => mirror[side] ?? side);
    fc.assert(
      fc.property(someFighter, someFighter, someSituation, (first, second, set) => {
        const both = Object.fromEntries(
          Object.entries(set).filter(([id]) => !['powerful', 'ambush', 'free-hack'].includes(id)),
        );
        const swapped = Object.fromEntries(Object.entries(both).map(([id, to]) => [swap(id), to]));
        const here = ends('hand-to-hand', [first, second], both);
        const there = ends('hand-to-hand', [second, first], swapped);
        expect(Object.fromEntries(Object.entries(there).map(([id, to]) => [swap(id), to]))).toEqual(
          here,
        );
      }),
    );
  });

  test('two line infantrymen', () => {
    const man = model('france/line-infantryman');
    expect(ends('hand-to-hand', [man, man])).toEqual({
      drawn: '1/6',
      // Doubled: 4, 5 or 6 against 1, and 6 against 2.
      'second-wounded': '1/9',
      'second-fall': '1/6',
      'second-recoil': '5/36',
      'first-wounded': '1/9',
      'first-fall': '1/6',
      'first-recoil': '5/36',
    });
  });

  test('the better weapon: the example of the book, 1 against 5 at Combat 2', () => {
    const [a, b] = [made(3, 2, ['Sword'], []), made(3, 2, ['Musket'], [])];
    expect(plainEnd(1, 5, a, b, {})).toBe('first-wounded');
    expect(plainEnd(1, 5, b, b, {})).toBe('first-wounded');
    const found = ends('hand-to-hand', [a, b]);
    expect(found['second-recoil']).toBeUndefined();
    // 1 against 4, 5 or 6, and 2 against 6: three of them by the 1 that he loses for it.
    expect(found['first-wounded']).toBe('1/9');
  });

  test('a cuirass turns what beats its wearer by one', () => {
    const plain = made(3, 3, ['Sword'], []);
    const cuirassier = made(3, 3, ['Sword'], ['Cuirass']);
    expect(ends('hand-to-hand', [plain, plain])['drawn']).toBe('1/6');
    expect(ends('hand-to-hand', [plain, cuirassier])['drawn']).toBe('11/36');
    expect(ends('hand-to-hand', [plain, cuirassier], { 'second-fallen': 'on' })['drawn']).toBe(
      '1/9',
    );
  });

  test('never worse for the attacker: a powerful attack, a fallen enemy, an ambush', () => {
    const harmed = (found: Readonly<Record<string, string>>) =>
      Object.entries(found)
        .filter(([id]) => id === 'second-killed' || id === 'second-wounded')
        .reduce((sum, [, said]) => {
          const [ways = 0, of = 1] = said.split('/').map(Number);
          return sum + ways / of;
        }, 0);
    fc.assert(
      fc.property(
        someFighter,
        someFighter,
        fc.constantFrom('powerful', 'second-fallen', 'ambush'),
        (first, second, id) => {
          const without = harmed(ends('hand-to-hand', [first, second]));
          const withIt = harmed(ends('hand-to-hand', [first, second], { [id]: 'on' }));
          expect(withIt).toBeGreaterThanOrEqual(without - 1e-12);
        },
      ),
    );
  });
});
