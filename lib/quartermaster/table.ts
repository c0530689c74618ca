import type { Stage } from './stage';
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

/** For each stage, and for each number of points and state there: the most that can still be made. */
export interface Table {
  /** Points of one row: 1, or more where a table of single points would be too large. */
  readonly grain: number;
  /** One more than there are stages: the last one is the end. */
  readonly best: readonly Float64Array[];
}

export const hopeless = Number.NEGATIVE_INFINITY;

/** Rows of a table. */
function rowsOf({ points }: Problem<unknown>, grain: number): number {
  return points === undefined ? 1 : Math.floor(points / grain) + 1;
}

/** Steps that it takes to fill a table of single points. */
export function tableSteps<D>(problem: Problem<D>, { stages, ends }: States): number {
  const perRow = stages.reduce(
    (sum, { size, take }) => sum + size * (take.length + 1),
    ends.length,
  );
  return rowsOf(problem, 1) * perRow;
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
  const rows = rowsOf(problem, grain);
  const { stages } = problem;
  let after: Float64Array = new Float64Array(rows * states.ends.length).fill(hopeless);
  for (let row = 0; row < rows; row += 1)
    for (const [state, isGood] of states.ends.entries())
      if (isGood) after[row * states.ends.length + state] = problem.ending(row * grain);
  const best = [after];
  let width = states.ends.length;
  for (let at = stages.length - 1; at >= 0; at -= 1) {
    const here = states.stages[at];
    const stage = stages[at];
    if (!here || !stage) break;
    after = stageTable(stage, here, after, { rows, width, grain, points: problem.points });
    width = here.size;
    best.unshift(after);
    yield;
  }
  return { grain, best };
}

function stageTable<D>(
  { choices }: Stage<D>,
  { size, order, take, pass }: StageStates,
  after: Float64Array,
  {
    rows,
    width,
    grain,
    points,
  }: {
    readonly rows: number;
    readonly width: number;
    readonly grain: number;
    readonly points: number | undefined;
  },
): Float64Array {
  const table = new Float64Array(rows * size).fill(hopeless);
  const costs = choices.map((choice) =>
    points === undefined ? 0 : Math.floor(choice.points / grain),
  );
  const values = choices.map(({ value }) => value);
  for (let row = 0; row < rows; row += 1) {
    for (const state of order) {
      const left = pass[state] ?? lost;
      let most = left === lost ? hopeless : (after[row * width + left] ?? hopeless);
      for (let choice = 0; choice < costs.length; choice += 1) {
        const to = take[choice]?.[state] ?? lost;
        const rest = row - (costs[choice] ?? 0);
        // What changes nothing and takes nothing can be done for ever: it is never worth doing.
        if (to === lost || rest < 0 || (to === state && rest === row)) continue;
        const value = (values[choice] ?? 0) + (table[rest * size + to] ?? hopeless);
        if (value > most) most = value;
      }
      table[row * size + state] = most;
    }
  }
  return table;
}
