import { type DeskRow, type DeskVerdict, isList } from '@/lib/desk/row';
import type { Severity } from '@/lib/rules/finding';
import type { In } from '../language/area';
import type { Mood } from '../ui/verdict';
import type { deskWords } from './words';

type Words = In<typeof deskWords>;

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

/** The order in which verdicts are counted, the best first. */
const told: readonly DeskVerdict[] = ['legal', 'remarks', 'illegal', 'unreadable'];

/** Verdicts of which there are any, in order. */
function presentVerdicts(counts: Readonly<Record<DeskVerdict, number>>): readonly DeskVerdict[] {
  return told.filter((verdict) => counts[verdict] > 0);
}

/** "40 lists: 31 legal, 4 with remarks, 4 illegal, 1 unreadable". */
export function summaryOf(counts: Readonly<Record<DeskVerdict, number>>, words: Words): string {
  const all = told.reduce((sum, verdict) => sum + counts[verdict], 0);
  const parts = presentVerdicts(counts).map((verdict) => {
    const n = counts[verdict];
    return `${words.number(n)} ${words.verdicts[verdict](n)}`;
  });
  return words.summary(all, parts);
}

export function countFindings(row: DeskRow, severity: Severity): number {
  if (!isList(row)) return 0;
  return row.report.findings.filter((finding) => finding.severity === severity).length;
}

/** What a row comes to, in a few words. */
export function describeRowVerdict(row: DeskRow, { rowVerdict: words }: Words): string {
  switch (row.verdict) {
    case 'unreadable':
      return words.unreadable;
    case 'illegal':
      return words.illegal(countFindings(row, 'error'));
    case 'remarks':
      return words.remarks(countFindings(row, 'warning'));
    case 'legal':
      return words.legal;
  }
}

/** "346 of 400", "346" without a cap, or nothing where there are no points. */
export function describePoints(
  row: DeskRow,
  words: Words,
): { readonly points: string; readonly of: string } {
  if (!isList(row) || row.report.points === null) return { points: '', of: '' };
  const { points, cap } = row.report;
  return { points: words.number(points), of: cap === null ? '' : words.table.ofCap(cap) };
}
