import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toNumber } from '@/lib/odds/chance';
import type { Member, Situation } from '@/lib/odds/question';
import { everyThrow } from '../../../odds/count';
import { made, model, odds } from './kit';

type Band = 'any' | 'wild' | 'shaky';

interface Man {
  readonly needed: number;
  readonly band: Band;
}

interface Help {
  readonly reroll: boolean;
  readonly pardon: boolean;
}

/** Every throw of so many dice, with the one that is thrown again where there is one. */
function throwsOf(needed: number, dice: number, reroll: boolean): readonly number[] {
  return everyThrow(dice + (reroll ? 1 : 0)).map((faces) => {
    const made = faces.slice(0, dice).filter((face) => face >= needed).length;
    return made < dice && reroll && (faces[dice] ?? 0) >= needed ? made + 1 : made;
  });
}

const chances = new Map<string, readonly (readonly [made: number, often: number])[]>();

function rolls(needed: number, dice: number, reroll = false) {
  const key = `${needed} ${dice} ${String(reroll)}`;
  const before = chances.get(key);
  if (before) return before;
  const throws = throwsOf(needed, dice, reroll);
  const found = [0, 1, 2, 3].map(
    (made) => [made, throws.filter((one) => one === made).length / throws.length] as const,
  );
  chances.set(key, found);
  return found;
}

const diceOf = (band: Band): readonly number[] => (band === 'wild' ? [3] : [1, 2, 3]);

/** Every group of these men, whoever they are, that may be ordered. */
function groups(men: readonly Man[]): readonly (readonly number[])[] {
  const all = Array.from({ length: 2 ** men.length }, (_, mask) =>
    men.flatMap((_man, at) => ((mask >> at) % 2 === 1 ? [at] : [])),
  );
  return all.filter(
    (some) =>
      some.length >= 2 && some.length <= 6 && new Set(some.map((at) => men[at]?.band)).size === 1,
  );
}

/** What a roll brings, and what follows it: the turn goes on, is pardoned, or is over. */
function roll(
  [needed, dice, reroll]: readonly [number, number, boolean],
  actors: number,
  help: Help,
  next: (made: number, help: Help) => number,
): number {
  return rolls(needed, dice, reroll).reduce((sum, [made, often]) => {
    const isOver = dice - made >= 2;
    const rest =
      isOver && !help.pardon ? 0 : next(made, { ...help, pardon: help.pardon && !isOver });
    return sum + often * (actors * made + rest);
  }, 0);
}

const tried = new Map<string, number>();

/** What was tried once, of the same men in whatever order, is not tried again. */
function once(work: string, men: readonly Man[], help: Help, value: () => number): number {
  const names = men.map(({ needed, band }) => `${needed}${band}`).toSorted();
  const key = [work, ...names, help.reroll, help.pardon].join(' ');
  const before = tried.get(key);
  if (before !== undefined) return before;
  const found = value();
  tried.set(key, found);
  return found;
}

/** The best of all orders, all groups and all numbers of dice, by trying every one. */
function byTrying(men: readonly Man[], leader: number | undefined, help: Help): number {
  return once(`turn ${leader ?? '-'}`, men, help, () => tryTurn(men, leader, help));
}

function tryTurn(men: readonly Man[], leader: number | undefined, help: Help): number {
  let best = 0;
  for (const [at, man] of men.entries())
    for (const dice of diceOf(man.band))
      best = Math.max(
        best,
        roll([man.needed, dice, false], 1, help, (_, left) =>
          byTrying(men.toSpliced(at, 1), leader, left),
        ),
      );
  if (leader === undefined) return best;
  for (const dice of [1, 2, 3]) {
    const value = rolls(leader, dice).reduce((sum, [made, often]) => {
      if (dice - made < 2) return sum + often * leading(men, made, help);
      return (
        sum +
        often * (made + (help.pardon ? byTrying(men, undefined, { ...help, pardon: false }) : 0))
      );
    }, 0);
    best = Math.max(best, value);
  }
  return best;
}

function leading(men: readonly Man[], actions: number, help: Help): number {
  if (actions === 0) return byTrying(men, undefined, help);
  return once(`orders ${actions}`, men, help, () => tryOrders(men, actions, help));
}

function tryOrders(men: readonly Man[], actions: number, help: Help): number {
  let best = 1 + leading(men, actions - 1, help);
  for (const group of groups(men)) {
    const others = men.filter((_, at) => !group.includes(at));
    const worst = Math.max(...group.map((at) => men[at]?.needed ?? 0));
    for (const dice of diceOf(men[group[0] ?? 0]?.band ?? 'any'))
      for (const reroll of help.reroll ? [false, true] : [false])
        best = Math.max(
          best,
          roll([worst, dice, reroll], group.length, help, (_, left) =>
            leading(others, actions - 1, { ...left, reroll: help.reroll && !reroll }),
          ),
        );
  }
  return best;
}

const ruleOf: Readonly<Record<Band, readonly string[]>> = {
  any: [],
  wild: ['Unpredictable'],
  shaky: ['Unreliable'],
};

/** The Leader adds one to the rolls of all others, so that they are bought one worse. */
function membersOf(men: readonly Man[], leader: number): readonly Member[] {
  return [
    { fighter: made(leader, 2, [], ['Leader']), count: 1 },
    ...men.map(({ needed, band }) => ({
      fighter: made(needed + 1, 2, [], ruleOf[band]),
      count: 1,
    })),
    { fighter: made(6, 1, [], ['Musician']), count: 0 },
  ];
}

