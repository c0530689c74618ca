import type { Severity } from '../rules/finding';
import type { ReportedFinding } from '../share/report';
import type { DeskRow } from './row';

/** All findings of one rule in one list: one line that can be opened. */
export interface RuleFindings {
  readonly rule: string;
  /** The gravest of them. */
  readonly severity: Severity;
  readonly findings: readonly ReportedFinding[];
}

/** Findings of a list by their rule, errors first, else in the order in which they come. */
export function groupFindings(findings: readonly ReportedFinding[]): readonly RuleFindings[] {
  void findings;
  return [];
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

/** Rules over all rows, errors first, then by how many lists have them. */
export function countRules(rows: readonly DeskRow[]): readonly RuleCount[] {
  void rows;
  return [];
}
