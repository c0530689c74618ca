import type { Edit } from '../../roster/edit';
import type { Option } from '../../roster/profile';
import { join } from '../english';
import type { Subject } from '../finding';
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

/** Options that one model has more often than its entry allows. */
export function optionLimit({
  id,
  source,
}: {
  readonly id: string;
  readonly source: string;
}): Rule<{ readonly of: readonly { profile: string; option: string; limit: number }[] }> {
  const over = ({ option, quantity }: Taken) =>
    option.limit !== undefined && quantity > option.limit;
  const faultsOf = (view: View): readonly OptionFault[] =>
    view.units
      .map((unit) => ({ unit, options: unit.taken.filter(over).map(({ option }) => option) }))
      .filter(({ options }) => options.length > 0);
  return {
    id,
    basis: 'rule',
    severity: 'error',
    source,
    check(view) {
      const faults = faultsOf(view);
      if (faults.length === 0) return undefined;
      return {
        subjects: subjectsOf(faults),
        params: {
          of: faults.flatMap(({ unit, options }) =>
            options.map(({ name, limit = 1 }) => ({
              profile: unit.profile.name,
              option: name,
              limit,
            })),
          ),
        },
      };
    },
    *propose(view) {
      yield faultsOf(view).flatMap(({ unit, options }) =>
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
          `More than once for each model: ${join(of.map(({ profile, option }) => `${option} of the ${profile}`))}.`,
        reason: () => 'An option more than once',
      },
    },
  };
}

/** Options of one unit that take the place of the same item. */
function conflictsOf(unit: Unit): readonly Option[] {
  const options = unit.taken.map(({ option }) => option);
  return options.filter(
    ({ id, replaces }) =>
      replaces !== undefined &&
      options.some((other) => other.id !== id && other.replaces === replaces),
  );
}

/** An item is replaced by one other thing. */
export function replacementConflict({
  id,
  source,
}: {
  readonly id: string;
  readonly source: string;
}): Rule<{
  readonly of: readonly { profile: string; options: readonly string[]; item: string }[];
}> {
  const faultsOf = (view: View): readonly OptionFault[] =>
    view.units
      .map((unit) => ({ unit, options: conflictsOf(unit) }))
      .filter(({ options }) => options.length > 0);
  return {
    id,
    basis: 'rule',
    severity: 'error',
    source,
    check(view) {
      const faults = faultsOf(view);
      if (faults.length === 0) return undefined;
      return {
        subjects: subjectsOf(faults),
        params: {
          of: faults.map(({ unit, options }) => ({
            profile: unit.profile.name,
            options: options.map(({ name }) => name),
            item: options[0]?.replaces ?? '',
          })),
        },
      };
    },
    *propose(view) {
      const faults = faultsOf(view);
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
          `Replaced twice: ${join(of.map(({ profile, options, item }) => `the ${item} of the ${profile} (${join(options)})`))}.`,
        reason: ({ of }) => `Its ${of[0]?.item ?? 'item'} is replaced already`,
      },
    },
  };
}
