import type { Metadata } from 'next';
import { OpenPage } from '@/components/receive/open-page';
import { Page } from '@/components/shell/page';
import { StorageBanner } from '@/components/shell/storage-banner';

export const metadata: Metadata = {
  title: 'Open a list',
  // Who finds it by a search has no list to open.
  robots: { index: false },
};

export default function Open() {
  return (
    <>
      <StorageBanner />
      <Page>
        <OpenPage />
      </Page>
    </>
  );
}
