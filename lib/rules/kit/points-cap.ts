import { type Edit, applyEdits } from '../../roster/edit';
import { errorBeside, errorsOf } from '../check';
import { count } from '../english';
import type { Rule } from '../rule';
import { type Unit, type View, viewList } from '../view';
import { fewestPoints } from './fewest-points';
import { taking } from './pick';

/** The total stays within the cap; equal is legal. Cap and total in points. */
export function pointsCap({
  source,
}: {
  readonly source: string;
}): Rule<{ readonly points: number; readonly cap: number; readonly over: number }> {
  return {
    id: 'points-cap',
    basis: 'rule',
    severity: 'error',
    source,
    check({ points, cap, units }) {
      if (cap === null || points <= cap || units.length === 0) return undefined;
      return { subjects: [], params: { points, cap, over: points - cap } };
    },
    *propose(view, { params: { over } }) {
      yield* combined(view, over);
      for (const unit of view.units) {
        const need = unit.each > 0 ? Math.ceil(over / unit.each) : Number.POSITIVE_INFINITY;
        if (need <= unit.entry.count) yield taking(unit, need);
        yield* cheaperOptions(unit, over);
      }
    },
    words: {
      en: {
        summary: 'The points of all models together are at most the cap.',
        message: ({ points, cap, over }) => `${points} of ${cap} points: ${over} over.`,
        mends: 'puts the points right',
        reason: ({ over }) => `Would be ${count(over, 'point')} over the cap`,
      },
    },
  };
}

/** Taking one option off all models of a unit, where that is enough. */
function* cheaperOptions(unit: Unit, over: number): Iterable<readonly Edit[]> {
  for (const { option, quantity } of unit.taken) {
    const saved = option.points * unit.entry.count;
    const off = saved > 0 ? Math.ceil(over / saved) : Number.POSITIVE_INFINITY;
    if (off <= quantity)
      yield [{ do: 'option', key: unit.entry.key, option: option.id, quantity: quantity - off }];
  }
}

/** The most units that are asked whether the other rules can spare them. */
const mostAsked = 80;

/** Units of which one can go without breaking another rule: the dearest, when there are many. */
function spareUnits(view: View): readonly Unit[] {
  const known = errorsOf(view);
  return [...view.units]
    .filter(({ each }) => each > 0)
    .sort((a, b) => b.each - a.each)
    .slice(0, mostAsked)
    .filter((unit) => {
      const { list } = applyEdits(view.list, taking(unit, 1));
      return !errorBeside(viewList(list, view.ruleset), known);
    });
}

/** Models of several units: the fewest points that reach `over`, else the fewest models. */
function* combined(view: View, over: number): Iterable<readonly Edit[]> {
  const spare = spareUnits(view);
  for (const units of [spare, view.units]) {
    const lots = units.map(({ each, entry }) => ({ each, count: entry.count }));
    const numbers = fewestPoints(lots, over);
    if (numbers) yield units.flatMap((unit, at) => takingSome(unit, numbers[at] ?? 0));
  }
  const edits: Edit[] = [];
  let left = over;
  for (const unit of spare) {
    if (left <= 0) break;
    const take = Math.min(unit.entry.count, Math.ceil(left / unit.each));
    edits.push(...taking(unit, take));
    left -= take * unit.each;
  }
  if (left <= 0) yield edits;
}

function takingSome(unit: Unit, number: number): readonly Edit[] {
  return number > 0 ? taking(unit, number) : [];
}
