import { type Values, capOf } from '@/components/new-list/values';
import type { Edit } from '@/lib/roster/edit';
import type { Ruleset } from '@/lib/rules/ruleset';
import type { Setting } from '@/lib/rules/setting';
import type { View } from '@/lib/rules/view';

/** The cap as its field holds it: a size that is offered, the ruleset's own, or another. */
function capFields({ list, ruleset, settings }: View): Pick<Values, 'cap' | 'ownCap'> {
  const initial = ruleset.cap?.initial(settings) ?? null;
  if (list.cap === undefined || list.cap === initial) return { cap: 'default', ownCap: '' };
  if (list.cap === null) return { cap: 'none', ownCap: '' };
  const isOffered = ruleset.cap?.usual.includes(list.cap);
  return isOffered
    ? { cap: String(list.cap), ownCap: '' }
    : { cap: 'default', ownCap: String(list.cap) };
}

/** What the form shows for a list. */
export function valuesOf(view: View): Values {
  const { list, ruleset, settings } = view;
  return {
    ruleset: list.ruleset,
    nation: list.nation,
    name: list.name,
    ...capFields(view),
    settings: Object.fromEntries(
      ruleset.settings.map(({ id, kind }) => {
        const value = settings.get(id);
        return [id, kind === 'flag' ? value === true : String(value ?? '')];
      }),
    ),
  };
}

/** What is kept in the list for a field; nothing for an empty one and for what holds anyway. */
function settingValue(setting: Setting, field: string | boolean | undefined) {
  if (field === undefined || field === '') return undefined;
  const value = setting.kind === 'number' ? Number(field) : field;
  return value === setting.initial ? undefined : value;
}

/**
 * The edits that a change of the form comes to, of the fields that were changed. `isWrong` tells of
 * fields that are not filled in rightly: they stay as they are in the list.
 */
export function editsBetween(
  ruleset: Ruleset,
  before: Values,
  after: Values,
  isWrong: (field: 'ownCap' | `settings.${string}`) => boolean,
): readonly Edit[] {
  const edits: Edit[] = [];
  if (after.nation !== before.nation) edits.push({ do: 'nation', value: after.nation });
  const isOtherCap = after.cap !== before.cap || after.ownCap !== before.ownCap;
  if (ruleset.cap && isOtherCap && !isWrong('ownCap')) {
    const cap = capOf(after);
    edits.push({ do: 'cap', ...(cap !== undefined && { value: cap }) });
  }
  for (const setting of ruleset.settings) {
    const { id } = setting;
    if (after.settings[id] === before.settings[id] || isWrong(`settings.${id}`)) continue;
    const value = settingValue(setting, after.settings[id]);
    edits.push({ do: 'setting', name: id, ...(value !== undefined && { value }) });
  }
  return edits;
}
