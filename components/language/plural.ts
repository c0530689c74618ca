import type { Language } from '@/lib/roster/language';

/** A word for one, and for several. What counts as one the language says: French has 0 there, too. */
export interface Forms {
  readonly one: string;
  readonly other: string;
}

const rules = new Map<Language, Intl.PluralRules>();
const formats = new Map<Language, Intl.NumberFormat>();
const lists = new Map<Language, Intl.ListFormat>();

/** What is made once for each language. */
function made<T>(known: Map<Language, T>, language: Language, make: () => T): T {
  const before = known.get(language);
  if (before) return before;
  const now = make();
  known.set(language, now);
  return now;
}

/** The form of a word that goes with a number. */
export function plural(language: Language, n: number, { one, other }: Forms): string {
  const rule = made(rules, language, () => new Intl.PluralRules(language));
  return rule.select(n) === 'one' ? one : other;
}

/** A number as it is written; of four figures in one piece, as points are in the books. */
export function number(language: Language, n: number): string {
  const make = () => new Intl.NumberFormat(language, { useGrouping: 'min2' });
  return made(formats, language, make).format(n);
}

/** "a, b et c". */
export function listed(language: Language, parts: readonly string[]): string {
  return made(lists, language, () => new Intl.ListFormat(language)).format(parts);
}

/** "1 profil", "12 profils". */
export function counted(language: Language, n: number, forms: Forms): string {
  return `${number(language, n)} ${plural(language, n, forms)}`;
}
