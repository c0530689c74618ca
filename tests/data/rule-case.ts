import type { List } from '@/lib/roster/list';
import { type Checked, checkList } from '@/lib/rules/check';
import type { Ruleset } from '@/lib/rules/ruleset';

/** A list and exactly what its rules say of it. */
export interface RuleCase {
  readonly name: string;
  readonly list: List;
  /** `error points-cap`, in any order; nothing else may be found. */
  readonly findings: readonly string[];
  readonly points?: number;
  readonly models?: number;
}

/** Cases by the rule that they are about. */
export type RuleCases = Readonly<Record<string, readonly RuleCase[]>>;

/** What the specification says of a rule: each severity it may have, with its basis. */
export type RuleTable = Readonly<Record<string, readonly string[]>>;

export function findingsOf({ findings }: Checked): readonly string[] {
  return findings.map(({ severity, rule }) => `${severity} ${rule}`).sort();
}

/** A case as it turned out, to be compared with what it expects. */
export function outcomeOf({ list, points, models }: RuleCase, ruleset: Ruleset) {
  const checked = checkList(list, ruleset);
  return {
    findings: findingsOf(checked),
    legal: checked.legal,
    ...(points !== undefined && { points: checked.view.points }),
    ...(models !== undefined && { models: checked.view.models }),
  };
}

export function expectedOf({ findings, points, models }: RuleCase) {
  return {
    findings: [...findings].sort(),
    legal: !findings.some((finding) => finding.startsWith('error ')),
    ...(points !== undefined && { points }),
    ...(models !== undefined && { models }),
  };
}
