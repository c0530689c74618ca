import type { Member, Step } from '@/lib/odds/question';
import { type Kind, taken } from './squad-kinds';
import type { Dice } from './activation';
import type { TurnSearch } from './turn';
import type { State } from './turn-state';
import type { OddsWords } from './words';

/** One go: of a model, of several alike in a row, of the Leader, of a group that he orders. */
interface Leg {
  readonly who: 'models' | 'leader' | 'group';
  readonly needed: number;
  readonly dice: Dice;
  readonly reroll: boolean;
  /** How many of each kind go, and how many of it have gone before. */
  readonly counts: readonly number[];
  readonly gone: readonly number[];
}

/** A searched turn, and whose it is. */
export interface Told {
  readonly kinds: readonly Kind[];
  readonly search: TurnSearch;
  readonly leader: Member | undefined;
  readonly leaderNeeds: number;
}

/** The same models, rolling the same, once more. */
function joined(before: Leg | undefined, next: Leg): Leg | undefined {
  if (before?.who !== 'models' || next.who !== 'models') return undefined;
  const isAlike = next.counts.every((count, at) => count > 0 === (before.counts[at] ?? 0) > 0);
  if (!isAlike || before.dice !== next.dice) return undefined;
  return { ...before, counts: before.counts.map((count, at) => count + (next.counts[at] ?? 0)) };
}

/** How the best order goes on from a state while every roll comes off. */
function legsFrom(
  { kinds, search, leaderNeeds }: Told,
  from: State,
  goneBefore: readonly number[],
): readonly Leg[] {
  const legs: Leg[] = [];
  let [state, gone] = [from, goneBefore];
  for (;;) {
    const { move } = search.bestOf(state);
    if (!move) return legs;
    state = search.after(state, move);
    if (move.kind === 'keep') continue;
    const counts =
      move.kind === 'order'
        ? move.group.members
        : kinds.map((_, at) => (move.kind === 'model' && move.runner === at ? 1 : 0));
    const needed =
      move.kind === 'order'
        ? move.group.needed
        : move.kind === 'leader'
          ? leaderNeeds
          : (kinds[move.runner]?.needed ?? 0);
    const leg: Leg = {
      who: move.kind === 'order' ? 'group' : move.kind === 'leader' ? 'leader' : 'models',
      needed,
      dice: move.dice,
      reroll: move.kind === 'order' && move.reroll,
      counts,
      gone,
    };
    const more = joined(legs.at(-1), leg);
    if (more) legs[legs.length - 1] = more;
    else legs.push(leg);
    gone = gone.map((count, at) => count + (counts[at] ?? 0));
  }
}

/** The state of the best order when the Leader has rolled, and how many of each kind went before. */
function untilLeader({
  kinds,
  search,
}: Told): readonly [State, readonly number[], Dice] | undefined {
  let [state, gone]: [State, readonly number[]] = [search.start, kinds.map(() => 0)];
  for (;;) {
    const { move } = search.bestOf(state);
    if (!move) return undefined;
    state = search.after(state, move);
    if (move.kind === 'leader') return [state, gone, move.dice];
    if (move.kind === 'model') gone = gone.map((count, at) => count + (move.runner === at ? 1 : 0));
  }
}

/** The best order, told in these words. */
export function legsIn({ squad }: OddsWords) {
  /** "8 × Line Infantryman, 1 × Sapper". */
  function named({ kinds, leader }: Told, { who, counts, gone }: Leg): string {
    if (who === 'leader') return squad.models(1, leader?.fighter.profile.name ?? '');
    return kinds
      .flatMap(({ models }, at) => taken(models, gone[at] ?? 0, counts[at] ?? 0))
      .map(({ name, count }) => squad.models(count, name))
      .join(', ');
  }

  function whoGoes(told: Told, leg: Leg): string {
    const models = named(told, leg);
    if (leg.who !== 'group') return models;
    return leg.reroll ? squad.groupWithMusician(models) : squad.group(models);
  }

  /** A row for each leg while every roll comes off in full. */
  function rowsOf(told: Told): readonly (readonly string[])[] {
    const none = told.kinds.map(() => 0);
    return legsFrom(told, told.search.start, none).map((leg, at) => [
      `${at + 1}`,
      whoGoes(told, leg),
      squad.needs(leg.needed),
      `${leg.dice}`,
    ]);
  }

  /** How it goes on when one of the Leader's dice fails, which is one action less to give. */
  function branchOf(told: Told): readonly Step[] {
    const reached = untilLeader(told);
    if (!reached) return [];
    const [state, gone, dice] = reached;
    const fewer: State =
      dice > 1 ? { ...state, leader: dice - 1 } : { ...state, leader: 'done', hasMusician: false };
    const legs = legsFrom(told, fewer, gone).map((leg) => squad.leg(whoGoes(told, leg), leg.dice));
    return legs.length === 0 ? [] : [{ kind: 'say', text: squad.branch(legs.join('; ')) }];
  }

  return { rowsOf, branchOf };
}
