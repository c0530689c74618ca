import type { ReadError } from '@/lib/roster/read-error';
import { describeReadError } from '@/lib/roster/read-error';
import { count } from '@/lib/rules/english';
import type { Report, ReportedFinding } from '@/lib/share/report';
import { formatTable, printable } from '../text-table';

/** An input that could not be read. */
export interface Unreadable {
  readonly file: string;
  readonly error: ReadError;
}

export type Result = Report | Unreadable;

const head = ['File', 'List', 'Nation', 'Points', 'Models', 'Verdict'];
const figures = [3, 4];

/**
 * The results as a table, and below it what is wrong with each list. `nationName` gives the name of
 * a nation of a ruleset.
 */
export function formatForPeople(
  results: readonly Result[],
  nationName: (ruleset: string, nation: string) => string,
): string {
  const rows = results.map((result) =>
    'error' in result
      ? [printable(result.file), '', '', '', '', 'cannot be read']
      : [
          printable(result.file),
          printable(result.name) || '(no name)',
          nationName(result.ruleset, result.nation),
          pointsOf(result),
          String(result.models),
          verdictOf(result),
        ],
  );
  const details = results.flatMap((result) => {
    const lines =
      'error' in result
        ? [`${result.error.code}: ${printable(describeReadError(result.error))}`]
        : result.findings.flatMap(describe);
    const name = 'error' in result ? '' : printable(result.name);
    const title = [printable(result.file), ...(name ? [name] : [])].join(': ');
    return lines.length === 0 ? [] : [`\n${title}\n${lines.map((line) => `  ${line}\n`).join('')}`];
  });
  return formatTable([head, ...rows], figures) + details.join('');
}

function pointsOf({ points, cap }: Report): string {
  if (points === null) return '-';
  return cap === null ? `${points}, no cap` : `${points} of ${cap}`;
}

function verdictOf({ findings, legal }: Report): string {
  const number = (severity: ReportedFinding['severity']) =>
    findings.filter((finding) => finding.severity === severity).length;
  const warnings = number('warning');
  if (!legal) return `illegal: ${count(number('error'), 'error')}`;
  return warnings > 0 ? `legal: ${count(warnings, 'warning')}` : 'legal';
}

function describe({ severity, rule, message, source, fixes }: ReportedFinding) {
  return [
    `${severity} ${rule}: ${printable(message)}`,
    `    ${source}`,
    ...(fixes ?? []).map(({ label, points }) => `    fix: ${printable(label)}, ${signed(points)}`),
  ];
}

/** "+35 points", "-1 point", "0 points". */
function signed(points: number): string {
  const sign = points > 0 ? '+' : points < 0 ? '-' : '';
  return sign + count(Math.abs(points), 'point');
}
