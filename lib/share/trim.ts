/*
 * Cutting ends off texts that may be anything. A regular expression for "these at the end" tries
 * again at each of them, which takes minutes on a line that somebody made for it.
 */

export function trimEnd(text: string, chars: string): string {
  let end = text.length;
  while (end > 0 && chars.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

export function trimStart(text: string, chars: string): string {
  let start = 0;
  while (start < text.length && chars.includes(text.charAt(start))) start += 1;
  return text.slice(start);
}
