import { type CsvRow, formatCsv } from '../share/csv';
import type { Report } from '../share/report';
import { type DeskRow, isList } from './row';

/** A checked list as a line of the results: the rules that it breaks, each once. */
export function csvRowOf({
  file,
  name,
  nation,
  points,
  cap,
  models,
  legal,
  findings,
}: Report): CsvRow {
  const broken = findings.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
  return { file, name, nation, points, cap, models, legal, rules: [...new Set(broken)] };
}

/** The rows as the file that `--csv` writes (docs/list-file.md). */
export function formatResultsCsv(rows: readonly DeskRow[]): string {
  return formatCsv(
    rows.map((row) => (isList(row) ? csvRowOf(row.report) : { file: row.file, rules: [row.code] })),
  );
}
