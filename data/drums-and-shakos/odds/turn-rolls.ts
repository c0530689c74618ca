import { certain, type Chance, never, not, sum, times, toNumber } from '@/lib/odds/chance';
import { activationOf, type Dice } from './activation';

/** A number exactly, and rounded to be compared quickly. */
interface Figure {
  readonly exact: Chance;
  readonly rough: number;
}

/** What a roll brings on the average, and the chance of each way in which the turn goes on. */
export interface Effect {
  readonly gain: Figure;
  readonly ways: readonly Figure[];
}

function figure(exact: Chance): Figure {
  return { exact, rough: toNumber(exact) };
}

function many(one: Chance, count: number): Chance {
  return times(one, { ways: BigInt(count), of: 1n });
}

/** The rolls of a search, each worked out once. */
export function rollBook() {
  const known = new Map<string, Effect>();

  function once(key: string, make: () => Effect): Effect {
    const effect = known.get(key) ?? make();
    known.set(key, effect);
    return effect;
  }

  /** A roll of a model or group: on without a turnover, on with one. */
  function effectOf(needed: number, dice: Dice, actors: number, reroll = false): Effect {
    return once(`${needed} ${dice} ${actors} ${String(reroll)}`, () => {
      const { average, turnover } = activationOf(needed, dice, reroll);
      return {
        gain: figure(many(average, actors)),
        ways: [figure(not(turnover)), figure(turnover)],
      };
    });
  }

  /**
   * The Leader's own roll: on with an action for each die, on with one less, on with a turnover, in
   * which he acts himself. What he gives away as orders is no action of his.
   */
  function leaderEffect(needed: number, dice: Dice): Effect {
    return once(`leader ${needed} ${dice}`, () => {
      const { actions, turnover } = activationOf(needed, dice);
      const lost = [...actions].filter(([made]) => dice - made >= 2);
      return {
        gain: figure(sum(lost.map(([made, chance]) => many(chance, made)))),
        ways: [actions.get(dice) ?? never, actions.get(dice - 1) ?? never, turnover].map(figure),
      };
    });
  }

  return { effectOf, leaderEffect };
}

/** An action that is certain. */
export const oneAction: Effect = { gain: figure(certain), ways: [figure(certain)] };
