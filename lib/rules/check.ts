import type { List } from '../roster/list';
import { type Fault, type Finding, identityOf } from './finding';
import type { Meter, Rule } from './rule';
import type { Ruleset } from './ruleset';
import { type View, viewList } from './view';

/** A list with everything that its rules say of it. */
export interface Checked {
  readonly view: View;
  /** In the order of the ruleset's rules. */
  readonly findings: readonly Finding[];
  /** No finding is an error. */
  readonly legal: boolean;
}

function findingOf(rule: Rule, fault: Fault): Finding {
  return {
    rule: rule.id,
    basis: fault.basis ?? rule.basis,
    severity: fault.severity ?? rule.severity,
    source: rule.source,
    subjects: fault.subjects,
    params: fault.params,
  };
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

function run(rule: Rule, view: View, into: Finding[]): void {
  const faults = rule.check(view);
  if (faults === undefined) return;
  if (isList(faults)) for (const fault of faults) into.push(findingOf(rule, fault));
  else into.push(findingOf(rule, faults));
}

/** Holds a view against every rule of its ruleset. */
export function checkView(view: View): Checked {
  const findings: Finding[] = [];
  for (const rule of view.ruleset.rules) if (!rule.onlyWhenLegal) run(rule, view, findings);
  const legal = !findings.some(({ severity }) => severity === 'error');
  if (legal)
    for (const rule of view.ruleset.rules) if (rule.onlyWhenLegal) run(rule, view, findings);
  return { view, findings, legal };
}

/** Holds a list against its ruleset. Any readable list can be checked; nothing is thrown. */
export function checkList(list: List, ruleset: Ruleset): Checked {
  return checkView(viewList(list, ruleset));
}

/** The errors of a view, by identity. */
export function errorsOf(view: View): ReadonlyMap<string, Finding> {
  const findings: Finding[] = [];
  for (const rule of view.ruleset.rules) if (rule.severity === 'error') run(rule, view, findings);
  return new Map(
    findings
      .filter(({ severity }) => severity === 'error')
      .map((finding) => [identityOf(finding), finding]),
  );
}

/** The first error that is not among these, by identity: stops there. Nothing when there is none. */
export function errorBeside(view: View, known: ReadonlyMap<string, Finding>): Finding | undefined {
  const findings: Finding[] = [];
  for (const rule of view.ruleset.rules) {
    if (rule.severity !== 'error') continue;
    run(rule, view, findings);
    if (findings.length === 0) continue;
    for (const finding of findings)
      if (finding.severity === 'error' && !known.has(identityOf(finding))) return finding;
    findings.length = 0;
  }
  return undefined;
}

/** Whether a finding of this identity stands in a view, whatever its severity there. */
export function stillStands(view: View, finding: Finding): boolean {
  const rule = ruleOf(view.ruleset, finding.rule);
  const findings: Finding[] = [];
  if (rule) run(rule, view, findings);
  return findings.some((other) => identityOf(other) === identityOf(finding));
}

export function ruleOf(ruleset: Ruleset, id: string): Rule | undefined {
  return ruleset.rules.find((rule) => rule.id === id);
}

/** The sentence of a finding: what is wrong, with its figures, and that it is a reading if it is one. */
export function describeFinding(ruleset: Ruleset, finding: Finding): string {
  const words = ruleOf(ruleset, finding.rule)?.words;
  if (!words) return finding.rule;
  const message = words.message(finding.params);
  return finding.basis === 'reading' ? `${message} ${ruleset.speech.reading}` : message;
}

/** The same in a few words, for a row. */
export function reasonOf(ruleset: Ruleset, finding: Finding): string {
  const words = ruleOf(ruleset, finding.rule)?.words;
  return words?.reason?.(finding.params) ?? words?.message(finding.params) ?? finding.rule;
}

/** What a fix that clears this rule too does besides, after "also". */
export function describeMended(ruleset: Ruleset, rule: string): string {
  return ruleOf(ruleset, rule)?.words.mends ?? ruleset.speech.mends;
}

/** All limits of a view, in the order of its rules. */
export function metersOf(view: View): readonly Meter[] {
  return view.ruleset.rules.flatMap((rule) => rule.meters?.(view) ?? []);
}
