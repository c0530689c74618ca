import type { ReadErrorCode } from '../roster/read-error';
import { count } from '../rules/english';
import { type Note, describeNote } from '../share/text/note';
import type { UnreadableRow } from './row';

/** What a list comes to; `null` where its rules have no points, or it has no cap. */
export interface ReplyFigures {
  readonly nation: string;
  readonly points: number | null;
  readonly cap: number | null;
  readonly models: number;
}

/** What the player's own copy says where that is not what was found; absent = the same. */
export interface ReplyClaims {
  readonly points?: number;
  readonly models?: number;
  readonly dataVersion?: string;
}

/** A reply to a player in one language. Texts of other people come in safe for a chat. */
export interface ReplyWords {
  /** 'Your list "Rearguard" for the Spring Muster', or what of that is known: '' is not. */
  subject(of: { readonly name: string; readonly event: string; readonly file: string }): string;
  figures(figures: ReplyFigures): string;
  /** A finding with its rule and where that stands. */
  finding(finding: {
    readonly message: string;
    readonly rule: string;
    readonly source: string;
  }): string;
  problems(subject: string, figures: string, n: number): string;
  legal(subject: string, figures: string): string;
  toAgree(n: number): string;
  /** Asks for the list when it is put right. */
  readonly again: string;
  /** `version` is of the data by which it was checked. */
  claims(said: ReplyClaims, version: string): string;
  /** Before lines of a text. */
  readonly lines: string;
  note(note: Note): string;
  moreLines(n: number): string;
  unread(subject: string, why: string): string;
  why(row: UnreadableRow): string;
  /** What the player can send instead. */
  readonly instead: Readonly<Record<ReadErrorCode, string>>;
}

const anyForm =
  'Please send it in one of these ways: the file that ends in .muster.json, the link from Share, the list as text, or the PDF of the printed roster.';

export const englishReply: ReplyWords = {
  subject: ({ name, event, file }) =>
    ['Your list', name && `"${name}"`, event && `for ${event}`, file && `(${file})`]
      .filter(Boolean)
      .join(' '),
  figures: ({ nation, points, cap, models }) => {
    const worth = cap === null ? `${points} points` : `${points} of ${cap} points`;
    const force = count(models, 'model');
    return points === null ? `${nation}, ${force}` : `${nation}, ${worth}, ${force}`;
  },
  finding: ({ message, rule, source }) => `${message} (${rule}: ${source})`,
  problems: (subject, figures, n) => `${subject} (${figures}) has ${count(n, 'problem')}:`,
  legal: (subject, figures) => `${subject} is legal: ${figures}.`,
  toAgree: (n) => `${count(n, 'thing')} to agree before the game:`,
  again: 'Please send me the list again when it is put right.',
  claims: ({ points, models, dataVersion }, version) => {
    const was = [
      points !== undefined && `${points} points`,
      models !== undefined && count(models, 'model'),
      dataVersion !== undefined && `roster data ${dataVersion}`,
    ];
    return `Your copy says ${was.filter(Boolean).join(', ')}; I checked it with roster data ${version}.`;
  },
  lines: 'Please look at these lines, which were not read as they stand:',
  note: describeNote,
  moreLines: (n) => `and ${count(n, 'more line', 'more lines')}.`,
  unread: (subject, why) => `${subject} could not be read. ${why}`,
  why: ({ message }) => message,
  instead: {
    'not-found': 'Please send it once more.',
    'too-large': `A list is never so large. ${anyForm}`,
    'not-a-list': anyForm,
    'unsupported-version':
      'Your Muster Roll seems to be newer than mine. Please send me the list as text, and tell me the address where you built it.',
    'unknown-ruleset': 'I cannot check lists of these rules. Is it the list for this event?',
    'unknown-nation': 'Please check which nation it is for and send it again.',
    'invalid-list': `It may have been cut on its way. ${anyForm}`,
  },
};
