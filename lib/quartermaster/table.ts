import type { Choice, Stage } from './stage';
import type { StageStates, States } from './states';
import { lost } from './tally';

/** What is searched: questions in order, and how many points there are. */
export interface Problem<D> {
  readonly stages: readonly Stage<D>[];
  /** Points there are to take; nothing = points are no limit. */
  readonly points: number | undefined;
  /** What it is worth to end with so many points left. */
  readonly ending: (left: number) => number;
}

/**
 * The most that can still be made, for each stage and choice that is looked at, for each number of
 * points and each state there.
 */
export interface Table {
  /** Points of one row: 1, or more where a table of single points would be too large. */
  readonly grain: number;
  /** Rows of each state, which lie together. */
  readonly rows: number;
  /** By stage, then by the first of its choices that may still be taken. */
  readonly best: readonly (readonly Float64Array[])[];
  /** After the last stage. */
  readonly end: Float64Array;
}

export const hopeless = Number.NEGATIVE_INFINITY;

/** Rows of a table. */
function rowsOf({ points }: Problem<unknown>, grain: number): number {
  return points === undefined ? 1 : Math.floor(points / grain) + 1;
}

/** Cells that a table of single points has. */
export function tableCells<D>(problem: Problem<D>, { stages, ends }: States): number {
  const perRow = stages.reduce((sum, { size, take }) => sum + size * take.length, ends.length);
  return rowsOf(problem, 1) * perRow;
}

/** What all parts of a table have in common. */
interface Shape {
  readonly rows: number;
  readonly grain: number;
  readonly points: number | undefined;
}

/**
 * Fills the table from the last stage to the first. It counts with points, and with all that the
 * tallies remember; rounded points make it promise too much, never too little. Pauses after each
 * stage.
 */
export function* fillTable<D>(
  problem: Problem<D>,
  states: States,
  grain: number,
): Generator<void, Table> {
  const { stages, points } = problem;
  const shape: Shape = { rows: rowsOf(problem, grain), grain, points };
  const { rows } = shape;
  const end = new Float64Array(rows * states.ends.length).fill(hopeless);
  for (const [state, isGood] of states.ends.entries())
    for (let row = 0; isGood && row < rows; row += 1)
      end[state * rows + row] = problem.ending(row * grain);
  const best: (readonly Float64Array[])[] = [];
  let after: Float64Array = end;
  for (let at = stages.length - 1; at >= 0; at -= 1) {
    const here = states.stages[at];
    const stage = stages[at];
    if (!here || !stage) break;
    const tables = stageTables(stage, here, after, shape);
    best.unshift(tables);
    after = tables[0] ?? end;
    yield;
  }
  return { grain, rows, best, end };
}

/** One table for each choice of a stage, from the last choice to the first. */
function stageTables<D>(
  { choices }: Stage<D>,
  here: StageStates,
  after: Float64Array,
  shape: Shape,
): readonly Float64Array[] {
  const tables: Float64Array[] = [];
  let without = leaving(here, after, shape);
  for (let at = choices.length - 1; at >= 0; at -= 1) {
    const choice = choices[at];
    const take = here.take[at];
    if (!choice || !take) break;
    without = taking(choice, here, take, without, shape);
    tables.unshift(without);
  }
  return tables;
}

/** What a stage is worth when nothing more is taken at it. */
function leaving({ size, pass }: StageStates, after: Float64Array, { rows }: Shape): Float64Array {
  const left = new Float64Array(rows * size).fill(hopeless);
  for (const [state, to] of pass.entries())
    if (to !== lost) left.set(after.subarray(to * rows, (to + 1) * rows), state * rows);
  return left;
}

/** What it is worth when one choice may be taken as well, any number of times. */
function taking<D>(
  choice: Choice<D>,
  { order, spent }: StageStates,
  take: Int32Array,
  without: Float64Array,
  { rows, grain, points }: Shape,
): Float64Array {
  const table = without.slice();
  const cost = points === undefined ? 0 : Math.floor(choice.points / grain);
  const { value } = choice;
  for (const state of order) {
    const to = take[state] ?? lost;
    // What changes nothing and takes nothing can be done for ever: it is never worth doing.
    if (to === lost || (to === state && cost === 0)) continue;
    // A row above this one is never met in this state: less is left there.
    const highest = points === undefined ? 0 : Math.floor((points - (spent[state] ?? 0)) / grain);
    const end = state * rows + Math.min(rows - 1, highest);
    const back = (to - state) * rows - cost;
    for (let at = state * rows + cost; at <= end; at += 1) {
      const worth = value + (table[at + back] ?? hopeless);
      if (worth > (table[at] ?? hopeless)) table[at] = worth;
    }
  }
  return table;
}
