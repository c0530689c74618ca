import { type Tally, lost } from './tally';
import type { Stage } from './stage';

/** The states that can be met at one stage, each with a number, and what every choice makes of them. */
export interface StageStates {
  readonly size: number;
  /** States in an order in which nothing leads to one that comes later. */
  readonly order: Int32Array;
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

/** Tuples of whole numbers, each once. */
class Numbering {
  readonly tuples: (readonly number[])[] = [];
  readonly #known = new Map<string, number>();

  numberOf(tuple: readonly number[]): number {
    const key = tuple.join();
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const number = this.tuples.length;
    this.tuples.push(tuple);
    this.#known.set(key, number);
    return number;
  }
}

function sumOf(tuple: readonly number[]): number {
  return tuple.reduce((sum, value) => sum + value, 0);
}

/** Applies something to each part of a tuple; nothing when one part is lost. */
function each(
  tuple: readonly number[],
  next: (state: number, at: number) => number,
): readonly number[] | undefined {
  const after: number[] = [];
  for (const [at, state] of tuple.entries()) {
    const changed = next(state, at);
    if (changed === lost) return undefined;
    after.push(changed);
  }
  return after;
}

/**
 * All states that can be met from the first stage on, points left aside. The first part of a state
 * counts the choices taken at its stage, where a stage asks for so many. Nothing when there are more
 * than `most`: then fewer tallies have to do.
 */
export function statesOf<D>(
  stages: readonly Stage<D>[],
  tallies: readonly Tally[],
  most: number,
): States | undefined {
  let entering = new Numbering();
  entering.numberOf([0, ...tallies.map(({ start }) => start)]);
  const result: StageStates[] = [];
  let met = 0;
  for (const [at, stage] of stages.entries()) {
    const here = entering;
    const next = new Numbering();
    const to = stages[at + 1]?.profile;
    const take: number[][] = stage.choices.map(() => []);
    const pass: number[] = [];
    // New states are met while the known ones are looked at.
    for (let number = 0; number < here.tuples.length; number += 1) {
      const [taken = 0, ...states] = here.tuples[number] ?? [];
      for (const [choice, { piece }] of stage.choices.entries()) {
        const isFull = taken === stage.exactly;
        const after = isFull
          ? undefined
          : each(states, (state, of) => (piece ? (tallies[of]?.add(state, piece) ?? lost) : state));
        const counted = stage.exactly === undefined ? 0 : taken + 1;
        take[choice]?.push(after ? here.numberOf([counted, ...after]) : lost);
      }
      const isDone = stage.exactly === undefined || taken === stage.exactly;
      const left = isDone
        ? each(states, (state, of) => tallies[of]?.pass(state, stage.profile, to) ?? lost)
        : undefined;
      pass.push(left ? next.numberOf([0, ...left]) : lost);
      if (met + here.tuples.length > most) return undefined;
    }
    const size = here.tuples.length;
    met += size;
    const order = Int32Array.from({ length: size }, (_, number) => number);
    const sums = here.tuples.map(sumOf);
    order.sort((a, b) => (sums[b] ?? 0) - (sums[a] ?? 0));
    result.push({
      size,
      order,
      take: take.map((numbers) => Int32Array.from(numbers)),
      pass: Int32Array.from(pass),
    });
    entering = next;
  }
  const ends = entering.tuples.map(([, ...states]) =>
    states.every((state, of) => tallies[of]?.ends(state) === true),
  );
  return { stages: result, ends };
}
