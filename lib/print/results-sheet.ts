import { countVerdicts } from '../desk/arrange';
import { groupFindings } from '../desk/by-rule';
import { type Marks, findDuplicates } from '../desk/duplicates';
import { type DeskRow, type DeskVerdict, type ListRow, isList } from '../desk/row';
import { count, joinSome } from '../rules/english';
import type { EventRules } from '../rules/event';
import type { Severity } from '../rules/finding';
import type { Ruleset } from '../rules/ruleset';
import { eventSheet } from './event-sheet';
import type { ResultsRow, ResultsSheet } from './model';
import { verdictOf } from './verdict';

/** Characters of a name that a narrow column has room for. */
const mostOfName = 90;

function shortened(text: string): string {
  const points = [...text.slice(0, 4 * mostOfName)];
  return points.length > mostOfName ? `${points.slice(0, mostOfName - 1).join('')}…` : text;
}

function playerOf({ player, file }: DeskRow): string {
  return shortened(player ?? file);
}

function pointsOf({ report: { points, cap } }: ListRow): string {
  if (points === null) return '';
  return cap === null ? String(points) : `${points} of ${cap}`;
}

/** Rules by ids that read as words: "Broken: points cap and one leader", "To agree: ...". */
function rulesToldOf({ report }: ListRow): readonly string[] {
  const rules = groupFindings(report.findings);
  const told = (head: string, severity: Severity) => {
    const of = rules.filter((one) => one.severity === severity);
    return of.length > 0
      ? [`${head}: ${joinSome(of.map(({ rule }) => rule.replaceAll('-', ' ')))}`]
      : [];
  };
  return [...told('Broken', 'error'), ...told('To agree', 'warning')];
}

/** The first by its name, the others by their number: there may be any number of them. */
function duplicatesOf(
  marks: Marks | undefined,
  byId: ReadonlyMap<string, DeskRow>,
): readonly string[] {
  const { sameList = [], samePlayer = [] } = marks ?? {};
  const first = byId.get(sameList[0] ?? '');
  const more = sameList.length > 1 ? ` and ${sameList.length - 1} more` : '';
  return [
    ...(first ? [`Same troops as ${playerOf(first)}${more}`] : []),
    ...(samePlayer.length > 0 ? [`${count(samePlayer.length + 1, 'list')} of this player`] : []),
  ];
}

function resultsRow(row: DeskRow, duplicates: readonly string[]): ResultsRow {
  const player = playerOf(row);
  if (!isList(row))
    return {
      player,
      list: '',
      nation: '',
      points: '',
      models: '',
      verdict: { mood: 'unreadable', words: 'Cannot be read' },
      reasons: row.message,
    };
  const reasons = [...rulesToldOf(row), ...duplicates];
  return {
    player,
    list: shortened(row.report.name),
    nation: row.nationName,
    points: pointsOf(row),
    models: String(row.report.models),
    verdict: verdictOf(row.report.findings),
    reasons: reasons.map((reason) => `${reason}.`).join(' '),
  };
}

const verdictWords: Readonly<Record<DeskVerdict, string>> = {
  legal: 'legal',
  remarks: 'legal with things to agree',
  illegal: 'illegal',
  unreadable: 'unreadable',
};

function summaryOf(rows: readonly DeskRow[]): string {
  const counts = countVerdicts(rows);
  const parts = (['legal', 'remarks', 'illegal', 'unreadable'] as const)
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => `${counts[verdict]} ${verdictWords[verdict]}`);
  return parts.join(', ');
}

/**
 * The rows of a desk, in the order in which they are given, as their printed sheet shows them.
 * `ruleset` is the one that the event plays, where it names one.
 */
export function resultsSheet(
  rows: readonly DeskRow[],
  event: EventRules = {},
  ruleset?: Ruleset,
): ResultsSheet {
  const marks = findDuplicates(rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const data = rows
    .filter(isList)
    .map(({ rulesetName, report }) => `${rulesetName}, roster data ${report.dataVersion}`);
  return {
    ...eventSheet(event, ruleset),
    summary: summaryOf(rows),
    data: [...new Set(data)],
    rows: rows.map((row) => resultsRow(row, duplicatesOf(marks.get(row.id), byId))),
  };
}
