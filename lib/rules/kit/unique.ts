import type { Rule } from '../rule';
import type { Names } from '../speech/kit-figures';
import type { KitWords } from '../speech/kit-words';
import { type Unit, type View, subjectOf } from '../view';
import { taking } from './pick';

/** Units of each named person who stands in the list more than once. */
function doubles(view: View): readonly (readonly Unit[])[] {
  const byPerson = new Map<string, Unit[]>();
  for (const unit of view.units) {
    if (!unit.profile.unique) continue;
    const units = byPerson.get(unit.profile.id) ?? [];
    units.push(unit);
    byPerson.set(unit.profile.id, units);
  }
  return [...byPerson.values()].filter(
    (units) => units.reduce((sum, { entry }) => sum + entry.count, 0) > 1,
  );
}

/** A named person is there once. */
export function unique(
  kit: KitWords,
  { id, source }: { readonly id: string; readonly source: string },
): Rule<Names> {
  return {
    id,
    basis: 'reading',
    severity: 'error',
    source,
    check(view) {
      const twice = doubles(view);
      if (twice.length === 0) return undefined;
      return {
        subjects: twice.flat().map(subjectOf),
        params: { names: twice.flatMap(([unit]) => (unit ? [unit.profile.name] : [])) },
      };
    },
    bounds: () => [{ kind: 'copies', most: ({ unique }) => (unique === true ? 1 : Infinity) }],
    *propose(view) {
      // The first entry of each person stays, as bought; or the cheapest does.
      for (const byPrice of [false, true])
        yield doubles(view).flatMap((units) => {
          const order = byPrice ? [...units].sort((a, b) => a.each - b.each) : units;
          return order.flatMap((unit, index) => {
            const extra = index === 0 ? unit.entry.count - 1 : unit.entry.count;
            return extra > 0 ? taking(unit, extra) : [];
          });
        });
    },
    words: kit.unique,
  };
}
