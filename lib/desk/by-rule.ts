import type { Severity } from '../rules/finding';
import type { ReportedFinding } from '../share/report';
import { type DeskRow, isList } from './row';

/** All findings of one rule in one list: one line that can be opened. */
export interface RuleFindings {
  readonly rule: string;
  /** The gravest of them. */
  readonly severity: Severity;
  readonly findings: readonly ReportedFinding[];
}

/** A rule and the lists that have findings of it: "points-cap: 12 lists". */
export interface RuleCount {
  readonly rule: string;
  readonly severity: Severity;
  /** Document and section; of the first of them. */
  readonly source: string;
  /** Ids, in the order of the rows. */
  readonly rows: readonly string[];
}

const grave: readonly Severity[] = ['error', 'warning', 'advice'];

function graver(one: Severity, other: Severity): Severity {
  return grave.indexOf(one) <= grave.indexOf(other) ? one : other;
}

function byGravity(one: { severity: Severity }, other: { severity: Severity }): number {
  return grave.indexOf(one.severity) - grave.indexOf(other.severity);
}

/** Findings of a list by their rule, errors first, else in the order in which they come. */
export function groupFindings(findings: readonly ReportedFinding[]): readonly RuleFindings[] {
  const groups = new Map<string, { severity: Severity; findings: ReportedFinding[] }>();
  for (const finding of findings) {
    const { rule, severity } = finding;
    const group = groups.get(rule);
    if (group) {
      group.severity = graver(group.severity, severity);
      group.findings.push(finding);
    } else groups.set(rule, { severity, findings: [finding] });
  }
  return [...groups].map(([rule, group]) => ({ rule, ...group })).sort(byGravity);
}

/** Rules over all rows, errors first, then by how many lists have them. */
export function countRules(rows: readonly DeskRow[]): readonly RuleCount[] {
  const rules = new Map<string, { severity: Severity; source: string; rows: string[] }>();
  for (const row of rows.filter(isList))
    for (const { rule, severity, findings } of groupFindings(row.report.findings)) {
      const counted = rules.get(rule);
      if (counted) {
        counted.severity = graver(counted.severity, severity);
        counted.rows.push(row.id);
      } else rules.set(rule, { severity, source: findings[0]?.source ?? '', rows: [row.id] });
    }
  return [...rules]
    .map(([rule, counted]) => ({ rule, ...counted }))
    .sort((one, other) => byGravity(one, other) || other.rows.length - one.rows.length);
}
