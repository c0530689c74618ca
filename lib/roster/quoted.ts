/** Code points of a quoted text; the rest is cut off. */
const most = 60;

/** A word from a file, which may be of any length, in quotes. */
export function quoted(text: string): string {
  // No code point takes more than two units, so a start of the text is enough to look at.
  const points = [...text.slice(0, 2 * most + 1)];
  return points.length > most ? `"${points.slice(0, most).join('')}…"` : `"${text}"`;
}
