import type { ReactNode } from 'react';
import type { ListRecord } from '@/lib/store/record';
import { VerdictMark } from '../ui/verdict';
import type { Standing } from './standing';
import { PageLink } from '../ui/page-link';

/** How a list that came stands to those that are there; nothing for one that is simply new. */
export function StandingNote({ standing }: { readonly standing: Standing }) {
  const words = wordsOf(standing);
  if (!words) return null;
  return (
    <p className="flex gap-1.5 leading-snug text-ink-2">
      <VerdictMark mood="advice" className="mt-0.5 size-4.5" />
      <span className="min-w-0 flex-1">{words}</span>
    </p>
  );
}

function Open({ record, children }: { readonly record: ListRecord; readonly children: string }) {
  return (
    <PageLink href={`/list/?id=${encodeURIComponent(record.id)}`} className="underline">
      {children}
    </PageLink>
  );
}

const newer = {
  backup: 'The backup’s is the later one.',
  present: 'Yours is the later one.',
  neither: '',
} as const;

function wordsOf(standing: Standing): ReactNode {
  switch (standing.state) {
    case 'new':
      return standing.namesake ? (
        <>
          <Open record={standing.namesake}>A list of this name</Open> is on your shelf, and differs.
          It stays as it is; this one comes beside it.
        </>
      ) : undefined;
    case 'same':
      return (
        <>
          The very same list is <Open record={standing.record}>on your shelf</Open> already.
        </>
      );
    case 'binned':
      return 'The very same list lies among your deleted ones: it is taken back.';
    case 'different':
      return (
        <>
          It differs from <Open record={standing.record}>yours</Open>, which stays as it is: this
          one comes beside it, as a copy. {newer[standing.newer]}
        </>
      );
    case 'twin':
      return 'The same list stands above.';
  }
}
