import type { Metadata } from 'next';
import { PlayPage } from '@/components/play/play-page';
import { playWords } from '@/components/play/words';
import { Page } from '@/components/shell/page';
import { StorageBanner } from '@/components/shell/storage-banner';

const { title, description } = playWords.english;

export const metadata: Metadata = { title, description };

export default function Play() {
  return (
    <>
      <StorageBanner />
      <Page>
        <PlayPage />
      </Page>
    </>
  );
}
