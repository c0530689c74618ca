import type { List } from '../roster/list';
import type { ReadError, ReadErrorCode } from '../roster/read-error';
import type { Differences } from '../share/compare-said';
import type { Form } from '../share/found';
import type { Report } from '../share/report';
import type { Note } from '../share/text/note';
import type { Said } from '../share/text/read-list';

/** What a row comes to, in the order in which an organiser deals with them. */
export const deskVerdicts = ['unreadable', 'illegal', 'remarks', 'legal'] as const;
export type DeskVerdict = (typeof deskVerdicts)[number];

interface AnyRow {
  /** Stays the same when the row is checked again. */
  readonly id: string;
  /** The source as the command line names it: its name, with `#n` for the nth of several lists. */
  readonly file: string;
  readonly form: Form;
  /** Whose list it is, as far as the file's name tells; see `player.ts`. */
  readonly player?: string;
}

/** A list that could be read, with what the rules say of it. Plain data: rows travel between threads. */
export interface ListRow extends AnyRow {
  /** `remarks` = legal, with warnings to agree on. Advice counts for nothing. */
  readonly verdict: 'illegal' | 'remarks' | 'legal';
  /** Name, nation, points, cap in force, models, data version and findings, as the command line prints them. */
  readonly report: Report;
  readonly rulesetName: string;
  readonly nationName: string;
  /** As its player wrote it, without anything of the event: to open it or to add it to the shelf. */
  readonly list: List;
  /** Lines of its text that were not understood, and what differs from its code; the first of them. */
  readonly notes: readonly Note[];
  /** How many more of these there are. */
  readonly furtherNotes: number;
  /** What it claims of itself, where its form does. */
  readonly said?: Said;
  /** Where that is not what the data here says. Figures of the list's own rules, without the event. */
  readonly differs?: Differences;
  /** Equal for lists of the same troops, absent where there are none; see `content.ts`. */
  readonly content?: string;
}

/** An input that holds no list that could be read. */
export interface UnreadableRow extends AnyRow {
  readonly verdict: 'unreadable';
  readonly code: ReadErrorCode;
  /** All of the error, for other languages; absent where `message` tells of something else. */
  readonly error?: ReadError;
  /** One plain sentence: what it is. */
  readonly message: string;
  /** What its sender can do, the sentence after it. */
  readonly way: string;
}

/** Nobody reads more notes of one list. */
export const mostNotes = 50;

export type DeskRow = ListRow | UnreadableRow;

export function isList(row: DeskRow): row is ListRow {
  return row.verdict !== 'unreadable';
}

/** The findings of a row that count in its verdict: advice, as of points left, is no fault. */
export function countingFindings(row: DeskRow): Report['findings'] {
  return isList(row) ? row.report.findings.filter(({ severity }) => severity !== 'advice') : [];
}

/** What a row is called: its list's name, or its file where it has none. */
export function titleOf(row: DeskRow): string {
  return (isList(row) && row.report.name.trim()) || row.file;
}
