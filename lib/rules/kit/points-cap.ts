import { type Edit, applyEdits } from '../../roster/edit';
import { errorBeside, errorsOf } from '../check';
import type { Rule } from '../rule';
import type { OverCap } from '../speech/kit-figures';
import type { KitWords } from '../speech/kit-words';
import { type Unit, type View, viewList } from '../view';
import { type Lot, fewestPoints } from './fewest-points';
import { taking } from './pick';

/** The total stays within the cap; equal is legal. Cap and total in points. */
export function pointsCap(kit: KitWords, { source }: { readonly source: string }): Rule<OverCap> {
  return {
    id: 'points-cap',
    basis: 'rule',
    severity: 'error',
    source,
    check({ points, cap, units }) {
      if (cap === null || points <= cap || units.length === 0) return undefined;
      return { subjects: [], params: { points, cap, over: points - cap } };
    },
    bounds: ({ cap }) => (cap === null ? [] : [{ kind: 'points', max: cap }]),
    *propose(view, { params: { over } }) {
      yield* combined(view, over);
      for (const unit of view.units) {
        const need = unit.each > 0 ? Math.ceil(over / unit.each) : Number.POSITIVE_INFINITY;
        if (need <= unit.entry.count) yield taking(unit, need);
        yield* cheaperOptions(unit, over);
      }
    },
    words: kit.pointsCap,
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

/** Entries that are looked at, all questions together, to learn which units can be spared. */
const mostEntries = 6000;

/** How many units are asked at least, however large the list is. */
const fewestAsked = 12;

/** Units of which one can go without breaking another rule: of the dearest, when there are many. */
function spareUnits(view: View, dearest: readonly Unit[]): readonly Unit[] {
  const known = errorsOf(view);
  const asked = Math.max(fewestAsked, Math.floor(mostEntries / view.units.length));
  return dearest.slice(0, asked).filter((unit) => {
    const { list } = applyEdits(view.list, taking(unit, 1));
    return !errorBeside(viewList(list, view.ruleset), known);
  });
}

/** Models of several units: the fewest points that reach `over`, or the fewest models. */
function* combined(view: View, over: number): Iterable<readonly Edit[]> {
  const dearest = view.units.filter(({ each }) => each > 0).sort((a, b) => b.each - a.each);
  const spare = spareUnits(view, dearest);
  const others = dearest.filter((unit) => !spare.includes(unit));
  for (const units of [spare, [...spare, ...others]]) {
    const lots = units.map(({ each, entry }) => ({ each, count: entry.count }));
    const numbers = fewestPoints(lots, over) ?? inTurn(lots, over);
    if (numbers) yield units.flatMap((unit, at) => takingSome(unit, numbers[at] ?? 0));
  }
  const fewest = inTurn(
    spare.map(({ each, entry }) => ({ each, count: entry.count })),
    over,
  );
  if (fewest) yield spare.flatMap((unit, at) => takingSome(unit, fewest[at] ?? 0));
}

/** As many of each lot as it takes, one lot after the other; nothing when all are too few. */
function inTurn(lots: readonly Lot[], target: number): readonly number[] | undefined {
  let left = target;
  const numbers = lots.map(({ each, count: most }) => {
    const number = Math.min(most, Math.max(0, Math.ceil(left / each)));
    left -= number * each;
    return number;
  });
  return left <= 0 ? numbers : undefined;
}

function takingSome(unit: Unit, number: number): readonly Edit[] {
  return number > 0 ? taking(unit, number) : [];
}
