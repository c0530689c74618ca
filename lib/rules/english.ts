/** English forms that findings, fixes and pages share. Pure; other languages get files of their own. */

/** Names that say in themselves that there is only one, or that take no simple plural. */
function splitName(name: string): readonly [head: string, tail: string] {
  const at = name.search(/ \(|,| \/|\//);
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at)];
}

/** "Line Infantryman" → "Line Infantrymen"; "Landwehr (Militia)" → "Landwehr (Militia)". */
export function plural(name: string): string {
  const [head, tail] = splitName(name);
  if (tail.startsWith(',') || tail.startsWith('/')) return name;
  if (/man$/.test(head)) return `${head.slice(0, -2)}en${tail}`;
  if (
    /(Infantry|Cavalry|Guard|Landwehr|Company|Artillery)$/.test(head) &&
    !/ Foot Guard$/.test(head)
  )
    return head === 'Foot Guard' ? `Foot Guards${tail}` : name;
  if (/(s|x|ch|sh|z)$/i.test(head)) return name;
  if (/[^aeiou]y$/.test(head)) return `${head.slice(0, -1)}ies${tail}`;
  return `${head}s${tail}`;
}

/** "a Sapper", "an Infantry NCO", "an NCO". */
export function withArticle(name: string): string {
  return /^([AEIOUÉaeiou]|NCO)/.test(name) && !/^(Uhlan|United|Uni)/.test(name)
    ? `an ${name}`
    : `a ${name}`;
}

/** "1 model", "12 models". */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`;
}

/** "3 Line Infantrymen"; one of a kind is "1 Line Infantryman". */
export function counted(n: number, name: string): string {
  return `${n} ${n === 1 ? name : plural(name)}`;
}

/** "a, b and c". */
export function join(parts: readonly string[], last = 'and'): string {
  if (parts.length < 2) return parts.join('');
  return `${parts.slice(0, -1).join(', ')} ${last} ${parts[parts.length - 1] ?? ''}`;
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
