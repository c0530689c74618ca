/** English forms that findings, fixes and pages share. Pure; `fr/french.ts` has the French ones. */

import type { Named } from './named';
import type { Noun } from './speech/noun';

/** French titles carry their plural in front: "Aides de Camp". */
const french = /^(\S+)( (?:de Camp|du Corps|à Cheval|à Pied))$/;

/** Names of troops that are one word for many: "3 Line Infantry", "1 Young Guard". */
const collective =
  /(Infantry|Cavalry|Guard|Landwehr|Company|Artillery|Militia|Light Horse|Schuetzen|[Kk]orps)$/;

/** Guards by themselves, of whom there can be several: "3 Foot Guards". */
const guards = /(Foot|Scots|Horse) Guard$/;

/** What stands behind the name in brackets: "Fusilier (Early War)". */
function splitName(name: string): readonly [head: string, tail: string] {
  const at = name.search(/ \([^)]*\)$/);
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at)];
}

/** Names that stand for one model and for several alike: they take a number, not an article. */
export function isCollective(name: string): boolean {
  const [head] = splitName(name);
  return guards.test(head) ? false : collective.test(head) || /[^s]s$/.test(head);
}

function pluralOfWord(text: string): string {
  const title = french.exec(text);
  if (title) return `${title[1] ?? ''}s${title[2] ?? ''}`;
  if (guards.test(text)) return `${text}s`;
  if (collective.test(text) || /(s|x|ch|sh|z)$/i.test(text)) return text;
  if (/[Mm]an$/.test(text)) return `${text.slice(0, -2)}en`;
  if (/[^aeiou]y$/.test(text)) return `${text.slice(0, -1)}ies`;
  return `${text}s`;
}

/** "Line Infantryman" → "Line Infantrymen"; "Landwehr (Militia)" → "Landwehr (Militia)". */
export function plural(name: string): string {
  const [head, tail] = splitName(name);
  if (head.includes(', ')) return head.split(', ').map(pluralOfWord).join(', ') + tail;
  const regiment = /^(.+)(\/[A-Z]{2,})$/.exec(head);
  if (regiment) return pluralOfWord(regiment[1] ?? '') + (regiment[2] ?? '') + tail;
  return pluralOfWord(head) + tail;
}

/** A noun for the sentences of rules. */
export function noun(one: string, many = plural(one)): Noun {
  return { one, many };
}

/** "a Sapper", "an Infantry NCO", "an 8 Pdr Cannon"; "1 Line Infantry", as one says for 3 of it. */
export function withArticle(name: string): string {
  if (isCollective(name)) return `1 ${name}`;
  return /^([AEIOUÉaeiou]|NCO|8|11\b|18\b)/.test(name) && !/^(Uhlan|Uni)/.test(name)
    ? `an ${name}`
    : `a ${name}`;
}

/** "1 model", "12 models". */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** "3 Line Infantrymen", "1 Line Infantryman", "two 6 Pdr Cannons". */
export function counted(n: number, name: string): string {
  const number = /^\d/.test(name) ? word(n) : String(n);
  return `${number} ${n === 1 ? name : plural(name)}`;
}

/** "the Sapper", "Michel Ney". */
export function definite({ profile, person }: Named): string {
  return person ? profile : `the ${profile}`;
}

/** "twice", "4 times". */
export function times(n: number): string {
  return n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`;
}

/** "a, b and c". */
export function join(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1] ?? ''}`;
}

/** Things that a sentence names; it does not name sixty. */
const most = 5;

/** "a, b, c, d and 9 more". */
export function joinSome(parts: readonly string[], last = 'and'): string {
  if (parts.length <= most) return join(parts, last);
  return join([...parts.slice(0, most - 1), `${parts.length - most + 1} more`], last);
}

/** "Horse and Musket of the Sapper, Drum of Michel Ney": what is said of one is said together. */
export function joinByWho<T extends Named>(
  of: readonly T[],
  say: (one: T) => string,
  link: 'of' | 'for',
): string {
  const byWho = new Map<string, string[]>();
  for (const one of of) {
    const who = definite(one);
    const said = byWho.get(who);
    if (said) said.push(say(one));
    else byWho.set(who, [say(one)]);
  }
  const parts = [...byWho].map(([who, said]) => `${joinSome([...new Set(said)])} ${link} ${who}`);
  return joinSome(parts);
}

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** Small numbers as words: "two", but "12". */
export function word(n: number): string {
  return small[n] ?? String(n);
}

/** First letter large. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
