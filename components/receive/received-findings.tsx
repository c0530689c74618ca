import { type Checked, describeFinding } from '@/lib/rules/check';
import { type Finding, identityOf } from '@/lib/rules/finding';
import { useWords } from '../language/use-words';
import { OwnWords } from '../ui/own-words';
import { type Mood, VerdictMark } from '../ui/verdict';
import { receiveWords } from './words';

const moodOf: Readonly<Record<Finding['severity'], Mood>> = {
  error: 'broken',
  warning: 'agree',
  advice: 'advice',
};

const order: readonly Finding['severity'][] = ['error', 'warning', 'advice'];

/** What the rules say of a list, to read: whoever made it has the buttons. */
export function ReceivedFindings({ checked: { view, findings } }: { readonly checked: Checked }) {
  const words = useWords(receiveWords).list;
  const sorted = order.flatMap((severity) => findings.filter((one) => one.severity === severity));
  if (sorted.length === 0) return null;
  return (
    <ol aria-label={words.findings} className="grid gap-3">
      {sorted.map((finding) => (
        <li key={identityOf(finding)} className="flex gap-2">
          <VerdictMark mood={moodOf[finding.severity]} className="mt-0.5 size-4.5" />
          <div className="min-w-0 flex-1 wrap-anywhere">
            <p className={`leading-tight ${finding.severity === 'advice' ? '' : 'font-bold'}`}>
              {describeFinding(view.ruleset, finding)}
            </p>
            <p className="text-s leading-tight text-ink-2 italic">
              <OwnWords>{finding.source}</OwnWords>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
