import type { ReadErrorCode } from '../roster/read-error';
import { count } from '../rules/english';
import type { ReportedFinding } from '../share/report';
import { describeNote } from '../share/text/note';
import { chatText } from './chat-text';
import { type DeskRow, type ListRow, type UnreadableRow, isList } from './row';

/** 'Your list "Rearguard" for the Spring Muster', or what of that is known. */
function subjectOf(name: string, eventName: string | undefined): string {
  const title = chatText(name);
  const event = chatText(eventName ?? '');
  return ['Your list', title && `"${title}"`, event && `for ${event}`].filter(Boolean).join(' ');
}

function figuresOf({ report, nationName }: ListRow): string {
  const { points, cap, models } = report;
  const worth = cap === null ? `${points} points` : `${points} of ${cap} points`;
  const force = count(models, 'model');
  return points === null ? `${nationName}, ${force}` : `${nationName}, ${worth}, ${force}`;
}

function findingLine({ message, rule, source }: ReportedFinding): string {
  return `${chatText(message)} (${rule}: ${chatText(source)})`;
}

/** Numbered, so that the player can answer to one of them. */
function numbered(findings: readonly ReportedFinding[]): readonly string[] {
  return findings.map((finding, at) => `${at + 1}. ${findingLine(finding)}`);
}

/** What the player's own copy says otherwise: rosters change, and so do prices. */
function differences({ report, differs }: ListRow): readonly string[] {
  if (!differs) return [];
  const { dataVersion, points, models } = differs;
  const was = [
    points && `${points.said} points`,
    models && count(models.said, 'model'),
    dataVersion && `roster data ${chatText(dataVersion.said)}`,
  ].filter((part) => part !== undefined);
  return was.length === 0
    ? []
    : [
        '',
        `Your copy says ${was.join(', ')}; I checked it with roster data ${report.dataVersion}.`,
      ];
}

/** Lines of a text that nobody understood may have been troops. */
function notesOf({ notes, furtherNotes }: ListRow): readonly string[] {
  const shown = notes.slice(0, 5);
  const more = notes.length - shown.length + furtherNotes;
  if (shown.length === 0) return [];
  return [
    '',
    'Please look at these lines, which were not read as they stand:',
    ...shown.map((note) => `- ${chatText(describeNote(note))}`),
    ...(more > 0 ? [`- and ${count(more, 'more line', 'more lines')}.`] : []),
  ];
}

function replyToList(row: ListRow, eventName: string | undefined): string {
  const subject = subjectOf(row.report.name, eventName);
  const { findings } = row.report;
  const errors = findings.filter(({ severity }) => severity === 'error');
  const warnings = findings.filter(({ severity }) => severity === 'warning');
  const verdict =
    errors.length > 0
      ? [
          `${subject} (${figuresOf(row)}) has ${count(errors.length, 'problem')}:`,
          ...numbered(errors),
        ]
      : [`${subject} is legal: ${figuresOf(row)}.`];
  const remarks =
    warnings.length > 0
      ? ['', `${count(warnings.length, 'thing')} to agree before the game:`, ...numbered(warnings)]
      : [];
  const end = errors.length > 0 ? ['', 'Please send me the list again when it is put right.'] : [];
  return [...verdict, ...remarks, ...differences(row), ...notesOf(row), ...end].join('\n');
}

const anyForm =
  'Please send it in one of these ways: the file that ends in .muster.json, the link from Share, the list as text, or the PDF of the printed roster.';

/** What its player can send instead. */
const instead: Readonly<Record<ReadErrorCode, string>> = {
  'not-found': 'Please send it once more.',
  'too-large': `A list is never so large. ${anyForm}`,
  'not-a-list': anyForm,
  'unsupported-version':
    'Your Muster Roll seems to be newer than mine. Please send me the list as text, and tell me the address where you built it.',
  'unknown-ruleset': 'I cannot check lists of these rules. Is it the list for this event?',
  'unknown-nation': 'Please check which nation it is for and send it again.',
  'invalid-list': `It may have been cut on its way. ${anyForm}`,
};

function replyToUnreadable(row: UnreadableRow, eventName: string | undefined): string {
  const event = chatText(eventName ?? '');
  const file = chatText(row.file);
  const what = ['Your list', event && `for ${event}`, file && `(${file})`]
    .filter(Boolean)
    .join(' ');
  return `${what} could not be read. ${chatText(row.message)}\n${instead[row.code]}`;
}

/**
 * A message to the player of a row, to paste into a chat or mail: plain text without markup, lines
 * broken by "\n". Says what is wrong with its rule and source, remarks after it, or that all is well.
 */
export function replyTo(row: DeskRow, eventName?: string): string {
  return isList(row) ? replyToList(row, eventName) : replyToUnreadable(row, eventName);
}
