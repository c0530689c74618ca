export type Severity = 'error' | 'warning' | 'advice';

/** `rule` = printed in the source; `reading` = ours, where the source is silent or unclear. */
export type Basis = 'rule' | 'reading';

/** What a finding is about; nothing = the whole list. `entry` is the index in the group. */
export interface Subject {
  readonly group?: string;
  readonly entry?: number;
  readonly option?: string;
}

/** A figure or name that the wording of a finding uses: plain data, so that findings travel. */
export type Param =
  string | number | boolean | null | readonly Param[] | { readonly [name: string]: Param };
export type Params = Readonly<Record<string, Param>>;

/** What a rule reports: where and with which figures. The rule itself adds the rest. */
export interface Fault<P extends Params = Params> {
  readonly subjects: readonly Subject[];
  readonly params: P;
  /** When it differs from the rule's own. */
  readonly severity?: Severity;
  readonly basis?: Basis;
}

/** One broken rule of a list, as data; `describeFinding` words it. */
export interface Finding {
  readonly rule: string;
  readonly basis: Basis;
  readonly severity: Severity;
  readonly source: string;
  readonly subjects: readonly Subject[];
  readonly params: Params;
}

/**
 * What makes two findings the same: the rule, and the group for rules that look at each group.
 * A list has at most one finding with a given identity.
 */
export function identityOf(finding: Finding): string {
  const group = finding.params['ofGroup'];
  return typeof group === 'string' ? `${finding.rule}@${group}` : finding.rule;
}
