import type { Stage } from './stage';
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

  numberOf(tuple: Tuple): number | undefined {
    return this.#known.get(tuple.join());
  }

  meet(tuple: Tuple, spent: number): void {
    const key = tuple.join();
    const known = this.#known.get(key);
    const number = known ?? this.tuples.length;
    if (known === undefined) {
      this.tuples.push(tuple);
      this.#known.set(key, number);
    } else if (spent >= (this.spent[number] ?? Infinity)) return;
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
  take(tuple: Tuple, choice: number): Tuple | undefined;
  pass(tuple: Tuple): Tuple | undefined;
}

function stepsAt<D>(stage: Stage<D>, next: Stage<D> | undefined, tallies: readonly Tally[]): Steps {
  const { choices, exactly, profile } = stage;
  return {
    take(tuple, choice) {
      const [taken = 0] = tuple;
      if (taken === exactly) return undefined;
      const piece = choices[choice]?.piece;
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
  here.meet([0, ...tallies.map(({ start }) => start)], 0);
  const result: StageStates[] = [];
  let met = 0;
  for (const [at, stage] of stages.entries()) {
    const steps = stepsAt(stage, stages[at + 1], tallies);
    const costs = stage.choices.map((choice) => (points === undefined ? 0 : choice.points));
    for (let number = here.open.pop(); number !== undefined; number = here.open.pop()) {
      const spent = here.spent[number] ?? 0;
      for (const [choice, cost] of costs.entries()) {
        if (points !== undefined && spent + cost > points) continue;
        const after = steps.take(here.tuples[number] ?? [], choice);
        if (after) here.meet(after, spent + cost);
      }
      if (met + here.tuples.length > most) return undefined;
    }
    const next = new Numbering();
    for (const [number, tuple] of here.tuples.entries()) {
      const after = steps.pass(tuple);
      if (after) next.meet(after, here.spent[number] ?? 0);
    }
    met += here.tuples.length;
    result.push(stageStates(here, next, steps, costs));
    here = next;
  }
  const ends = here.tuples.map(([, ...states]) =>
    states.every((state, of) => tallies[of]?.ends(state) === true),
  );
  return { stages: result, ends };
}

function stageStates(
  here: Numbering,
  next: Numbering,
  steps: Steps,
  costs: readonly number[],
): StageStates {
  const numberIn = (numbering: Numbering, tuple: Tuple | undefined) =>
    (tuple && numbering.numberOf(tuple)) ?? lost;
  const { tuples } = here;
  const sums = tuples.map(sumOf);
  const order = Int32Array.from(tuples.keys()).sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0));
  return {
    size: tuples.length,
    order,
    spent: Float64Array.from(here.spent),
    take: costs.map((_, choice) =>
      Int32Array.from(tuples, (tuple) => numberIn(here, steps.take(tuple, choice))),
    ),
    pass: Int32Array.from(tuples, (tuple) => numberIn(next, steps.pass(tuple))),
  };
}
