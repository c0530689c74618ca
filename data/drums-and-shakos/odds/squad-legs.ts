import type { Member, Step } from '@/lib/odds/question';
import type { Dice } from './activation';
import { type Kind, taken } from './squad-kinds';
import type { TurnSearch } from './turn';
import { leading, type Move, type State } from './turn-state';
import type { OddsWords } from './words';

/** How many of each kind go, and how many of it have gone before. */
interface Goers {
  readonly counts: readonly number[];
  readonly gone: readonly number[];
}

/** One go: of several alike in a row, of a group that is ordered, of the Leader and for himself. */
type Leg =
  | ({ readonly who: 'models'; readonly needed: number; readonly dice: Dice } & Goers)
  | ({
      readonly who: 'group';
      readonly needed: number;
      readonly dice: Dice;
      readonly reroll: boolean;
    } & Goers)
  | { readonly who: 'leader'; readonly needed: number; readonly dice: Dice }
  | { readonly who: 'own'; readonly actions: number };

/** A searched turn, and whose it is. */
export interface Told {
  readonly kinds: readonly Kind[];
  readonly search: TurnSearch;
  readonly leader: Member | undefined;
  readonly leaderNeeds: number;
}

/** A state, and how many of each kind have gone before it. */
interface Point {
  readonly state: State;
  readonly gone: readonly number[];
}

function countsOf({ kinds }: Told, move: Move): readonly number[] {
  if (move.kind === 'order') return move.group.members;
  return kinds.map((_, at) => (move.kind === 'model' && move.runner === at ? 1 : 0));
}

function legOf(told: Told, move: Move, gone: readonly number[]): Leg {
  switch (move.kind) {
    case 'keep':
      return { who: 'own', actions: 1 };
    case 'leader':
      return { who: 'leader', needed: told.leaderNeeds, dice: move.dice };
    case 'model': {
      const needed = told.kinds[move.runner]?.needed ?? 0;
      return { who: 'models', needed, dice: move.dice, counts: countsOf(told, move), gone };
    }
    case 'order': {
      const { group, dice, reroll } = move;
      return { who: 'group', needed: group.needed, dice, reroll, counts: group.members, gone };
    }
  }
}

/** The same models, rolling the same, once more; or one more action of the Leader's own. */
function joined(before: Leg | undefined, next: Leg): Leg | undefined {
  if (before?.who === 'own' && next.who === 'own')
    return { who: 'own', actions: before.actions + 1 };
  if (before?.who !== 'models' || next.who !== 'models') return undefined;
  const isSame = next.counts.every((count, at) => count === 0 || (before.counts[at] ?? 0) > 0);
  if (!isSame || before.dice !== next.dice) return undefined;
  return { ...before, counts: before.counts.map((count, at) => count + (next.counts[at] ?? 0)) };
}

/** The best moves from a point on while every roll comes off in full, each with where it leads. */
function* movesFrom(told: Told, { state, gone }: Point): Generator<readonly [Move, Point, Point]> {
  let here: Point = { state, gone };
  for (;;) {
    const { move } = told.search.bestOf(here.state);
    if (!move) return;
    const counts = countsOf(told, move);
    const next: Point = {
      state: told.search.after(here.state, move),
      gone: here.gone.map((count, at) => count + (counts[at] ?? 0)),
    };
    yield [move, here, next];
    here = next;
  }
}

function legsFrom(told: Told, from: Point): readonly Leg[] {
  const legs: Leg[] = [];
  for (const [move, { gone }] of movesFrom(told, from)) {
    const leg = legOf(told, move, gone);
    const more = joined(legs.at(-1), leg);
    if (more) legs[legs.length - 1] = more;
    else legs.push(leg);
  }
  return legs;
}

function startOf({ kinds, search }: Told): Point {
  return { state: search.start, gone: kinds.map(() => 0) };
}

/** Where the turn stands when one of the Leader's dice has failed; nothing = he does not roll. */
function withOneLess(told: Told): Point | undefined {
  for (const [move, , { state, gone }] of movesFrom(told, startOf(told))) {
    if (move.kind !== 'leader') continue;
    return { gone, state: leading(state, move.dice - 1) };
  }
  return undefined;
}

/** The best order, told in these words. */
export function legsIn({ squad }: OddsWords) {
  /** "8 × Line Infantryman, 1 × Sapper". */
  function named({ kinds }: Told, { counts, gone }: Goers): string {
    return kinds
      .flatMap(({ models }, at) => taken(models, gone[at] ?? 0, counts[at] ?? 0))
      .map(({ name, count }) => squad.models(count, name))
      .join(', ');
  }

  function whoGoes(told: Told, leg: Leg): string {
    const leader = told.leader?.fighter.profile.name ?? '';
    switch (leg.who) {
      case 'leader':
        return squad.models(1, leader);
      case 'own':
        return squad.own(leader, leg.actions);
      case 'models':
        return named(told, leg);
      case 'group':
        return (leg.reroll ? squad.groupWithMusician : squad.group)(named(told, leg));
    }
  }

  /** A row for each leg while every roll comes off in full. */
  function rowsOf(told: Told): readonly (readonly string[])[] {
    return legsFrom(told, startOf(told)).map((leg, at) => [
      `${at + 1}`,
      whoGoes(told, leg),
      ...(leg.who === 'own' ? [squad.none, squad.none] : [squad.needs(leg.needed), `${leg.dice}`]),
    ]);
  }

  /** How it goes on when one of the Leader's dice fails, which is one action less to give. */
  function branchOf(told: Told): readonly Step[] {
    const fewer = withOneLess(told);
    const legs = fewer ? legsFrom(told, fewer) : [];
    if (legs.length === 0) return [];
    const sentences = legs.map((leg) => {
      const who = whoGoes(told, leg);
      return leg.who === 'own' ? who : squad.leg(who, leg.dice);
    });
    return [{ kind: 'say', text: squad.branch(sentences.join('; ')) }];
  }

  return { rowsOf, branchOf };
}
