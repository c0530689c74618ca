import { applyEdits } from '../roster/edit';
import { formatDocument } from '../roster/document';
import type { List } from '../roster/list';
import { type Checked, describeFinding } from '../rules/check';
import { describeEdits } from '../rules/describe-edits';
import type { Basis, Severity, Subject } from '../rules/finding';
import { type Fix, fixFinder } from '../rules/fix';

/** A way out of a finding, with the whole list as it would be after it. */
export interface ReportedFix {
  readonly label: string;
  /** Change in points. */
  readonly points: number;
  readonly list: Readonly<Record<string, unknown>>;
}

export interface ReportedFinding {
  readonly rule: string;
  readonly basis: Basis;
  readonly severity: Severity;
  readonly message: string;
  readonly subjects: readonly Subject[];
  readonly source: string;
  readonly fixes?: readonly ReportedFix[];
  /** No fixes were looked for: those of the findings before it took all the work a list may take. */
  readonly unsought?: true;
}

/** A checked list as the command line prints it (docs/list-file.md). */
export interface Report {
  readonly file: string;
  readonly name: string;
  readonly ruleset: string;
  readonly nation: string;
  /** The cap in force; `null` = none. */
  readonly cap: number | null;
  /** `null` where the ruleset has no points. */
  readonly points: number | null;
  readonly models: number;
  readonly legal: boolean;
  readonly dataVersion: string;
  readonly findings: readonly ReportedFinding[];
}

export interface ReportOptions {
  /** They take a while to find, so they are looked for only when asked for. */
  readonly fixes?: boolean;
  /** The list as its player wrote it, which fixes change, where an event's settings stand in the checked one. */
  readonly own?: List;
}

export function reportList(
  file: string,
  checked: Checked,
  { fixes = false, own = checked.view.list }: ReportOptions = {},
): Report {
  const { view, findings, legal } = checked;
  const { list, ruleset } = view;
  const find = fixes ? fixFinder(view) : undefined;
  return {
    file,
    name: list.name,
    ruleset: list.ruleset,
    nation: list.nation,
    cap: view.cap,
    points: ruleset.card.points ? view.points : null,
    models: view.models,
    legal,
    dataVersion: ruleset.card.dataVersion,
    findings: findings.map((finding) => ({
      rule: finding.rule,
      basis: finding.basis,
      severity: finding.severity,
      message: describeFinding(ruleset, finding),
      subjects: finding.subjects,
      source: finding.source,
      ...(find && reportFixes(checked, find(finding), own)),
    })),
  };
}

function reportFixes(
  { view }: Checked,
  fixes: readonly Fix[] | undefined,
  own: List,
): Pick<ReportedFinding, 'fixes' | 'unsought'> {
  if (!fixes) return { fixes: [], unsought: true };
  return {
    fixes: fixes.map(({ edits, points }) => ({
      label: describeEdits(view, edits),
      points,
      list: formatDocument(applyEdits(own, edits).list),
    })),
  };
}
