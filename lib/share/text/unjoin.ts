import { isSealed } from '../code/sealed';
import { textLetters } from '../code/spelling';
import type { TextLine } from './lines';

/** What stands before a code, anywhere in a line. */
const label = /check ?code ?:/gi;

/** How many words too many are taken for a part of a code before it is given up. */
const mostTooMany = 8;

/** The end of the code that begins a text, or nothing when there is none that is sound. */
function endOfCode(text: string): number | undefined {
  const groups = /^ ?(?:[0-9a-z]{1,5}(?: |$))*/i.exec(text)?.[0] ?? '';
  let code = groups.trimEnd();
  for (let tries = 0; tries <= mostTooMany && code !== ''; tries += 1) {
    const bytes = textLetters.parse(code);
    if (bytes && isSealed(bytes)) return code.length;
    code = code.slice(0, Math.max(0, code.lastIndexOf(' ')));
  }
  return undefined;
}

/** One line as several: before its codes, the codes, and what comes after each. */
function* unjoinLine(line: TextLine): Iterable<TextLine> {
  const { text } = line;
  let done = 0;
  for (const { index, 0: label_ } of text.matchAll(label)) {
    if (index < done) continue;
    const start = index + label_.length;
    const end = endOfCode(text.slice(start));
    if (end === undefined) continue;
    if (index > done) yield { ...line, text: text.slice(done, index).trim() };
    done = start + end;
    yield { ...line, text: text.slice(index, done), isApart: false };
  }
  const rest = text.slice(done).trim();
  if (rest !== '') yield { ...line, text: rest };
}

/**
 * Lines of a text of which the ends got lost, parted again at the codes. Where any line begins with
 * one, line ends were kept, and a code within a line is the player's own words.
 */
export function unjoin(lines: readonly TextLine[]): readonly TextLine[] {
  const hasLabel = lines.some(({ text }) => text.search(label) >= 0);
  if (!hasLabel || lines.some(({ text }) => /^check ?code/i.test(text))) return lines;
  return lines.flatMap((line) => [...unjoinLine(line)]);
}
