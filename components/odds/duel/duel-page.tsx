'use client';

import { Suspense } from 'react';
import { useTitle } from '../../language/use-title';
import { useWords } from '../../language/use-words';
import { PageHead } from '../../shell/page';
import { oddsWords } from '../words';
import { Duel } from './duel';

/** Any two profiles against each other. */
export function DuelPage() {
  const words = useWords(oddsWords);
  useTitle(words.title);
  return (
    <>
      <PageHead title={words.title}>
        <p>{words.text}</p>
      </PageHead>
      {/* The duel stands in the address, which is not known when the page is built. */}
      <Suspense fallback={<div className="min-h-screen" />}>
        <Duel />
      </Suspense>
    </>
  );
}
