import type { Edit } from '@/lib/roster/edit';
import type { Ruleset } from '@/lib/rules/ruleset';
import type { View } from '@/lib/rules/view';

/** What the form holds: choices and numbers as they are written, flags as they are. */
export interface SettingsValues {
  nation: string;
  /** A choice of the cap: `usual` = as the rules say, `none`, `own`, or a number of points. */
  capChoice: string;
  /** Points, when the choice is `own`. */
  ownCap: string;
  settings: Record<string, string | boolean>;
}

/** Whether the cap that the rules give has a choice of its own; where it is none, `none` is it. */
export function hasUsualCap({ ruleset, settings }: View): boolean {
  return typeof ruleset.cap?.initial(settings) === 'number';
}

/** The sizes to choose from beside the rules' own. */
export function usualSizes({ ruleset, settings }: View): readonly number[] {
  const own = ruleset.cap?.initial(settings);
  return (ruleset.cap?.usual ?? []).filter((points) => points !== own);
}

function capOf(view: View): Pick<SettingsValues, 'capChoice' | 'ownCap'> {
  const { list, ruleset, settings } = view;
  if (list.cap === undefined || list.cap === ruleset.cap?.initial(settings))
    return { capChoice: hasUsualCap(view) ? 'usual' : 'none', ownCap: '' };
  if (list.cap === null) return { capChoice: 'none', ownCap: '' };
  return usualSizes(view).includes(list.cap)
    ? { capChoice: String(list.cap), ownCap: '' }
    : { capChoice: 'own', ownCap: String(list.cap) };
}

/** What the form shows for a list. */
export function valuesOf(view: View): SettingsValues {
  const { list, ruleset, settings } = view;
  return {
    nation: list.nation,
    ...capOf(view),
    settings: Object.fromEntries(
      ruleset.settings.map(({ id, kind }) => {
        const value = settings.get(id);
        return [id, kind === 'flag' ? value === true : String(value ?? '')];
      }),
    ),
  };
}

/** The cap that was chosen, as an edit: absent = as the rules say. Nothing while it is not written yet. */
function capEdit({ capChoice, ownCap }: SettingsValues, isUsual: boolean): Edit | undefined {
  if (capChoice === 'usual') return { do: 'cap' };
  if (capChoice === 'none') return isUsual ? { do: 'cap', value: null } : { do: 'cap' };
  const written = capChoice === 'own' ? ownCap.trim() : capChoice;
  return written === '' ? undefined : { do: 'cap', value: Number(written) };
}

function settingValue(ruleset: Ruleset, id: string, written: string | boolean | undefined) {
  const setting = ruleset.settings.find((one) => one.id === id);
  if (!setting || written === undefined || written === '') return undefined;
  if (setting.kind === 'number') return Number(written);
  // A flag at its default is not kept.
  return setting.kind === 'flag' && written === setting.initial ? undefined : written;
}

/**
 * The edits from the list as it is to what the form says. `isWrong` tells of fields that are not
 * filled in rightly: they stay as they are in the list.
 */
export function editsTo(
  view: View,
  values: SettingsValues,
  isWrong: (field: string) => boolean,
): readonly Edit[] {
  const { ruleset } = view;
  const shown = valuesOf(view);
  const edits: Edit[] = [];
  if (values.nation !== shown.nation) edits.push({ do: 'nation', value: values.nation });
  const isOtherCap = values.capChoice !== shown.capChoice || values.ownCap !== shown.ownCap;
  const cap =
    ruleset.cap && isOtherCap && !isWrong('ownCap')
      ? capEdit(values, hasUsualCap(view))
      : undefined;
  if (cap) edits.push(cap);
  for (const { id } of ruleset.settings) {
    if (values.settings[id] === shown.settings[id] || isWrong(`settings.${id}`)) continue;
    const value = settingValue(ruleset, id, values.settings[id]);
    edits.push({ do: 'setting', name: id, ...(value !== undefined && { value }) });
  }
  return edits;
}
