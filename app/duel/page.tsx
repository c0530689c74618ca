import type { Metadata } from 'next';
import { DuelPage } from '@/components/odds/duel/duel-page';
import { oddsWords } from '@/components/odds/words';
import { Page } from '@/components/shell/page';
import { StorageBanner } from '@/components/shell/storage-banner';

const { title, description } = oddsWords.english;

export const metadata: Metadata = { title, description };

export default function Duel() {
  return (
    <>
      <StorageBanner />
      <Page>
        <DuelPage />
      </Page>
    </>
  );
}
