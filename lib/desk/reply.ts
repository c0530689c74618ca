import type { ReportedFinding } from '../share/report';
import { chatText } from './chat-text';
import type { ReplyWords } from './reply-words';
import { type DeskRow, type ListRow, type UnreadableRow, isList } from './row';

/** Numbered, so that the player can answer to one of them. */
function numbered(findings: readonly ReportedFinding[], words: ReplyWords): readonly string[] {
  return findings.map(({ message, rule, source }, at) => {
    const said = words.finding({ message: chatText(message), rule, source: chatText(source) });
    return `${at + 1}. ${said}`;
  });
}

/** What the player's own copy says otherwise: rosters change, and so do prices. */
function differences({ report, differs }: ListRow, words: ReplyWords): readonly string[] {
  const { dataVersion, points, models } = differs ?? {};
  if (!points && !models && !dataVersion) return [];
  const said = {
    ...(points && { points: points.said }),
    ...(models && { models: models.said }),
    ...(dataVersion && { dataVersion: chatText(dataVersion.said) }),
  };
  return ['', words.claims(said, report.dataVersion)];
}

/** Lines of a text that nobody understood may have been troops. */
function notesOf({ notes, furtherNotes }: ListRow, words: ReplyWords): readonly string[] {
  const shown = notes.slice(0, 5);
  const more = notes.length - shown.length + furtherNotes;
  if (shown.length === 0) return [];
  return [
    '',
    words.lines,
    ...shown.map((note) => `- ${chatText(words.note(note))}`),
    ...(more > 0 ? [`- ${words.moreLines(more)}`] : []),
  ];
}

function replyToList(row: ListRow, words: ReplyWords, event: string): string {
  const { report, nationName: nation } = row;
  const subject = words.subject({ name: chatText(report.name), event, file: '' });
  const figures = words.figures({ ...report, nation });
  const errors = report.findings.filter(({ severity }) => severity === 'error');
  const warnings = report.findings.filter(({ severity }) => severity === 'warning');
  const verdict =
    errors.length > 0
      ? [words.problems(subject, figures, errors.length), ...numbered(errors, words)]
      : [words.legal(subject, figures)];
  const remarks =
    warnings.length > 0 ? ['', words.toAgree(warnings.length), ...numbered(warnings, words)] : [];
  const end = errors.length > 0 ? ['', words.again] : [];
  return [...verdict, ...remarks, ...differences(row, words), ...notesOf(row, words), ...end].join(
    '\n',
  );
}

function replyToUnreadable(row: UnreadableRow, words: ReplyWords, event: string): string {
  const subject = words.subject({ name: '', event, file: chatText(row.file) });
  return `${words.unread(subject, chatText(words.why(row)))}\n${words.instead[row.code]}`;
}

/**
 * A message to the player of a row, to paste into a chat or mail: plain text without markup, lines
 * broken by "\n". Says what is wrong with its rule and source, remarks after it, or that all is well.
 * What the rules say is in the language in which the row was checked.
 */
export function replyTo(row: DeskRow, words: ReplyWords, eventName = ''): string {
  const event = chatText(eventName);
  return isList(row) ? replyToList(row, words, event) : replyToUnreadable(row, words, event);
}
