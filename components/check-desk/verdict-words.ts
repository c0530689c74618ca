import { type DeskRow, type DeskVerdict, isList } from '@/lib/desk/row';
import { count } from '@/lib/rules/english';
import type { Severity } from '@/lib/rules/finding';
import type { Mood } from '../ui/verdict';

/** The sign of each verdict. */
export const moodOf: Readonly<Record<DeskVerdict, Mood>> = {
  legal: 'legal',
  remarks: 'agree',
  illegal: 'broken',
  unreadable: 'unread',
};

export const moodOfSeverity: Readonly<Record<Severity, Mood>> = {
  error: 'broken',
  warning: 'agree',
  advice: 'advice',
};

/** How a count of each verdict goes on: "31 legal". */
export const verdictNames: Readonly<Record<DeskVerdict, string>> = {
  legal: 'legal',
  remarks: 'with remarks',
  illegal: 'illegal',
  unreadable: 'unreadable',
};

/** The order in which verdicts are counted, the best first. */
const told: readonly DeskVerdict[] = ['legal', 'remarks', 'illegal', 'unreadable'];

/** Verdicts of which there are any, in order. */
function presentVerdicts(counts: Readonly<Record<DeskVerdict, number>>): readonly DeskVerdict[] {
  return told.filter((verdict) => counts[verdict] > 0);
}

/** "40 lists: 31 legal, 4 with remarks, 4 illegal, 1 unreadable". */
export function summaryOf(counts: Readonly<Record<DeskVerdict, number>>): string {
  const all = told.reduce((sum, verdict) => sum + counts[verdict], 0);
  const parts = presentVerdicts(counts).map(
    (verdict) => `${counts[verdict].toLocaleString('en-GB')} ${verdictNames[verdict]}`,
  );
  const lists = all === 1 ? '1 list' : `${all.toLocaleString('en-GB')} lists`;
  return parts.length > 0 ? `${lists}: ${parts.join(', ')}` : lists;
}

export function countFindings(row: DeskRow, severity: Severity): number {
  if (!isList(row)) return 0;
  return row.report.findings.filter((finding) => finding.severity === severity).length;
}

/** What a row comes to, in a few words. */
export function describeRowVerdict(row: DeskRow): string {
  switch (row.verdict) {
    case 'unreadable':
      return 'Not read';
    case 'illegal':
      return `${count(countFindings(row, 'error'), 'rule')} broken`;
    case 'remarks':
      return `Legal, ${countFindings(row, 'warning')} to agree`;
    case 'legal':
      return 'Legal';
  }
}

/** "346 of 400", "346, no cap", or nothing where there are no points. */
export function describePoints(row: DeskRow): { readonly points: string; readonly of: string } {
  if (!isList(row) || row.report.points === null) return { points: '', of: '' };
  const { points, cap } = row.report;
  return {
    points: points.toLocaleString('en-GB'),
    of: cap === null ? '' : `of ${cap.toLocaleString('en-GB')}`,
  };
}
