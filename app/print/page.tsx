import type { Metadata } from 'next';
import { Suspense } from 'react';
import { PrintForm } from '@/components/print/print-form';
import { Page, PageHead } from '@/components/shell/page';
import { StorageBanner } from '@/components/shell/storage-banner';

export const metadata: Metadata = { title: 'Print' };

export default function PrintPage() {
  return (
    <>
      <StorageBanner />
      <Page>
        <PageHead title="Print">
          <p>Rosters and unit cards as a PDF, made on your own device.</p>
        </PageHead>
        {/* The lists to print stand in the address, which is not known when the page is built. */}
        <Suspense>
          <PrintForm />
        </Suspense>
      </Page>
    </>
  );
}
