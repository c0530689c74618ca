import type { DeskRow, DeskVerdict } from './row';

export const deskColumns = [
  'file',
  'player',
  'list',
  'ruleset',
  'nation',
  'points',
  'cap',
  'models',
  'verdict',
  'findings',
  'data',
] as const;
export type DeskColumn = (typeof deskColumns)[number];

export interface Arrangement {
  /** Absent = as they came. */
  readonly sort?: { readonly by: DeskColumn; readonly down: boolean };
  /** Only these; absent = all. */
  readonly verdicts?: ReadonlySet<DeskVerdict>;
  /** Words that a row must have somewhere; case and accents do not matter. */
  readonly query?: string;
  /** Only rows with a finding of this rule. */
  readonly rule?: string;
}

/** The rows that are asked for, in the order that is asked for; what is equal stays as it came. */
export function arrangeRows(rows: readonly DeskRow[], how: Arrangement): readonly DeskRow[] {
  void how;
  return rows;
}

/** How many rows there are of each verdict. */
export function countVerdicts(rows: readonly DeskRow[]): Readonly<Record<DeskVerdict, number>> {
  void rows;
  return { unreadable: 0, illegal: 0, remarks: 0, legal: 0 };
}
