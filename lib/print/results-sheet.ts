import { countVerdicts } from '../desk/arrange';
import { groupFindings } from '../desk/by-rule';
import { type Marks, findDuplicates } from '../desk/duplicates';
import { type DeskRow, type ListRow, isList } from '../desk/row';
import type { EventRules } from '../rules/event';
import type { Severity } from '../rules/finding';
import type { Ruleset } from '../rules/ruleset';
import { eventSheet } from './event-sheet';
import type { ResultsRow, ResultsSheet } from './model';
import { verdictOf } from './verdict';
import type { PaperWords } from './words/paper-words';

/** Characters of a name that a narrow column has room for. */
const mostOfName = 90;

function shortened(text: string): string {
  const points = [...text.slice(0, 4 * mostOfName)];
  return points.length > mostOfName ? `${points.slice(0, mostOfName - 1).join('')}…` : text;
}

function playerOf({ player, file }: DeskRow): string {
  return shortened(player ?? file);
}

function pointsOf({ report: { points, cap } }: ListRow, { results }: PaperWords): string {
  if (points === null) return '';
  return cap === null ? String(points) : results.pointsOf(points, cap);
}

/** Rules by ids that read as words: "Broken: points cap and one leader", "To agree: ...". */
function rulesToldOf({ report }: ListRow, { results }: PaperWords): readonly string[] {
  const rules = groupFindings(report.findings);
  const told = (head: string, severity: Severity) => {
    const of = rules.filter((one) => one.severity === severity);
    return of.length > 0
      ? [head + results.joinSome(of.map(({ rule }) => rule.replaceAll('-', ' ')))]
      : [];
  };
  return [...told(results.broken, 'error'), ...told(results.toAgree, 'warning')];
}

/** The first by its name, the others by their number: there may be any number of them. */
function duplicatesOf(
  marks: Marks | undefined,
  byId: ReadonlyMap<string, DeskRow>,
  { results }: PaperWords,
): readonly string[] {
  const { sameList = [], samePlayer = [] } = marks ?? {};
  const first = byId.get(sameList[0] ?? '');
  return [
    ...(first ? [results.sameTroops(playerOf(first), sameList.length - 1)] : []),
    ...(samePlayer.length > 0 ? [results.ofThisPlayer(samePlayer.length + 1)] : []),
  ];
}

function resultsRow(row: DeskRow, duplicates: readonly string[], words: PaperWords): ResultsRow {
  const player = playerOf(row);
  if (!isList(row))
    return {
      player,
      list: '',
      nation: '',
      points: '',
      models: '',
      verdict: { mood: 'unreadable', words: words.results.unreadable },
      reasons: words.results.whyUnread(row),
    };
  const reasons = [...rulesToldOf(row, words), ...duplicates];
  return {
    player,
    list: shortened(row.report.name),
    nation: row.nationName,
    points: pointsOf(row, words),
    models: String(row.report.models),
    verdict: verdictOf(row.report.findings, words),
    reasons: reasons.map((reason) => `${reason}.`).join(' '),
  };
}

function summaryOf(rows: readonly DeskRow[], { results }: PaperWords): string {
  const counts = countVerdicts(rows);
  const parts = (['legal', 'remarks', 'illegal', 'unreadable'] as const)
    .filter((verdict) => counts[verdict] > 0)
    .map((verdict) => results.verdicts[verdict](counts[verdict]));
  return parts.join(', ');
}

/**
 * The rows of a desk, in the order in which they are given, as their printed sheet shows them.
 * `ruleset` is the one that the event plays, where it names one.
 */
export function resultsSheet(
  rows: readonly DeskRow[],
  event: EventRules,
  words: PaperWords,
  ruleset?: Ruleset,
): ResultsSheet {
  const marks = findDuplicates(rows);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const data = rows
    .filter(isList)
    .map(({ rulesetName, report }) => words.document.data(rulesetName, report.dataVersion));
  return {
    ...eventSheet(event, words, ruleset),
    summary: summaryOf(rows, words),
    data: [...new Set(data)],
    rows: rows.map((row) => resultsRow(row, duplicatesOf(marks.get(row.id), byId, words), words)),
  };
}
