/** French forms that findings, fixes and pages share. Pure; `../english.ts` has the English ones. */

import { quoted as inEnglishQuotes } from '../../roster/quoted';
import type { Link } from '../speech/forms';
import type { Noun } from '../speech/noun';

const plurals = new Intl.PluralRules('fr');
const numbers = new Intl.NumberFormat('fr', { maximumFractionDigits: 2 });

/** "1 250", "22,5". */
export function number(n: number): string {
  return numbers.format(n);
}

/** Whether so many take the singular: none and one do. */
export function isSingular(n: number): boolean {
  return plurals.select(n) === 'one';
}

function pluralOfWord(word: string): string {
  if (/[sxz]$/.test(word)) return word;
  if (/(au|eu)$/.test(word)) return `${word}x`;
  return /al$/.test(word) ? `${word.slice(0, -2)}aux` : `${word}s`;
}

/** "modèle de canon" → "modèles de canon": the words before the first preposition. */
export function plural(one: string): string {
  const at = one.search(/ (?:de |d’|à |sur )/);
  const head = at < 0 ? one : one.slice(0, at);
  return head.split(' ').map(pluralOfWord).join(' ') + one.slice(head.length);
}

/** A masculine noun for the sentences of rules. */
export function masculine(one: string, many = plural(one)): Noun {
  return { one, many };
}

/** A feminine one. */
export function feminine(one: string, many = plural(one)): Noun {
  return { one, many, feminine: true };
}

/** "1 figurine", "12 figurines", "0 figurine". */
export function count(n: number, one: string, many = plural(one)): string {
  return `${number(n)} ${isSingular(n) ? one : many}`;
}

/** A noun in the number that so many take. */
export function agreed(n: number, { one, many }: Noun): string {
  return isSingular(n) ? one : many;
}

/** An adjective as so many things take it: "admis", "admise", "admises". */
export function adjective(masculineForm: string, n: number, { feminine: isHers }: Noun): string {
  const form = isHers ? `${masculineForm}e` : masculineForm;
  return isSingular(n) || form.endsWith('s') ? form : `${form}s`;
}

/** Names of a book keep the singular that the book has: "3 × Line Infantryman". */
export function counted(n: number, name: string): string {
  return `${number(n)}\u202f× ${name}`;
}

/** Before these a short word loses its vowel; an H of an English name is sounded. */
const mute = /^(?!onze|uhlan|Uhlan)[aeiouàâéèêëîïôöûüœAEIOUÀÂÉÈÊËÎÏÔÖÛÜŒ]/u;

/** "de Sapper", "d’Infantry NCO". */
export function de(name: string): string {
  return mute.test(name) ? `d’${name}` : `de ${name}`;
}

/** "un Chef", "une figurine". */
export function un({ one, feminine: isHers }: Noun): string {
  return `${isHers ? 'une' : 'un'} ${one}`;
}

/** "son général", "sa batterie", "son unité". */
export function son({ one, feminine: isHers }: Noun): string {
  return `${isHers && !mute.test(one) ? 'sa' : 'son'} ${one}`;
}

const small = ['deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];

/** Small numbers as words, as a noun takes them: "aucune", "une", "deux", but "12". */
export function numeral(n: number, { feminine: isHers }: Partial<Noun> = {}): string {
  if (n === 0) return isHers ? 'aucune' : 'aucun';
  if (n === 1) return isHers ? 'une' : 'un';
  return small[n - 2] ?? number(n);
}

/** "une fois", "4 fois". */
export function times(n: number): string {
  return `${numeral(n, { feminine: true })} fois`;
}

const links: Readonly<Record<Link, string>> = { and: 'et', or: 'ou' };

/** "a, b et c". */
export function join(parts: readonly string[], last: Link = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${links[last]} ${parts[parts.length - 1] ?? ''}`;
}

/** Things that a sentence names; it does not name sixty. */
const most = 5;

/** "a, b, c, d et 9 autres". */
export function joinSome(parts: readonly string[], last: Link = 'and'): string {
  if (parts.length <= most) return join(parts, last);
  return join([...parts.slice(0, most - 1), `${parts.length - most + 1} autres`], last);
}

/** "Horse et Musket pour Sapper, Drum pour Michel Ney": what is said of one is said together. */
export function joinByWho<T extends { readonly profile: string }>(
  of: readonly T[],
  say: (one: T) => string,
): string {
  const byWho = new Map<string, string[]>();
  for (const one of of) {
    const said = byWho.get(one.profile);
    if (said) said.push(say(one));
    else byWho.set(one.profile, [say(one)]);
  }
  return joinSome([...byWho].map(([who, said]) => `${joinSome([...new Set(said)])} pour ${who}`));
}

/** First letter large. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}

/** First letter small, but for abbreviations and proper names of several words. */
export function lower(label: string): string {
  return /^\p{Lu}[^\p{Lu}]*$/u.test(label)
    ? label.charAt(0).toLocaleLowerCase('fr') + label.slice(1)
    : label;
}

/** The text of somebody else in guillemets, what acts in it spelled out. */
export function quoted(text: string): string {
  return `«\u202f${inEnglishQuotes(text).slice(1, -1)}\u202f»`;
}
