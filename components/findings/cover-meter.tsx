import type { Meter } from '@/lib/rules/rule';
import { useWords } from '../language/use-words';
import { VerdictMark } from '../ui/verdict';
import { findingsWords } from './words';

type Row = Extract<Meter, { kind: 'cover' }>['rows'][number];

/** Who answers for what; nobody where somebody should is marked. */
export function CoverMeter({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl>
      {rows.map(({ name, by, state }, at) => (
        <div key={`${name} ${at}`} className="flex justify-between gap-4 py-1 leading-tight">
          <dt className={state === 'open' ? 'text-rubric' : 'text-ink-2'}>{name}</dt>
          <dd className="text-right font-bold">
            <Leader by={by ?? ''} state={state} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Leader({ by, state }: { readonly by: string; readonly state: Row['state'] }) {
  const { leader } = useWords(findingsWords);
  switch (state) {
    case 'own':
      return by;
    case 'lent':
      return leader.lent(by);
    case 'spare':
      return <span className="font-normal text-ink-2">{leader.spare}</span>;
    case 'open':
      return (
        <span className="inline-flex items-center gap-1 text-rubric">
          <VerdictMark mood="broken" className="size-3.5" />
          {leader.open}
        </span>
      );
    case 'unavailable':
      return (
        <span className="inline-flex items-center gap-1 text-agree">
          <VerdictMark mood="agree" className="size-3.5" />
          {leader.unavailable}
        </span>
      );
  }
}
