import type { Piece, Stage } from './stage';
import { type Tally, lost } from './tally';

/** The states that can be met at one stage, each with a number, and what every choice makes of them. */
export interface StageStates {
  readonly size: number;
  /** States in an order in which nothing leads to one that comes later. */
  readonly order: Int32Array;
  /** For each state: the fewest points that it takes to come there. */
  readonly spent: Float64Array;
  /** For each choice: the state after it, or `lost`. */
  readonly take: readonly Int32Array[];
  /** The state at the next stage when this one is left, or `lost`. */
  readonly pass: Int32Array;
}

export interface States {
  readonly stages: readonly StageStates[];
  /** After the last stage: whether a list may end in this state. */
  readonly ends: readonly boolean[];
}

/** A state: choices taken at its stage, where that matters, and what each tally remembers. */
type Tuple = readonly number[];

/** Tuples with numbers in the order in which they were met, and the fewest points to each. */
class Numbering {
  readonly tuples: Tuple[] = [];
  readonly spent: number[] = [];
  /** Numbers of those to look at, again where they were reached for less. */
  readonly open: number[] = [];
  readonly #known = new Map<string, number>();

  numberOf(tuple: Tuple): number {
    const key = tuple.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    this.#known.set(key, this.tuples.length);
    this.spent.push(Infinity);
    return this.tuples.push(tuple) - 1;
  }

  reach(number: number, spent: number): void {
    if (spent >= (this.spent[number] ?? Infinity)) return;
    this.spent[number] = spent;
    this.open.push(number);
  }
}

function sumOf(tuple: Tuple): number {
  return tuple.reduce((sum, value) => sum + value, 0);
}

/** Applies something to what each tally remembers; nothing when one is lost. */
function each(
  [, ...states]: Tuple,
  counted: number,
  next: (state: number, at: number) => number,
): Tuple | undefined {
  const after = [counted];
  for (const [at, state] of states.entries()) {
    const changed = next(state, at);
    if (changed === lost) return undefined;
    after.push(changed);
  }
  return after;
}

/** What a stage makes of states. */
interface Steps {
  take(tuple: Tuple, piece: Piece | undefined): Tuple | undefined;
  pass(tuple: Tuple): Tuple | undefined;
}

function stepsAt<D>(stage: Stage<D>, next: Stage<D> | undefined, tallies: readonly Tally[]): Steps {
  const { exactly, profile } = stage;
  return {
    take(tuple, piece) {
      const [taken = 0] = tuple;
      if (taken === exactly) return undefined;
      return each(tuple, exactly === undefined ? 0 : taken + 1, (state, of) =>
        piece ? (tallies[of]?.add(state, piece) ?? lost) : state,
      );
    },
    pass: (tuple) =>
      exactly === undefined || tuple[0] === exactly
        ? each(tuple, 0, (state, of) => tallies[of]?.pass(state, profile, next?.profile) ?? lost)
        : undefined,
  };
}

/** Choices that tallies cannot tell apart: they put the same into the list, for other options. */
interface Kind {
  readonly piece: Piece | undefined;
  /** Points of the cheapest of them. */
  cost: number;
  /** By the number of a state: the one after it; nothing where it was never affordable. */
  readonly take: number[];
}

/** The kind of each choice of a stage. */
function kindsOf<D>({ choices }: Stage<D>, points: number | undefined): readonly Kind[] {
  const known = new Map<string, Kind>();
  return choices.map(({ piece, points: own }) => {
    const cost = points === undefined ? 0 : own;
    const name = piece ? `${piece.units}/${piece.models}` : '';
    const kind = known.get(name) ?? { piece, cost, take: [] };
    kind.cost = Math.min(kind.cost, cost);
    known.set(name, kind);
    return kind;
  });
}

/**
 * All states that can be met from the first stage on, for no more points than there are. Nothing when
 * there are more than `most`: then fewer tallies have to do.
 */
export function statesOf<D>(
  stages: readonly Stage<D>[],
  tallies: readonly Tally[],
  points: number | undefined,
  most: number,
): States | undefined {
  let here = new Numbering();
  here.reach(here.numberOf([0, ...tallies.map(({ start }) => start)]), 0);
  const result: StageStates[] = [];
  let met = 0;
  for (const [at, stage] of stages.entries()) {
    const steps = stepsAt(stage, stages[at + 1], tallies);
    const kindOfEach = kindsOf(stage, points);
    const kinds = [...new Set(kindOfEach)];
    for (let number = here.open.pop(); number !== undefined; number = here.open.pop()) {
      const spent = here.spent[number] ?? 0;
      for (const { piece, cost, take } of kinds) {
        if (points !== undefined && spent + cost > points) continue;
        let to = take[number];
        if (to === undefined) {
          const after = steps.take(here.tuples[number] ?? [], piece);
          to = after ? here.numberOf(after) : lost;
          take[number] = to;
        }
        if (to !== lost) here.reach(to, spent + cost);
      }
      if (met + here.tuples.length > most) return undefined;
    }
    const next = new Numbering();
    const pass = Int32Array.from(here.tuples, (tuple, number) => {
      const after = steps.pass(tuple);
      if (!after) return lost;
      const to = next.numberOf(after);
      next.reach(to, here.spent[number] ?? 0);
      return to;
    });
    met += here.tuples.length;
    result.push({ ...arranged(here), take: takesOf(here, kinds, kindOfEach), pass });
    here = next;
  }
  const ends = here.tuples.map(([, ...states]) =>
    states.every((state, of) => tallies[of]?.ends(state) === true),
  );
  return { stages: result, ends };
}

function arranged({ tuples, spent }: Numbering): Pick<StageStates, 'size' | 'order' | 'spent'> {
  const sums = tuples.map(sumOf);
  return {
    size: tuples.length,
    order: Int32Array.from(tuples.keys()).sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0)),
    spent: Float64Array.from(spent),
  };
}

/** For each choice, what its kind makes of every state. */
function takesOf(
  { tuples }: Numbering,
  kinds: readonly Kind[],
  kindOfEach: readonly Kind[],
): readonly Int32Array[] {
  const takes = new Map(
    kinds.map((kind) => [kind, Int32Array.from(tuples, (_, number) => kind.take[number] ?? lost)]),
  );
  return kindOfEach.map((kind) => takes.get(kind) ?? new Int32Array());
}
