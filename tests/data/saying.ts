import type { List } from '@/lib/roster/list';
import { checkList, describeFinding } from '@/lib/rules/check';
import type { Basis, Subject } from '@/lib/rules/finding';
import type { Ruleset } from '@/lib/rules/ruleset';

/** What one rule says of a list, of whom, and on whose authority. */
export interface Saying {
  readonly basis: Basis;
  readonly message: string;
  readonly subjects: readonly Subject[];
}

/** Everything that a rule says of a list, a finding for each group where it looks at groups. */
export function sayingsOf(ruleset: Ruleset, rule: string, list: List): readonly Saying[] {
  return checkList(list, ruleset)
    .findings.filter((finding) => finding.rule === rule)
    .map((finding) => ({
      basis: finding.basis,
      message: describeFinding(ruleset, finding),
      subjects: finding.subjects,
    }));
}

/** Entries of the first group. */
export function at(...entries: readonly number[]): readonly Subject[] {
  return entries.map((entry) => ({ group: 'main', entry }));
}
