/*
 * What chats, forms and mail do to a text, taken back: two texts that differ only by that fold to
 * the same. Letter by letter, so that a place in the folded text is a place in the text.
 */

/** Letters that are no letter with a mark, as people write them without their own keyboard. */
const spelledOut: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  // What is left of the large ẞ.
  ß: 'ss',
};

function foldLetter(char: string): string {
  // Upper case first: the small ß has no other way to the SS that large letters make of it.
  const plain = char.normalize('NFKD').toUpperCase().toLowerCase().normalize('NFKD');
  let folded = '';
  for (const part of plain.replace(/[\p{M}\p{Cf}]/gu, '')) folded += spelledOut[part] ?? part;
  return folded;
}

const foldedLetters = new Map<string, string>();

/** Beyond these there are too many letters to remember. */
const lastRemembered = 0x3000;

function folded(char: string): string {
  if (char.charCodeAt(0) > lastRemembered) return foldLetter(char);
  const known = foldedLetters.get(char);
  if (known !== undefined) return known;
  const made = foldLetter(char);
  foldedLetters.set(char, made);
  return made;
}

/** Letters before this one are those of a keyboard, which fold to one letter each. */
const firstMarked = 0x80;
const isAscii = /^[\0-\x7f]*$/;

/** Small letters without accents. */
export function fold(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  let all = '';
  for (const char of text) all += folded(char);
  return all;
}

/** The letter with which a text begins when it is folded; nothing when it has none. */
export function initialOf(text: string): string {
  return text.charCodeAt(0) < firstMarked
    ? folded(text.charAt(0))
    : foldStart(text, 1).folded.charAt(0);
}

/**
 * The start of a text, folded, and where in the text each folded letter ends: absent where each is
 * one letter of the text.
 */
export function foldStart(
  text: string,
  most: number,
): { readonly folded: string; readonly ends?: readonly number[] } {
  const start = text.slice(0, most);
  if (isAscii.test(start)) return { folded: start.toLowerCase() };
  let all = '';
  let at = 0;
  const ends: number[] = [];
  for (const char of text) {
    at += char.length;
    const letters = folded(char);
    all += letters;
    // A mark belongs to the letter before it.
    if (letters === '' && ends.length > 0) ends[ends.length - 1] = at;
    for (let n = 0; n < letters.length; n += 1) ends.push(at);
    if (all.length >= most) break;
  }
  return { folded: all, ends };
}

const isKeyed = /^[ -~]*$/;

/** Whether a text of nothing but what a keyboard has is tidy, as most are: looking is far quicker. */
function isTidy(text: string): boolean {
  return !text.includes('`') && !text.includes('  ');
}

/** Quotes, dashes, spaces as a keyboard has them; nothing invisible; no spaces at the ends. */
export function tidy(text: string): string {
  if (isKeyed.test(text)) {
    const keyed = text.trim();
    return isTidy(keyed) ? keyed : keyed.replaceAll('`', "'").replace(/ {2,}/g, ' ');
  }
  return text
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cs}\ufe0e\ufe0f]/gu, '')
    .replace(/["\u201c-\u201f\u2033\u00ab\u00bb\u301d-\u301f\uff02]/g, '"')
    .replace(/['`\u00b4\u2018-\u201b\u2032\u2039\u203a\uff07]/g, "'")
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u00d7\u2715\u2716]/g, 'x')
    .replace(/[\s\p{Zs}\p{Cc}]+/gu, ' ')
    .trim();
}

/** A text of the player as it can stand in a line of text: nothing that breaks or turns the line. */
export function inline(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\ufffd')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, '')
    .trim();
}