function figure(members: readonly Member[], set: Situation, id: string): number {
  const { squad } = odds;
  const found = squad?.answer(members, set)?.figures.find((one) => one.id === id);
  return found ? toNumber(found.value) : Number.NaN;
}

const some: fc.Arbitrary<readonly Man[]> = fc.array(
  fc.record({
    needed: fc.integer({ min: 2, max: 5 }),
    band: fc.constantFrom<Band>('any', 'any', 'any', 'wild', 'shaky'),
  }),
  { minLength: 1, maxLength: 5 },
);

describe('a turn with orders', () => {
  test('is as good as the best of every group, order and number of dice', () => {
    fc.assert(
      fc.property(
        some,
        fc.integer({ min: 2, max: 4 }),
        fc.boolean(),
        fc.boolean(),
        (men, leader, reroll, pardon) => {
          const set = {
            orders: 'on',
            ...(reroll && { musician: 'on' }),
            ...(pardon && { leadership: 'on' }),
          };
          const found = figure(membersOf(men, leader), set, 'average');
          expect(found).toBeCloseTo(byTrying(men, leader, { reroll, pardon }), 9);
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a pardon alone is as good as the best of all orders with it', () => {
    const men: readonly Man[] = [3, 4, 4, 5].map((needed) => ({ needed, band: 'any' }));
    const members = men.map(({ needed }) => ({ fighter: made(needed, 2, [], []), count: 1 }));
    const best = byTrying(men, undefined, { reroll: false, pardon: true });
    expect(figure(members, { leadership: 'on' }, 'average')).toBeCloseTo(best, 9);
  });

  const squad: readonly Member[] = [
    { fighter: model('france/infantry-officer'), count: 1 },
    { fighter: model('france/infantry-nco'), count: 1 },
    { fighter: model('france/drummer-boy'), count: 1 },
    { fighter: model('france/line-infantryman'), count: 7 },
    { fighter: model('france/line-veteran'), count: 2 },
  ];

  test('every help helps', () => {
    const sets: readonly Situation[] = [
      { leader: 'on' },
      { orders: 'on' },
      { orders: 'on', musician: 'on' },
      { orders: 'on', musician: 'on', leadership: 'on' },
    ];
    const gains = sets.map((set) => figure(squad, set, 'average'));
    expect(gains).toEqual(gains.toSorted((a, b) => a - b));
    expect(new Set(gains).size).toBe(gains.length);
  });

  test('the order shown accounts for everybody, groups and all', () => {
    const rows = odds.squad?.answer(squad, { orders: 'on', musician: 'on' })?.order.rows ?? [];
    const counts = new Map<string, number>();
    for (const [, models = '', needs] of rows)
      for (const part of needs === '–' ? [] : models.replace(/^Group[^:]*: /, '').split(', ')) {
        const [count = '', name = ''] = part.split('\u00a0× ');
        counts.set(name, (counts.get(name) ?? 0) + Number(count));
      }
    expect([...counts].toSorted()).toEqual(
      squad.map(({ fighter, count }) => [fighter.profile.name, count]).toSorted(),
    );
    expect(rows.some(([, models]) => models?.startsWith('Group, with the Musician:'))).toBe(true);
  });

  test('a group is of six at most', () => {
    // Seven who need 5 and a Leader with 2: his three orders are for more than one group.
    const men = { fighter: made(6, 2, [], []), count: 7 };
    const officer = { fighter: made(2, 2, [], ['Leader']), count: 1 };
    const rows = odds.squad?.answer([officer, men], { orders: 'on' })?.order.rows ?? [];
    const sizes = rows.flatMap(([, models = '']) =>
      models.startsWith('Group') ? [Number(/(\d+)\u00a0×/.exec(models)?.[1])] : [],
    );
    expect(Math.max(...sizes)).toBe(6);
  });

  test('actions that are no orders are said to be the Leader’s own', () => {
    const alone = [{ fighter: model('france/infantry-officer'), count: 1 }];
    expect(odds.squad?.answer(alone, { orders: 'on' })?.order.rows).toEqual([
      ['1', '1\u00a0× Infantry Officer', '3+', '3'],
      ['2', 'Infantry Officer: 3 actions of his own', '–', '–'],
    ]);
  });

  test('an NCO alone helps all but himself and the Unreliable', () => {
    const men = (needed: readonly number[], band: Band = 'any') =>
      needed.map((one): Man => ({ needed: one, band }));
    const nco = { fighter: made(3, 2, [], ['NCO']), count: 1 };
    const line = { fighter: made(4, 2, [], []), count: 2 };
    const none = { reroll: false, pardon: false };
    expect(figure([nco, line], { nco: 'on' }, 'average')).toBeCloseTo(
      byTrying(men([3, 3, 3]), undefined, none),
      9,
    );
    const shaky = { fighter: made(3, 2, [], ['Unreliable']), count: 1 };
    expect(figure([nco, shaky], { nco: 'on' }, 'average')).toBeCloseTo(
      byTrying(men([3, 5]), undefined, none),
      9,
    );
  });

  test('help is offered to whom it can be', () => {
    const asked = (members: readonly Member[], set: Situation) =>
      odds.squad
        ?.switches(members, set)
        .map(({ id }) => id)
        .filter((id) => id !== 'enemy-scouts');
    expect(asked(squad, {})).toEqual(['leader', 'orders', 'leadership']);
    expect(asked(squad, { orders: 'on' })).toEqual(['leader', 'orders', 'musician', 'leadership']);
    const british = [{ fighter: model('great-britain/infantry-nco'), count: 1 }];
    expect(asked(british, { orders: 'on' })).toEqual(['nco']);
    expect(asked(british.slice(1), {})).toEqual([]);
  });
});
