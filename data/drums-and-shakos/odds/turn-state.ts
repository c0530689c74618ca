import type { Dice } from './activation';
import type { Group } from './turn-groups';

/** What is done next; the Leader can keep an action for himself. */
export type Move =
  | { readonly kind: 'model'; readonly runner: number; readonly dice: Dice }
  | { readonly kind: 'leader'; readonly dice: Dice }
  | { readonly kind: 'keep' }
  | {
      readonly kind: 'order';
      readonly group: Group;
      readonly dice: Dice;
      readonly reroll: boolean;
    };

/** What stands between one roll and the next. */
export interface State {
  /** Number of the remainder: who is still to go. */
  readonly left: number;
  /** `waits` = he has not rolled; a number = actions that he has left. */
  readonly leader: 'waits' | 'done' | number;
  readonly hasMusician: boolean;
  readonly isPardoned: boolean;
}

/** Of the Leader: three actions at most, not yet rolled, or nothing more to do. */
const leaderCodes = 5;

function leaderCode({ leader }: State): number {
  if (typeof leader === 'number') return leader;
  return leader === 'waits' ? 4 : 0;
}

/** A number for each state, since numbers are found faster than objects. */
export function keyOf(state: State): number {
  const helps = (state.hasMusician ? 1 : 0) + (state.isPardoned ? 2 : 0);
  return (state.left * leaderCodes + leaderCode(state)) * 4 + helps;
}

/** With this many actions for the Leader; the Musician helps nobody else's groups. */
export function leading(state: State, actions: number): State {
  return actions > 0
    ? { ...state, leader: actions }
    : { ...state, leader: 'done', hasMusician: false };
}

/** Where a turnover leads. */
export function pardoned(state: State): State | undefined {
  return state.isPardoned ? { ...state, isPardoned: false } : undefined;
}
