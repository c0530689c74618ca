import type { Checked } from './check';
import type { Speech } from './speech/speech';

/** What the findings of a list come to. Advice counts for nothing here. */
export type Verdict =
  | { readonly mood: 'empty' }
  | { readonly mood: 'broken'; readonly errors: number }
  | { readonly mood: 'agree'; readonly warnings: number }
  | { readonly mood: 'legal' };

/** What a checked list comes to: nothing in it yet, broken rules, things to agree, or all in order. */
export function verdictOf({ view, findings }: Checked): Verdict {
  if (view.units.length === 0 && view.strangers.length === 0) return { mood: 'empty' };
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  if (errors > 0) return { mood: 'broken', errors };
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  return warnings > 0 ? { mood: 'agree', warnings } : { mood: 'legal' };
}

/** A verdict in a few words: "2 rules broken", "Legal, 1 to agree". */
export function describeVerdict(verdict: Verdict, speech: Speech): string {
  return speech.verdict(verdict);
}
