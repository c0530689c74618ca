import type { Metadata } from 'next';
import { CollectionPage } from '@/components/collection/collection-page';
import { collectionWords } from '@/components/collection/words';
import { Page } from '@/components/shell/page';
import { StorageBanner } from '@/components/shell/storage-banner';

const { title, description } = collectionWords.english;

export const metadata: Metadata = { title, description };

export default function Collection() {
  return (
    <>
      <StorageBanner />
      <Page>
        <CollectionPage />
      </Page>
    </>
  );
}
