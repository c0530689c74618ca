'use client';

import { Suspense } from 'react';
import { useTitle } from '../../language/use-title';
import { useWords } from '../../language/use-words';
import { PageHead } from '../../shell/page';
import { quartermasterWords } from '../words';
import { Opponent } from './opponent';

/** A squad by chance, for a game alone. */
export function OpponentPage() {
  const words = useWords(quartermasterWords).opponent;
  useTitle(words.title);
  return (
    <>
      <PageHead title={words.title}>
        <p>{words.text}</p>
      </PageHead>
      {/* What is asked stands in the address, which is not known when the page is built. */}
      <Suspense fallback={<div className="min-h-screen" />}>
        <Opponent />
      </Suspense>
    </>
  );
}
