import type { ReactNode } from 'react';
import type { ListRecord } from '@/lib/store/record';
import type { In } from '../language/area';
import { useWords } from '../language/use-words';
import { VerdictMark } from '../ui/verdict';
import type { Standing } from './standing';
import { PageLink } from '../ui/page-link';
import { receiveWords } from './words';

/** How a list that came stands to those that are there; nothing for one that is simply new. */
export function StandingNote({ standing }: { readonly standing: Standing }) {
  const words = describe(standing, useWords(receiveWords).standing);
  if (!words) return null;
  return (
    <p className="flex gap-1.5 leading-snug text-ink-2">
      <VerdictMark mood="advice" className="mt-0.5 size-4.5" />
      <span className="min-w-0 flex-1">{words}</span>
    </p>
  );
}

/** A word of a sentence that leads to the list which it is about. */
function linkTo({ id }: ListRecord) {
  return function link(text: string) {
    return (
      <PageLink href={`/list/?id=${encodeURIComponent(id)}`} className="underline">
        {text}
      </PageLink>
    );
  };
}

function describe(standing: Standing, words: In<typeof receiveWords>['standing']): ReactNode {
  switch (standing.state) {
    case 'new':
      return standing.namesake && words.namesake(linkTo(standing.namesake));
    case 'same':
      return words.same(linkTo(standing.record));
    case 'binned':
      return words.binned;
    case 'different':
      return (
        <>
          {words.different(linkTo(standing.record))}
          {standing.newer !== 'neither' && ` ${words.newer[standing.newer]}`}
        </>
      );
    case 'twin':
      return words.twin;
  }
}
