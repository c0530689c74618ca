import type { List } from '../roster/list';

/** One thing that players agree before they build a list; lists keep it under its id. */
export type Setting = {
  readonly id: string;
  readonly label: string;
  readonly help?: string;
  /** Shown only while this other setting has a value. */
  readonly needs?: string;
} & (
  | {
      readonly kind: 'flag';
      readonly initial: boolean;
      /** It stands for what the list's nation has of its own; its words follow the help. */
      readonly ofNation?: boolean;
    }
  | {
      readonly kind: 'number';
      readonly min: number;
      readonly max: number;
      readonly initial?: number;
    }
  | {
      readonly kind: 'choice';
      readonly choices: readonly { readonly id: string; readonly label: string }[];
      readonly initial?: string;
      /** What having none of them is called ("Pick-up game"). */
      readonly none?: string;
    }
);

export type SettingValue = string | number | boolean;
export type SettingValues = ReadonlyMap<string, SettingValue>;

export interface ReadSettings {
  /** Allowed values, defaults filled in; a setting without value and default is absent. */
  readonly values: SettingValues;
  /** Keys that the ruleset does not know. */
  readonly unknown: readonly string[];
  /** Keys whose value it does not allow; the default holds instead. */
  readonly invalid: readonly string[];
}

/** Whether a ruleset allows this value for the setting. */
export function allows(setting: Setting, value: unknown): value is SettingValue {
  switch (setting.kind) {
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return (
        typeof value === 'number' &&
        Number.isInteger(value) &&
        value >= setting.min &&
        value <= setting.max
      );
    case 'choice':
      return setting.choices.some(({ id }) => id === value);
  }
}

const untouched = new WeakMap<readonly Setting[], ReadSettings>();

/** What holds where a list says nothing, as most lists do. */
function defaultsOf(settings: readonly Setting[]): ReadSettings {
  const known = untouched.get(settings);
  if (known) return known;
  const read = readGiven(settings, {});
  untouched.set(settings, read);
  return read;
}

/** Reads the settings of a list, which a file may have filled with anything. */
export function readSettings(settings: readonly Setting[], list: List): ReadSettings {
  return list.settings ? readGiven(settings, list.settings) : defaultsOf(settings);
}

function readGiven(
  settings: readonly Setting[],
  of: Readonly<Record<string, unknown>>,
): ReadSettings {
  const given = new Map(Object.entries(of));
  const values = new Map<string, SettingValue>();
  const invalid: string[] = [];
  for (const setting of settings) {
    const value = given.get(setting.id);
    if (allows(setting, value)) values.set(setting.id, value);
    else {
      if (given.has(setting.id)) invalid.push(setting.id);
      if (setting.initial !== undefined) values.set(setting.id, setting.initial);
    }
    given.delete(setting.id);
  }
  return { values, unknown: [...given.keys()], invalid };
}
