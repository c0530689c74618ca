import type { Checked } from '@/lib/rules/check';
import { describeVerdict, verdictOf } from '@/lib/rules/verdict';
import { Verdict } from '../ui/verdict';

/** What a list comes to, mark and words. */
export function VerdictWords({ checked }: { readonly checked: Checked }) {
  const verdict = verdictOf(checked);
  return (
    <Verdict mood={verdict.mood === 'empty' ? 'advice' : verdict.mood}>
      {describeVerdict(verdict, checked.view.ruleset.speech)}
    </Verdict>
  );
}
