'use client';

import { describeFinding } from '@/lib/rules/check';
import { type Finding, identityOf } from '@/lib/rules/finding';
import { FixList } from '../../findings/fix-list';
import { VerdictMark } from '../../ui/verdict';
import { groupSelector } from '../focus';
import { useDesk } from '../use-desk';

const grounds = {
  error: 'bg-rubric-wash shadow-[inset_3px_0_0_var(--rubric)]',
  warning: 'bg-agree-wash shadow-[inset_3px_0_0_var(--agree)]',
  advice: '',
} as const;

const moods = { error: 'broken', warning: 'agree', advice: 'advice' } as const;

/** What is wrong with a group itself, beside its head, with its ways out. */
export function GroupFindings({
  findings,
  group,
}: {
  readonly findings: readonly Finding[];
  readonly group: string;
}) {
  const { ruleset } = useDesk();
  if (findings.length === 0) return null;
  return (
    <ul>
      {findings.map((finding) => (
        <li
          key={identityOf(finding)}
          className={`-mx-3 px-3 py-2 ${grounds[finding.severity]} border-b border-hair`}
        >
          <p className="flex gap-1.5 leading-tight font-medium">
            <VerdictMark mood={moods[finding.severity]} className="mt-[.1em] size-4.5" />
            {describeFinding(ruleset, finding)}
          </p>
          <div className="max-w-112">
            <FixList finding={finding} next={[groupSelector(group)]} />
          </div>
        </li>
      ))}
    </ul>
  );
}
