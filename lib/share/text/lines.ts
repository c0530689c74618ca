import { fold, tidy } from './fold';

/** A line of a text that has something in it. */
export interface TextLine {
  /** From 1. */
  readonly number: number;
  /** Tidy, without the bullets and marks of quotation that mail and chats put before lines. */
  readonly text: string;
  /** The line before it is empty, or there is none. */
  readonly isApart: boolean;
}

/** Marks that stand before the items of a list, and numbers before a count. */
const mark = /^(?:>+ ?|[-*+•‣⁃▪▫◦·●○■□▶►☐☑✓✔→](?: |$)|\d{1,3}[.)] (?=\d))/;

function withoutMarks(tidied: string): string {
  let text = tidied;
  for (let found = mark.exec(text); found; found = mark.exec(text))
    text = text.slice(found[0].length);
  return text;
}

/** The lines of a text, however their ends are written. */
export function linesOf(text: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  let isApart = true;
  for (const [at, line] of text.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/).entries()) {
    const content = withoutMarks(tidy(line));
    if (content !== '') lines.push({ number: at + 1, text: content, isApart });
    isApart = content === '';
  }
  return lines;
}

const price = /, ?(\d{1,9}) ?(?:points?|pts?)\b/i;

/** The points that the line of an entry claims. */
export function claimedPoints(line: string): number | undefined {
  const points = price.exec(line)?.[1];
  return points === undefined ? undefined : Number(points);
}

/**
 * The same for two lines that say the same, whatever chats and forms did to one of them, and
 * whatever the entry cost when it was written.
 */
export function lineKey(line: string): string {
  return fold(withoutMarks(tidy(line)))
    .replace(price, '')
    .replace(/-+/g, '-')
    .replace(/ ?(["']) ?/g, '$1');
}

/** The same for lines that lost their accented letters wholly, or have something else in their place. */
export function skeletonOf(line: string): string {
  return tidy(line)
    .normalize('NFC')
    .replace(price, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
}
