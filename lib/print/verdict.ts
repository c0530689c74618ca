import { sentence, word } from '../rules/english';
import type { Severity } from '../rules/finding';
import type { Verdict } from './model';

/** What the findings come to, in a few words. Advice counts for nothing here. */
export function verdictOf(findings: readonly { readonly severity: Severity }[]): Verdict {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  if (errors > 0)
    return {
      mood: 'broken',
      words: `${sentence(word(errors))} ${errors === 1 ? 'rule' : 'rules'} broken`,
    };
  if (warnings > 0) return { mood: 'agree', words: `Legal, ${warnings} to agree` };
  return { mood: 'legal', words: 'Legal' };
}
