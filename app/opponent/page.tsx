import type { Metadata } from 'next';
import { OpponentPage } from '@/components/quartermaster/opponent/opponent-page';
import { quartermasterWords } from '@/components/quartermaster/words';
import { Page } from '@/components/shell/page';
import { StorageBanner } from '@/components/shell/storage-banner';

const { title, description } = quartermasterWords.english.opponent;

export const metadata: Metadata = { title, description };

export default function Opponent() {
  return (
    <>
      <StorageBanner />
      <Page>
        <OpponentPage />
      </Page>
    </>
  );
}
