import type { Edit } from '../../roster/edit';
import type { Option } from '../../roster/profile';
import { definite, join, joinSome } from '../english';
import type { Subject } from '../finding';
import { type Named, named } from '../named';
import type { Rule } from '../rule';
import { type Taken, type Unit, type View, subjectOf } from '../view';

interface OptionFault {
  readonly unit: Unit;
  readonly options: readonly Option[];
}

function subjectsOf(faults: readonly OptionFault[]): readonly Subject[] {
  return faults.flatMap(({ unit, options }) =>
    options.map((option) => ({ ...subjectOf(unit), option: option.id })),
  );
}

/** The units of which some options are at fault, with these. */
function faultsIn(
  view: View,
  optionsAtFault: (taken: readonly Taken[]) => readonly Option[],
): readonly OptionFault[] {
  const faults: OptionFault[] = [];
  for (const unit of view.units) {
    if (unit.taken.length === 0) continue;
    const options = optionsAtFault(unit.taken);
    if (options.length > 0) faults.push({ unit, options });
  }
  return faults;
}

/** Options that a model has more often than its entry allows. */
function overLimit(taken: readonly Taken[]): readonly Option[] {
  return taken
    .filter(({ option: { limit }, quantity }) => limit !== undefined && quantity > limit)
    .map(({ option }) => option);
}

/** Options of one model that take the place of the same item. */
function conflicting(taken: readonly Taken[]): readonly Option[] {
  return taken
    .filter(
      ({ option: { id, replaces } }) =>
        replaces !== undefined &&
        taken.some(({ option: other }) => other.id !== id && other.replaces === replaces),
    )
    .map(({ option }) => option);
}

/** Options that one model has more often than its entry allows. */
export function optionLimit({
  id,
  source,
}: {
  readonly id: string;
  readonly source: string;
}): Rule<{ readonly of: readonly (Named & { option: string; limit: number })[] }> {
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
          of: faults.flatMap(({ unit, options }) =>
            options.map(({ name, limit = 1 }) => ({
              ...named(unit.profile),
              option: name,
              limit,
            })),
          ),
        },
      };
    },
    *propose(view) {
      yield faultsIn(view, overLimit).flatMap(({ unit, options }) =>
        options.map((option): Edit => ({
          do: 'option',
          key: unit.entry.key,
          option: option.id,
          quantity: option.limit ?? 1,
        })),
      );
    },
    words: {
      en: {
        summary: 'A model takes an option once, unless it says otherwise.',
        message: ({ of }) =>
          `More than once for each model: ${joinSome(of.map(({ option, ...who }) => `${option} of ${definite(who)}`))}.`,
        reason: () => 'An option more than once',
      },
    },
  };
}

/** An item is replaced by one other thing. */
export function replacementConflict({
  id,
  source,
}: {
  readonly id: string;
  readonly source: string;
}): Rule<{
  readonly of: readonly (Named & { options: readonly string[]; item: string })[];
}> {
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
          of: faults.map(({ unit, options }) => ({
            ...named(unit.profile),
            options: options.map(({ name }) => name),
            item: options[0]?.replaces ?? '',
          })),
        },
      };
    },
    *propose(view) {
      const faults = faultsIn(view, conflicting);
      const most = Math.max(0, ...faults.map(({ options }) => options.length));
      for (let kept = 0; kept < most; kept += 1) {
        yield faults.flatMap(({ unit, options }) => {
          const stays = options[Math.min(kept, options.length - 1)];
          return options
            .filter((option) => option !== stays && option.replaces === stays?.replaces)
            .map((option): Edit => ({
              do: 'option',
              key: unit.entry.key,
              option: option.id,
              quantity: 0,
            }));
        });
      }
    },
    words: {
      en: {
        summary: 'An item that a model carries can be replaced by one other only.',
        message: ({ of }) =>
          `Replaced twice: ${joinSome(of.map(({ options, item, ...who }) => `the ${item} of ${definite(who)} (${join(options)})`))}.`,
        reason: ({ of }) => `Its ${of[0]?.item ?? 'item'} is replaced already`,
      },
    },
  };
}
