import type { Edit } from '../../roster/edit';
import type { Subject } from '../finding';
import { named } from '../named';
import type { Rule } from '../rule';
import type { OptionTooOften, ReplacedTwice } from '../speech/kit-figures';
import type { KitWords } from '../speech/kit-words';
import { type Taken, type Unit, type View, subjectOf } from '../view';

/** A unit and those of its options that are at fault. */
interface OptionFault {
  readonly unit: Unit;
  readonly wrong: readonly Taken[];
}

function subjectsOf(faults: readonly OptionFault[]): readonly Subject[] {
  return faults.flatMap(({ unit, wrong }) =>
    wrong.map(({ option }) => ({ ...subjectOf(unit), option: option.id })),
  );
}

function faultsIn(
  view: View,
  wrongOf: (taken: readonly Taken[]) => readonly Taken[],
): readonly OptionFault[] {
  const faults: OptionFault[] = [];
  for (const unit of view.units) {
    if (unit.taken.length === 0) continue;
    const wrong = wrongOf(unit.taken);
    if (wrong.length > 0) faults.push({ unit, wrong });
  }
  return faults;
}

/** Options that a model has more often than its entry allows. */
function overLimit(taken: readonly Taken[]): readonly Taken[] {
  return taken.filter(({ option: { limit }, quantity }) => limit !== undefined && quantity > limit);
}

/** Options of one model that take the place of the same item. */
function conflicting(taken: readonly Taken[]): readonly Taken[] {
  return taken.filter(
    ({ option: { id, replaces } }) =>
      replaces !== undefined &&
      taken.some(({ option: other }) => other.id !== id && other.replaces === replaces),
  );
}

/** A model takes an option as often as its entry allows. */
export function optionLimit(
  kit: KitWords,
  { id, source }: { readonly id: string; readonly source: string },
): Rule<{ readonly of: readonly OptionTooOften[] }> {
  return {
    id,
    basis: 'rule',
    severity: 'error',
    source,
    check(view) {
      const faults = faultsIn(view, overLimit);
      if (faults.length === 0) return undefined;
      return {
        subjects: subjectsOf(faults),
        params: {
          of: faults.flatMap(({ unit, wrong }) =>
            wrong.map(({ option, quantity }) => ({
              ...named(unit.profile),
              option: option.name,
              quantity,
            })),
          ),
        },
      };
    },
    bounds: () => [{ kind: 'each', allows: ({ taken }) => overLimit(taken).length === 0 }],
    *propose(view) {
      yield faultsIn(view, overLimit).flatMap(({ unit, wrong }) =>
        wrong.map(({ option }): Edit => ({
          do: 'option',
          key: unit.entry.key,
          option: option.id,
          quantity: option.limit ?? 1,
        })),
      );
    },
    words: kit.optionLimit,
  };
}

/** An item is replaced by one other thing. */
export function replacementConflict(
  kit: KitWords,
  { id, source }: { readonly id: string; readonly source: string },
): Rule<{ readonly of: readonly ReplacedTwice[] }> {
  return {
    id,
    basis: 'rule',
    severity: 'error',
    source,
    check(view) {
      const faults = faultsIn(view, conflicting);
      if (faults.length === 0) return undefined;
      return {
        subjects: subjectsOf(faults),
        params: {
          of: faults.map(({ unit, wrong }) => ({
            ...named(unit.profile),
            options: wrong.map(({ option }) => option.name),
            item: wrong[0]?.option.replaces ?? '',
          })),
        },
      };
    },
    bounds: () => [{ kind: 'each', allows: ({ taken }) => conflicting(taken).length === 0 }],
    *propose(view) {
      const faults = faultsIn(view, conflicting);
      const most = Math.max(0, ...faults.map(({ wrong }) => wrong.length));
      for (let kept = 0; kept < most; kept += 1)
        yield faults.flatMap((fault) => keepOnly(fault, kept));
    },
    words: kit.replacementConflict,
  };
}

/** Takes off what replaces the same item as the nth of the options at fault. */
function keepOnly({ unit, wrong }: OptionFault, nth: number): readonly Edit[] {
  const stays = wrong[Math.min(nth, wrong.length - 1)]?.option;
  return wrong
    .filter(({ option }) => option !== stays && option.replaces === stays?.replaces)
    .map(({ option }) => ({ do: 'option', key: unit.entry.key, option: option.id, quantity: 0 }));
}
