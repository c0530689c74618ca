import type { Dice } from './dice';
import type { Choice, Stage } from './stage';
import type { StageStates, States } from './states';
import { lost } from './tally';

/** What is drawn from: questions in order, points to spend, and how few may be left. */
export interface Urn<D> {
  readonly stages: readonly Stage<D>[];
  readonly points: number;
  /** Points that may be left over. */
  readonly within: number;
}

/** For each stage and choice: in how many ways lists can go on, by points and state. */
interface Ways {
  readonly ways: readonly (readonly Float64Array[])[];
  readonly end: Float64Array;
}

function* countWays<D>({ stages, points, within }: Urn<D>, states: States): Generator<void, Ways> {
  const rows = points + 1;
  const width = states.ends.length;
  const end = new Float64Array(rows * width);
  for (let left = 0; left <= Math.min(within, points); left += 1)
    for (const [state, isGood] of states.ends.entries()) if (isGood) end[left * width + state] = 1;
  const ways: (readonly Float64Array[])[] = [];
  let after: { readonly table: Float64Array; readonly width: number } = { table: end, width };
  for (let at = stages.length - 1; at >= 0; at -= 1) {
    const here = states.stages[at];
    const stage = stages[at];
    if (!here || !stage) break;
    const tables = stageWays(stage, here, after, rows);
    ways.unshift(tables);
    after = { table: tables[0] ?? end, width: here.size };
    yield;
  }
  return { ways, end };
}

function stageWays<D>(
  { choices }: Stage<D>,
  { size, order, take, pass }: StageStates,
  after: { readonly table: Float64Array; readonly width: number },
  rows: number,
): readonly Float64Array[] {
  let table = new Float64Array(rows * size);
  for (let row = 0; row < rows; row += 1)
    for (let state = 0; state < size; state += 1) {
      const to = pass[state] ?? lost;
      if (to !== lost) table[row * size + state] = after.table[row * after.width + to] ?? 0;
    }
  const tables: Float64Array[] = [];
  for (let at = choices.length - 1; at >= 0; at -= 1) {
    table = table.slice();
    const { points: cost = 0 } = choices[at] ?? {};
    for (const state of order) {
      const to = take[at]?.[state] ?? lost;
      if (to === lost || (to === state && cost === 0)) continue;
      for (let row = cost; row < rows; row += 1)
        table[row * size + state] =
          (table[row * size + state] ?? 0) +
          weightOf(choices[at]) * (table[(row - cost) * size + to] ?? 0);
    }
    tables.unshift(table);
  }
  return tables;
}

/** How much likelier a list is for each time that it has this: its `value` as a weight. */
function weightOf<D>(choice: Choice<D> | undefined): number {
  return choice?.value ?? 1;
}

/**
 * Draws lists that keep to all tallies, each as likely as its weight among all there are: the weights
 * of all that is in it, multiplied. Nothing comes when there is none.
 */
export function* draws<D>(
  urn: Urn<D>,
  states: States,
  dice: Dice,
): Generator<readonly D[] | undefined, void> {
  const counting = countWays(urn, states);
  let step = counting.next();
  for (; !step.done; step = counting.next()) yield undefined;
  const { ways, end } = step.value;
  if (!((ways[0]?.[0]?.[urn.points * (states.stages[0]?.size ?? 1)] ?? 0) > 0)) return;
  for (;;) yield drawOne(urn, states, { ways, end }, dice);
}

function drawOne<D>(
  { stages, points }: Urn<D>,
  states: States,
  { ways, end }: Ways,
  dice: Dice,
): readonly D[] {
  const deeds: D[] = [];
  let state = 0;
  let left = points;
  for (const [at, { choices }] of stages.entries()) {
    const here = states.stages[at];
    if (!here) break;
    for (const [number, choice] of choices.entries()) {
      for (;;) {
        const to = here.take[number]?.[state] ?? lost;
        const all = ways[at]?.[number]?.[left * here.size + state] ?? 0;
        const rest = left - choice.points;
        const isIdle = to === state && choice.points === 0;
        const more =
          to === lost || rest < 0 || isIdle
            ? 0
            : weightOf(choice) * (ways[at]?.[number]?.[rest * here.size + to] ?? 0);
        if (more <= 0 || dice.next() * all >= more) break;
        deeds.push(choice.deed);
        state = to;
        left = rest;
      }
    }
    state = here.pass[state] ?? lost;
    if (state === lost) break;
  }
  return state !== lost && (end[left * states.ends.length + state] ?? 0) > 0 ? deeds : [];
}
