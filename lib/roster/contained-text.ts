/*
 * A player's text may hold characters that turn the direction of what comes after them. An isolate
 * around it (`<bdi>`) holds them, unless the text itself closes that isolate, leaves one of its own
 * open, or ends the paragraph.
 */

const opensIsolate = /[\u2066-\u2068]/;
const closesIsolate = '\u2069';

/** Ends of paragraphs, at which all isolates end. */
const endsParagraph = /[\n\r\x1c-\x1e\x85\u2029]/g;

/** The same text to look at, as it may stand within an isolate: what it opens, it closes. */
export function containedText(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text;
  let shown = '';
  let open = 0;
  for (const char of text.replace(endsParagraph, ' ')) {
    if (char === closesIsolate && open === 0) continue;
    if (char === closesIsolate) open -= 1;
    else if (opensIsolate.test(char)) open += 1;
    shown += char;
  }
  return shown + closesIsolate.repeat(open);
}
