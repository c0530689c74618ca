import type { Metadata } from 'next';
import { SealsPage } from '@/components/seals/seals-page';
import { sealsWords } from '@/components/seals/words';
import { Page } from '@/components/shell/page';
import { StorageBanner } from '@/components/shell/storage-banner';

const { title, description } = sealsWords.english;

export const metadata: Metadata = { title, description };

export default function Seals() {
  return (
    <>
      <StorageBanner />
      <Page>
        <SealsPage />
      </Page>
    </>
  );
}
