import type { Checked } from './check';
import { sentence, word } from './english';

/** What a list's findings come to: broken rules, things to agree, nothing, or nothing in it yet. */
export type Mood = 'broken' | 'agree' | 'legal' | 'advice';

export interface Verdict {
  readonly mood: Mood;
  /** "Two rules broken", "Legal, 1 to agree", "Legal". */
  readonly words: string;
}

/** The verdict on a list, in a few words: every page that shows one shows this. */
export function verdictOf({ view, findings, legal }: Checked): Verdict {
  if (view.units.length === 0 && view.strangers.length === 0)
    return { mood: 'advice', words: 'Nobody mustered yet' };
  const count = (severity: string) => findings.filter((one) => one.severity === severity).length;
  if (!legal) {
    const errors = count('error');
    const rules = errors === 1 ? 'rule' : 'rules';
    return { mood: 'broken', words: `${sentence(word(errors))} ${rules} broken` };
  }
  const warnings = count('warning');
  return warnings > 0
    ? { mood: 'agree', words: `Legal, ${warnings} to agree` }
    : { mood: 'legal', words: 'Legal' };
}
