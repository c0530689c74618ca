'use client';

import type { ReactNode } from 'react';
import { useWords } from '../language/use-words';
import { builderWords } from './words/builder';

/**
 * The three columns: roster, list and summary on a wide screen, each scrolling for itself; list and
 * summary on a tablet; one below the other on a phone, where the page scrolls.
 */
export function Bench({
  head,
  roster,
  list,
  summary,
}: {
  readonly head: ReactNode;
  /** Only on a wide screen. */
  readonly roster?: ReactNode;
  readonly list: ReactNode;
  readonly summary: ReactNode;
}) {
  const words = useWords(builderWords);
  return (
    <div className="tablet:flex tablet:h-[calc(100dvh-3.5rem)] tablet:min-h-120 tablet:flex-col">
      {head}
      <div className="min-h-0 flex-1 tablet:grid tablet:grid-cols-[minmax(0,1fr)_17rem] desk:grid-cols-[23rem_minmax(0,1fr)_22rem]">
        <aside
          aria-label={words.roster}
          className="hidden min-h-0 border-r border-hair desk:flex desk:flex-col"
        >
          {roster}
        </aside>
        {list}
        {summary}
      </div>
    </div>
  );
}
