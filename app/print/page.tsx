import type { Metadata } from 'next';
import { PrintPage } from '@/components/print/print-page';
import { Page } from '@/components/shell/page';
import { StorageBanner } from '@/components/shell/storage-banner';

export const metadata: Metadata = { title: 'Print' };

export default function Print() {
  return (
    <>
      <StorageBanner />
      <Page>
        <PrintPage />
      </Page>
    </>
  );
}
