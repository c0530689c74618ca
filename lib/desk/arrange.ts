import { hasWords, searchable } from '../roster/search-text';
import {
  type DeskRow,
  type DeskVerdict,
  type ListRow,
  type UnreadableRow,
  countingFindings,
  deskVerdicts,
  isList,
} from './row';

/** What rows can be sorted by. */
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
  /** Why an input could not be read, as the screen says it; absent = as the row does, in English. */
  readonly why?: (row: UnreadableRow) => string;
  /** Only rows with a finding of this rule. */
  readonly rule?: string;
}

/** What a row has in a column; nothing for what it has not. */
type Cell = string | number | undefined;

const ofList: Readonly<
  Record<Exclude<DeskColumn, 'file' | 'player' | 'verdict'>, (row: ListRow) => Cell>
> = {
  list: ({ report }) => report.name.trim() || undefined,
  ruleset: ({ rulesetName }) => rulesetName,
  nation: ({ nationName }) => nationName,
  points: ({ report }) => report.points ?? undefined,
  // No cap is above every cap.
  cap: ({ report }) => report.cap ?? (report.points === null ? undefined : Infinity),
  models: ({ report }) => report.models,
  findings: (row) => countingFindings(row).length,
  data: ({ report }) => report.dataVersion,
};

function cellOf(row: DeskRow, column: DeskColumn): Cell {
  switch (column) {
    case 'file':
      return row.file;
    case 'player':
      return row.player;
    case 'verdict':
      return deskVerdicts.indexOf(row.verdict);
    default:
      return isList(row) ? ofList[column](row) : undefined;
  }
}

/** Numbers in names by their value ("list 9" before "list 10"), letters without case and accents. */
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number')
    return one < other ? -1 : one > other ? 1 : 0;
  return collator.compare(String(one), String(other));
}

/** Rows that have nothing in the column come last, up or down. */
function sortRows(rows: readonly DeskRow[], by: DeskColumn, down: boolean): readonly DeskRow[] {
  return rows
    .map((row) => ({ row, cell: cellOf(row, by) }))
    .sort((one, other) => {
      if (one.cell === undefined || other.cell === undefined)
        return Number(one.cell === undefined) - Number(other.cell === undefined);
      return down ? compare(other.cell, one.cell) : compare(one.cell, other.cell);
    })
    .map(({ row }) => row);
}

function textOf(row: DeskRow, why: Arrangement['why']): string {
  const { file, player = '' } = row;
  const more = isList(row)
    ? [
        row.report.name,
        row.rulesetName,
        row.nationName,
        ...row.report.findings.flatMap(({ rule, message }) => [rule, message]),
      ]
    : [row.code, why?.(row) ?? row.message];
  return searchable([file, player, ...more].join('\n'));
}

function has(row: DeskRow, { verdicts, query = '', rule, why }: Arrangement): boolean {
  if (verdicts && !verdicts.has(row.verdict)) return false;
  if (rule !== undefined)
    if (!isList(row) || !row.report.findings.some((finding) => finding.rule === rule)) return false;
  return query.trim() === '' || hasWords(textOf(row, why), query);
}

/** The rows that are asked for, in the order that is asked for; what is equal stays as it came. */
export function arrangeRows(rows: readonly DeskRow[], how: Arrangement): readonly DeskRow[] {
  const wanted = rows.filter((row) => has(row, how));
  return how.sort ? sortRows(wanted, how.sort.by, how.sort.down) : wanted;
}

/** How many rows there are of each verdict. */
export function countVerdicts(rows: readonly DeskRow[]): Readonly<Record<DeskVerdict, number>> {
  const counts = { unreadable: 0, illegal: 0, remarks: 0, legal: 0 };
  for (const { verdict } of rows) counts[verdict] += 1;
  return counts;
}
