import type { Setting, SettingValue, SettingValues } from '../rules/setting';

function wordsFor(setting: Setting, value: SettingValue | undefined): string | undefined {
  switch (setting.kind) {
    case 'flag':
      return value === true ? setting.label : undefined;
    case 'number':
      return value === undefined ? undefined : `${setting.label} ${value}`;
    case 'choice': {
      const choice = setting.choices.find(({ id }) => id === value);
      // A dependent choice that nobody made says nothing; another says what having none is called.
      return choice?.label ?? (setting.needs === undefined ? setting.none : undefined);
    }
  }
}

/** What the players agreed, in words for the head of a sheet. */
export function settingWords(
  settings: readonly Setting[],
  values: SettingValues,
): readonly string[] {
  return settings.flatMap((setting) => {
    if (setting.needs !== undefined && !values.has(setting.needs)) return [];
    return wordsFor(setting, values.get(setting.id)) ?? [];
  });
}
