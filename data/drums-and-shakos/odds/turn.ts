import { certain, type Chance, compare, never, plus, times } from '@/lib/odds/chance';
import { type Group, groupsOf, type Runner } from './turn-groups';
import { type Effect, oneAction, rollBook } from './turn-rolls';
import { keyOf, leading, type Move, pardoned, type State } from './turn-state';

/** Who can act in a turn, and what helps. */
export interface Turn {
  readonly runners: readonly Runner[];
  /** The Leader, where he gives orders to groups; otherwise he is a runner like the others. */
  readonly leader?: Pick<Runner, 'needed' | 'dice'>;
  /** One group may throw one failed die again. */
  readonly hasMusician: boolean;
  /** One turnover is ignored. */
  readonly isPardoned: boolean;
}

/** The best that can be made of a state. */
export interface Best {
  /** Absent = all have gone. */
  readonly move?: Move;
  /** Expected actions from here on; those that the Leader gives orders with are not counted. */
  readonly gain: Chance;
  /** Chance that nobody stops the turn before all have gone. */
  readonly all: Chance;
}

export interface TurnSearch {
  readonly start: State;
  readonly bestOf: (state: State) => Best;
  /** Where a move leads when it comes off in full. */
  readonly after: (state: State, move: Move) => State;
}

/** A move, what it brings at once, and the states that it leads to; what is left of one is a turnover. */
interface Candidate {
  readonly move: Move;
  readonly effect: Effect;
  /** One for each way of the effect; nothing = the turn is over. */
  readonly states: readonly (State | undefined)[];
}

/** A best with its value as a rounded number. */
interface Weighed extends Best {
  readonly rough: number;
}

/** More different remainders, or more models, than this are not searched. */
const mostRemainders = 20_000;
const mostRemaindersWithOrders = 2000;
const mostModels = 100;

/** Rounded values that are nearer than this are compared exactly. */
const close = 1e-9;

/**
 * The best order of a turn, and the best way for each. Exact: after a roll without a turnover all that
 * matters is who is left, what the Leader can still order and what help is unused, so the best of
 * every such state is worked out once. `undefined` when there would be too many of them.
 */
export function searchTurn(turn: Turn): TurnSearch | undefined {
  const { runners, leader } = turn;
  const sizes = runners.map(({ count }) => count + 1);
  const remainders = sizes.reduce((product, size) => product * size, 1);
  const models = runners.reduce((sum, { count }) => sum + count, 0);
  const most = leader ? mostRemaindersWithOrders : mostRemainders;
  if (remainders > most || models > mostModels) return undefined;
  const strides = sizes.map((_, at) => sizes.slice(0, at).reduce((a, b) => a * b, 1));
  const known = new Map<number, Weighed>();
  const grouped = new Map<number, readonly Group[]>();
  const { effectOf, leaderEffect } = rollBook();
  const start: State = {
    left: remainders - 1,
    leader: leader ? 'waits' : 'done',
    hasMusician: turn.hasMusician && leader !== undefined,
    isPardoned: turn.isPardoned,
  };
  return { start, bestOf, after };

  function after(state: State, move: Move): State {
    const actions = Number(state.leader) - 1;
    switch (move.kind) {
      case 'model':
        return { ...state, left: state.left - (strides[move.runner] ?? 0) };
      case 'leader':
        return leading(state, move.dice);
      case 'keep':
        return leading(state, actions);
      case 'order': {
        const left = move.group.members.reduce(
          (rest, count, at) => rest - count * (strides[at] ?? 0),
          state.left,
        );
        const hasMusician = state.hasMusician && !move.reroll;
        return leading({ ...state, left, hasMusician }, actions);
      }
    }
  }

  function rolled(state: State, move: Move, effect: Effect): Candidate {
    const next = after(state, move);
    return { move, effect, states: [next, pardoned(next)] };
  }

  function leftOf({ left }: State): readonly number[] {
    return sizes.map((size, at) => Math.floor(left / (strides[at] ?? 1)) % size);
  }

  function modelGoes(state: State): readonly Candidate[] {
    const left = leftOf(state);
    return runners.flatMap(({ needed, dice }, runner) =>
      (left[runner] ?? 0) === 0
        ? []
        : dice.map((number) =>
            rolled(state, { kind: 'model', runner, dice: number }, effectOf(needed, number, 1)),
          ),
    );
  }

  function leaderGoes(state: State): readonly Candidate[] {
    if (!leader || state.leader !== 'waits') return [];
    return leader.dice.map((dice) => ({
      move: { kind: 'leader', dice },
      effect: leaderEffect(leader.needed, dice),
      states: [leading(state, dice), leading(state, dice - 1), pardoned(leading(state, 0))],
    }));
  }

  function groupsLeft(state: State): readonly Group[] {
    const groups = grouped.get(state.left) ?? groupsOf(runners, leftOf(state));
    grouped.set(state.left, groups);
    return groups;
  }

  function orders(state: State): readonly Candidate[] {
    const rerolls = state.hasMusician ? [false, true] : [false];
    return groupsLeft(state).flatMap((group) =>
      group.dice.flatMap((dice) =>
        rerolls.map((reroll) =>
          rolled(
            state,
            { kind: 'order', group, dice, reroll },
            effectOf(group.needed, dice, group.size, reroll),
          ),
        ),
      ),
    );
  }

  function candidates(state: State): readonly Candidate[] {
    if (typeof state.leader !== 'number') return [...modelGoes(state), ...leaderGoes(state)];
    const move: Move = { kind: 'keep' };
    const kept: Candidate = { move, effect: oneAction, states: [after(state, move)] };
    return [...orders(state), kept];
  }

  function bestOf(state: State): Weighed {
    const key = keyOf(state);
    const found = known.get(key) ?? weigh(state);
    known.set(key, found);
    return found;
  }

  function weigh(state: State): Weighed {
    let best: { readonly candidate: Candidate; readonly rough: number } | undefined;
    for (const candidate of candidates(state)) {
      const rough = roughly(candidate);
      const isBetter =
        !best ||
        rough > best.rough + close ||
        (rough > best.rough - close && compare(exactly(candidate), exactly(best.candidate)) > 0);
      if (isBetter) best = { candidate, rough };
    }
    if (!best) return { gain: never, all: certain, rough: 0 };
    const { candidate, rough } = best;
    return { move: candidate.move, gain: exactly(candidate), all: allOf(candidate), rough };
  }

  function roughly({ effect, states }: Candidate): number {
    let sum = effect.gain.rough;
    for (const [at, next] of states.entries())
      if (next) sum += (effect.ways[at]?.rough ?? 0) * bestOf(next).rough;
    return sum;
  }

  function exactly({ effect, states }: Candidate): Chance {
    return overWays(effect, states, effect.gain.exact, (next) => bestOf(next).gain);
  }

  function allOf({ effect, states }: Candidate): Chance {
    return overWays(effect, states, never, (next) => bestOf(next).all);
  }
}

function overWays(
  { ways }: Effect,
  states: readonly (State | undefined)[],
  first: Chance,
  valueOf: (state: State) => Chance,
): Chance {
  return states.reduce((sum, next, at) => {
    const way = ways[at];
    return next && way ? plus(sum, times(way.exact, valueOf(next))) : sum;
  }, first);
}
