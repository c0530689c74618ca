import { groupFindings } from '@/lib/desk/by-rule';
import type { ListRow } from '@/lib/desk/row';
import { useWords } from '../../language/use-words';
import { OwnWords } from '../../ui/own-words';
import { Verdict, VerdictMark } from '../../ui/verdict';
import { moodOfSeverity } from '../verdict-words';
import { deskWords } from '../words';

/** What the rules say of a list, each rule once with all of its reasons and where it stands. */
export function RuleList({ row }: { readonly row: ListRow }) {
  const words = useWords(deskWords).detail;
  const groups = groupFindings(row.report.findings);
  if (groups.length === 0)
    return (
      <p>
        <Verdict mood="legal">{words.nothing}</Verdict>
      </p>
    );
  return (
    <ol aria-label={words.findings} className="grid gap-3">
      {groups.map(({ rule, severity, findings }) => (
        <li key={rule} className="flex gap-2">
          <VerdictMark mood={moodOfSeverity[severity]} className="mt-0.5 size-4.5" />
          <div className="min-w-0 flex-1 wrap-anywhere">
            {findings.map(({ message }, at) => (
              <p key={at} className={`leading-tight ${severity === 'advice' ? '' : 'font-bold'}`}>
                <OwnWords>{message}</OwnWords>
              </p>
            ))}
            <p className="text-s leading-tight text-ink-2 italic">
              <OwnWords>{findings[0]?.source ?? ''}</OwnWords>
              {findings.some(({ basis }) => basis === 'reading') && ` ${words.reading}`}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
