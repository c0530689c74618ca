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

/** Marks that stand before the items of a list. */
const marks = '-*+•‣⁃▪▫◦·●○■□▶►☐☑✓✔→';

/** One of them, marks of quotation, or a number before a count, at the beginning of a line. */
const mark = new RegExp(`^(?:>+ ?|[${marks}](?: |$)|\\d{1,3}[.)] (?=\\d))`);

const anyMark = new RegExp(`[${marks}>]`, 'g');

function withoutMarks(tidied: string): string {
  let text = tidied;
  for (let found = mark.exec(text); found; found = mark.exec(text))
    text = text.slice(found[0].length);
  return text;
}

const otherEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;

/** The lines of a text, however their ends are written. */
export function linesOf(text: string): readonly TextLine[] {
  const lines: TextLine[] = [];
  let isApart = true;
  let number = 0;
  for (const line of text.replace(otherEnds, '\n').split('\n')) {
    number += 1;
    const content = withoutMarks(tidy(line));
    if (content !== '') lines.push({ number, text: content, isApart });
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
  // Folding makes spaces of its own: of marks that stand alone, and beside those that it takes off.
  return fold(withoutMarks(tidy(line)))
    .replace(price, '')
    .replace(/-+/g, '-')
    .replace(/ +/g, ' ')
    .replace(/ ?(["']) ?/g, '$1')
    .trim();
}

/**
 * The same for texts that say the same however their lines are broken or joined, and whatever they
 * claim that the list costs and is worth.
 */
export function wholeKey(lines: readonly string[]): string {
  return fold(lines.map((line) => withoutMarks(tidy(line))).join(' '))
    .replace(/\d+( of [\d.e+]+)? ?pts,( no cap,)? ?\d+ models?,[^(]{0,40}\(data [^)]*\)/, '$1$2')
    .replace(/, ?\d{1,9} ?(?:points?|pts?)\b/g, '')
    .replace(anyMark, '')
    .replaceAll(' ', '');
}

/** Whether a line lost letters that its writer's system did not know. */
export function hasLost(line: string): boolean {
  return /[?\ufffd]/.test(line);
}

/** Whether a line, or a part of one, says the same as another, as far as its letters were not lost. */
export function isSaid(line: string, other: string): boolean {
  return (
    lineKey(line) === lineKey(other) || (hasLost(line) && skeletonOf(line) === skeletonOf(other))
  );
}

/** The same for lines that lost their accented letters wholly, or have something else in their place. */
export function skeletonOf(line: string): string {
  return tidy(line)
    .normalize('NFC')
    .replace(price, '')
    .replace(/[^A-Za-z0-9]/g, '')
    .toLowerCase();
}
