import type { Severity } from '../rules/finding';
import type { Verdict } from './model';
import type { PaperWords } from './words/paper-words';

/** What the findings come to, in a few words. Advice counts for nothing here. */
export function verdictOf(
  findings: readonly { readonly severity: Severity }[],
  { sheet }: PaperWords,
): Verdict {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  if (errors > 0) return { mood: 'broken', words: sheet.broken(errors) };
  if (warnings > 0) return { mood: 'agree', words: sheet.agree(warnings) };
  return { mood: 'legal', words: sheet.legal };
}
