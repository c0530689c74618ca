import type { Metadata } from 'next';
import { factsOf } from '@/components/new-list/facts';
import { NewList } from '@/components/new-list/new-list';
import { Page } from '@/components/shell/page';
import { StorageBanner } from '@/components/shell/storage-banner';
import { registry } from '@/data';

export const metadata: Metadata = { title: 'New list' };

export default async function NewListPage() {
  const [first, ...others] = await Promise.all(
    registry.map(async ({ load }) => factsOf(await load.en())),
  );
  return (
    <>
      <StorageBanner />
      <Page>{first && <NewList facts={[first, ...others]} />}</Page>
    </>
  );
}
