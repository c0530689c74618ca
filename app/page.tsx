import type { Metadata } from 'next';
import { Shelf } from '@/components/shelf/shelf';
import { Page } from '@/components/shell/page';
import { StorageBanner } from '@/components/shell/storage-banner';

export const metadata: Metadata = { title: { absolute: 'Shelf · Muster Roll' } };

export default function ShelfPage() {
  return (
    <>
      <StorageBanner />
      <Page>
        <Shelf />
      </Page>
    </>
  );
}
