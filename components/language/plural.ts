import type { Language } from '@/lib/roster/language';

const rules: Partial<Record<Language, Intl.PluralRules>> = {};
const formats: Partial<Record<Language, Intl.NumberFormat>> = {};

/** The form of a word that goes with a number: French says "0 liste", English "0 lists". */
export function plural(language: Language, n: number, one: string, many: string): string {
  const of = (rules[language] ??= new Intl.PluralRules(language));
  return of.select(n) === 'one' ? one : many;
}

/** A number as the language writes it; of four figures in one piece, as points are in the books. */
export function number(language: Language, n: number): string {
  return (formats[language] ??= new Intl.NumberFormat(language, { useGrouping: 'min2' })).format(n);
}

/** "1 profil", "12 profils". */
export function counted(language: Language, n: number, one: string, many: string): string {
  return `${number(language, n)} ${plural(language, n, one, many)}`;
}
