import type { Bound } from '../rules/bound';
import type { Stage } from './stage';
import { type States, statesOf } from './states';
import { type Problem, fillTable, tableCells } from './table';
import { inOrder, tallyOf } from './tally';
import { type Answer, walk } from './walk';

/** Steps of work after which a search gives up; the same on every machine. */
export interface Budget {
  /** Cells that a table may have, eight bytes each. */
  readonly table: number;
  /** Pauses of the walk through it, and answers that the rules turn down. */
  readonly walk: number;
}

export const usualBudget: Budget = { table: 15_000_000, walk: 20_000 };

/** States at all stages together; with more, tallies are left to the rules themselves. */
export const mostStates = 60_000;

export interface Question<D> {
  readonly stages: readonly Stage<D>[];
  readonly bounds: readonly Bound[];
  readonly points: number | undefined;
  readonly ending: (left: number) => number;
  /** Whether points may be rounded where there are very many: not where each one counts. */
  readonly mayRound: boolean;
}

/** The search would take more work than it may. */
const tooLarge = 'too-large';

/**
 * Every answer that keeps to the bounds, the best first; `undefined` now and then, as a pause. Bounds
 * that would take too much room are not counted with: whoever asks holds each answer against the
 * rules anyway.
 */
export function* answersTo<D>(
  question: Question<D>,
  roster: Parameters<typeof inOrder>[2],
  budget: Budget,
): Generator<Answer<D> | undefined, typeof tooLarge | undefined> {
  const stages = inOrder(question.stages, question.bounds, roster);
  const profiles = stages.map(({ profile }) => profile);
  const tallies = question.bounds.flatMap((bound) => tallyOf(bound, profiles) ?? []);
  const problem: Problem<D> = { stages, points: question.points, ending: question.ending };
  let states: States | undefined;
  for (let used = tallies.length; !states; used -= 1) {
    states = statesOf(
      stages,
      tallies.slice(0, used),
      question.points,
      used === 0 ? Infinity : mostStates,
    );
  }
  const grain = Math.ceil(tableCells(problem, states) / budget.table);
  if (grain > 1 && !question.mayRound) return tooLarge;
  const filling = fillTable(problem, states, grain);
  for (let step = filling.next(); ; step = filling.next()) {
    if (step.done) {
      yield* walk(problem, states, step.value);
      return undefined;
    }
    yield undefined;
  }
}
