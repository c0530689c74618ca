import { settingWords } from '@/lib/print/printed-settings';
import { sentence } from '@/lib/rules/english';
import type { Setting, SettingValues } from '@/lib/rules/setting';

/** What was agreed, in a line: "Pick-up game, 400 points". `cap` is absent where there are no points. */
export function agreedWords(
  settings: readonly Setting[],
  values: SettingValues,
  cap: number | null | undefined,
): string {
  const words = [...settingWords(settings, values)];
  if (cap !== undefined) words.push(cap === null ? 'no cap' : `${cap} points`);
  return sentence(words.join(', '));
}
