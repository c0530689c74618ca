import { settingWords } from '@/lib/print/printed-settings';
import { sentence } from '@/lib/rules/english';
import type { Setting, SettingValues } from '@/lib/rules/setting';
import { wordsOf } from '../language/area';
import { newListWords } from './words';

/** What was agreed, in a line: "Pick-up game, 400 points". `cap` is absent where there are no points. */
export function agreedWords(
  settings: readonly Setting[],
  values: SettingValues,
  cap: number | null | undefined,
): string {
  const { noCap, capOf } = wordsOf(newListWords);
  const words = [...settingWords(settings, values)];
  if (cap !== undefined) words.push(cap === null ? noCap : capOf(cap));
  return sentence(words.join(', '));
}
