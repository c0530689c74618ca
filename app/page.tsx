import type { Metadata } from 'next';
import { sampleOf } from '@/components/shelf/list-facts';
import { Shelf } from '@/components/shelf/shelf';
import { Page } from '@/components/shell/page';
import { StorageBanner } from '@/components/shell/storage-banner';
import { registry } from '@/data';

export const metadata: Metadata = { title: { absolute: 'Shelf · Muster Roll' } };

const withPoints = registry.filter(({ card }) => card.points);

export default async function ShelfPage() {
  const rulesets = await Promise.all(withPoints.map(({ load }) => load.en()));
  return (
    <>
      <StorageBanner />
      <Page>
        <Shelf samples={rulesets.flatMap(sampleOf)} />
      </Page>
    </>
  );
}
