/** Code points of a quoted text; the rest is cut off. */
const most = 60;

/**
 * Characters that are not seen but act: controls, turns of direction, ends of lines, spaces without
 * width. Those that join letters and emoji are part of words.
 */
const acts = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu;

/** A word from a file, which may be of any length and mean harm, in quotes: what acts is spelled out. */
export function quoted(text: string): string {
  // No code point takes more than two units, so a start of the text is enough to look at.
  const points = [...text.slice(0, 2 * most + 1)];
  const shown = points.length > most ? `${points.slice(0, most).join('')}…` : text;
  return `"${shown.replace(acts, spelled)}"`;
}

function spelled(char: string): string {
  return `\\u{${char.codePointAt(0)?.toString(16)}}`;
}
