'use client';

import { Suspense } from 'react';
import { useTitle } from '../language/use-title';
import { useWords } from '../language/use-words';
import { PageHead } from '../shell/page';
import { PrintForm } from './print-form';
import { printWords } from './words';

/** Rosters and cards of any lists. */
export function PrintPage() {
  const words = useWords(printWords);
  useTitle(words.title);
  return (
    <>
      <PageHead title={words.title}>
        <p>{words.text}</p>
      </PageHead>
      {/* The lists to print stand in the address, which is not known when the page is built. */}
      <Suspense>
        <PrintForm />
      </Suspense>
    </>
  );
}
