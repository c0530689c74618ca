'use client';

import { Suspense } from 'react';
import { useTitle } from '../language/use-title';
import { useWords } from '../language/use-words';
import { PageHead } from '../shell/page';
import { CollectionView } from './collection-view';
import { collectionWords } from './words';

/** What the player owns. */
export function CollectionPage() {
  const words = useWords(collectionWords);
  useTitle(words.title);
  return (
    <>
      <PageHead title={words.title}>
        <p>{words.help}</p>
      </PageHead>
      {/* The roster to look at stands in the address, which is not known when the page is built. */}
      <Suspense fallback={<div className="min-h-screen" />}>
        <CollectionView />
      </Suspense>
    </>
  );
}
