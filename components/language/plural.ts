import type { Language } from '@/lib/roster/language';

const rules: Partial<Record<Language, Intl.PluralRules>> = {};

/** The form of a word that goes with a number: French says "0 liste", English "0 lists". */
export function plural(language: Language, n: number, one: string, many: string): string {
  const of = (rules[language] ??= new Intl.PluralRules(language));
  return of.select(n) === 'one' ? one : many;
}
