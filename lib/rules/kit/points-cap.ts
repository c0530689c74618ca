import type { Edit } from '../../roster/edit';
import { count } from '../english';
import type { Rule } from '../rule';
import type { Unit, View } from '../view';
import { forecastEdits } from '../forecast';
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
      for (const unit of view.units) {
        const need = unit.each > 0 ? Math.ceil(over / unit.each) : Number.POSITIVE_INFINITY;
        if (need <= unit.entry.count) yield taking(unit, need);
        yield* cheaperOptions(unit, over);
      }
      yield* combined(view, over);
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
    for (let off = 1; off <= quantity; off += 1) {
      if (option.points * off * unit.entry.count < over) continue;
      yield [{ do: 'option', key: unit.entry.key, option: option.id, quantity: quantity - off }];
      break;
    }
  }
}

/**
 * Models of several units: the fewest points that reach `over`, taken only from units that the
 * other rules can spare (a bounded knapsack over points; lists are small).
 */
function* combined(view: View, over: number): Iterable<readonly Edit[]> {
  const spare = view.units.filter(
    (unit) => unit.each > 0 && forecastEdits(view, taking(unit, 1)).length === 0,
  );
  for (const units of [spare, view.units.filter(({ each }) => each > 0)]) {
    const edits = fewestPoints(units, over);
    if (edits) yield edits;
  }
  // From the dearest down: few models, many points.
  const edits: Edit[] = [];
  let left = over;
  for (const unit of [...spare].sort((a, b) => b.each - a.each)) {
    if (left <= 0) break;
    const take = Math.min(unit.entry.count, Math.ceil(left / unit.each));
    edits.push(...taking(unit, take));
    left -= take * unit.each;
  }
  if (left <= 0) yield edits;
}

/** Largest excess that the table is built for; above it the plain ways must do. */
const mostPoints = 5000;

function fewestPoints(units: readonly Unit[], over: number): readonly Edit[] | undefined {
  if (units.length === 0 || over > mostPoints) return undefined;
  const dearest = Math.max(...units.map(({ each }) => each));
  const size = over + dearest;
  /** For each sum reached: the unit that reached it last, and how many of it. */
  const last: ({ readonly unit: number; readonly n: number; readonly from: number } | undefined)[] =
    new Array<undefined>(size + 1).fill(undefined);
  const reached = new Uint8Array(size + 1);
  reached[0] = 1;
  for (const [index, unit] of units.entries()) {
    const start = reached.slice();
    for (let sum = 0; sum < over; sum += 1) {
      if (!start[sum]) continue;
      for (let n = 1; n <= unit.entry.count; n += 1) {
        const next = sum + n * unit.each;
        if (next > size) break;
        if (!reached[next]) {
          reached[next] = 1;
          last[next] = { unit: index, n, from: sum };
        }
        if (next >= over) break;
      }
    }
  }
  for (let sum = over; sum <= size; sum += 1) {
    if (!reached[sum]) continue;
    const edits: Edit[] = [];
    for (let step = last[sum]; step; step = last[step.from]) {
      const unit = units[step.unit];
      if (unit) edits.push(...taking(unit, step.n));
    }
    return edits;
  }
  return undefined;
}
