import { type List, limits } from '@/lib/roster/list';
import type { Nation, Ruleset } from '@/lib/rules/ruleset';
import { allows, type Setting, type SettingValue, type SettingValues } from '@/lib/rules/setting';
import type { RulesetFacts } from './facts';
import { wordsOf } from '../language/area';
import { newListWords } from './words';

/** What stands in the form, as fields hold it. */
export interface Values {
  ruleset: string;
  nation: string;
  /** `default` = what the ruleset says; `none`; or one of the usual sizes. */
  cap: string;
  /** Another cap, which goes before `cap` when there is something in it. */
  ownCap: string;
  /** Of all rulesets by setting id: what the chosen one does not know waits for its return. */
  settings: Record<string, string | boolean>;
  name: string;
}

export const most = { cap: 100_000 } as const;

/** The form before anything was chosen. */
export function initialOf(facts: readonly RulesetFacts[]): Values {
  const settings: Values['settings'] = {};
  for (const setting of facts.flatMap((one) => one.settings))
    settings[setting.id] =
      setting.kind === 'flag' ? setting.initial : String(setting.initial ?? '');
  return {
    ruleset: facts[0]?.card.id ?? '',
    nation: facts[0]?.card.nations[0]?.id ?? '',
    cap: 'default',
    ownCap: '',
    settings,
    name: '',
  };
}

/** A setting's field as a value of the ruleset; nothing while it is empty or makes no sense. */
function readField(setting: Setting, field: unknown): SettingValue | undefined {
  const value =
    setting.kind === 'number' && typeof field === 'string' && field.trim() !== ''
      ? Number(field)
      : field;
  return allows(setting, value) ? value : undefined;
}

/** Whether a setting is asked for: always, or while the one that it needs has a value. */
export function isAsked(setting: Setting, values: Pick<Values, 'settings'>): boolean {
  if (setting.needs === undefined) return true;
  const needed = values.settings[setting.needs];
  return needed !== undefined && needed !== '' && needed !== false;
}

/** Settings in force: what is asked for and answered, and defaults. */
export function settingsOf(facts: RulesetFacts, values: Pick<Values, 'settings'>): SettingValues {
  const read = new Map<string, SettingValue>();
  for (const setting of facts.settings) {
    const answer = isAsked(setting, values)
      ? readField(setting, values.settings[setting.id])
      : undefined;
    const value = answer ?? setting.initial;
    if (value !== undefined) read.set(setting.id, value);
  }
  return read;
}

/** The cap that the ruleset sets for these settings; before it is loaded, for none. */
export function defaultCap(
  facts: RulesetFacts,
  ruleset: Ruleset | undefined,
  values: Pick<Values, 'settings'>,
): number | null {
  const cap = ruleset?.cap;
  if (cap) return cap.initial(settingsOf(facts, values));
  return facts.cap?.initial ?? null;
}

/** The cap as the list will have it: a number, none (`null`), or the ruleset's own (absent). */
export function capOf({ cap, ownCap }: Pick<Values, 'cap' | 'ownCap'>): number | null | undefined {
  if (ownCap.trim() !== '') return Number(ownCap);
  if (cap === 'default') return undefined;
  return cap === 'none' ? null : Number(cap);
}

/** The nation of another ruleset that comes closest: of the same name, or the same colours. */
export function nationLike(before: Nation | undefined, nations: readonly Nation[]): string {
  const like =
    nations.find(({ id }) => id === before?.id) ??
    nations.find(({ tincture }) => tincture === before?.tincture) ??
    nations[0];
  return like?.id ?? '';
}

/** What a list is called that the player gave no name: "France, 400 points". */
export function nameFor(nation: Nation | undefined, cap: number | null): string {
  const words = wordsOf(newListWords);
  const name = nation?.name ?? words.title;
  return cap === null ? name : words.nameWith(name, cap);
}

/** The new list. `name` stands in for one that was not given. */
export function listFrom(facts: RulesetFacts, values: Values, name: string): List {
  const settings = Object.fromEntries(
    facts.settings.flatMap((setting) => {
      if (!isAsked(setting, values)) return [];
      const value = readField(setting, values.settings[setting.id]);
      return value === undefined || value === setting.initial ? [] : [[setting.id, value]];
    }),
  );
  const cap = facts.cap ? capOf(values) : undefined;
  return {
    ruleset: facts.card.id,
    nation: values.nation,
    name: [...(values.name.trim() || name)].slice(0, limits.text).join(''),
    ...(cap !== undefined && { cap }),
    ...(Object.keys(settings).length > 0 && { settings }),
    groups: [facts.begins?.[values.nation] ?? { id: 'main', entries: [] }],
  };
}
