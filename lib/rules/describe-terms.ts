import { count } from './english';
import type { Setting, SettingValues } from './setting';
import type { View } from './view';

/** One setting as players would say it; nothing where it is off, unset or does not apply. */
function describeSetting(setting: Setting, values: SettingValues): string | undefined {
  if (setting.needs !== undefined && !values.has(setting.needs)) return undefined;
  const value = values.get(setting.id);
  switch (setting.kind) {
    case 'flag':
      return value === true ? setting.label.toLowerCase() : undefined;
    case 'number':
      return value === undefined ? undefined : String(value);
    case 'choice':
      return (
        setting.choices.find(({ id }) => id === value)?.label ??
        (setting.needs ? undefined : setting.none)
      );
  }
}

/**
 * What the players agreed for a list, in one line: "Pick-up game, 400 points", "500 points, 1815".
 * Choices come first, then the cap, then the rest.
 */
export function describeTerms({ ruleset, settings, cap }: View): string {
  const line = (isChoice: boolean) =>
    ruleset.settings
      .filter(({ kind }) => (kind === 'choice') === isChoice)
      .flatMap((setting) => describeSetting(setting, settings) ?? []);
  const capWords = cap === null ? 'no cap' : count(cap, 'point');
  return [...line(true), ...(ruleset.cap ? [capWords] : []), ...line(false)].join(', ');
}
