import { sentence } from '@/lib/rules/english';
import type { Setting, SettingValues } from '@/lib/rules/setting';

function wordsFor(setting: Setting, values: SettingValues): string | undefined {
  const value = values.get(setting.id);
  switch (setting.kind) {
    case 'flag':
      return value === true ? setting.label : undefined;
    case 'number':
      return value === undefined ? undefined : `${setting.label} ${value}`;
    case 'choice': {
      const choice = setting.choices.find(({ id }) => id === value);
      return choice?.label ?? (setting.needs === undefined ? setting.none : undefined);
    }
  }
}

/** What was agreed, in a line: "Pick-up game, 400 points". `cap` is absent where there are no points. */
export function agreedWords(
  settings: readonly Setting[],
  values: SettingValues,
  cap: number | null | undefined,
): string {
  const words = settings
    .filter(({ needs }) => needs === undefined || values.has(needs))
    .flatMap((setting) => wordsFor(setting, values) ?? []);
  if (cap !== undefined) words.push(cap === null ? 'no cap' : `${cap} points`);
  return sentence(words.join(', '));
}
