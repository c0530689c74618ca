import type { Metadata } from 'next';
import { CheckDesk } from '@/components/check-desk/check-desk';
import { Page } from '@/components/shell/page';
import { StorageBanner } from '@/components/shell/storage-banner';

export const metadata: Metadata = {
  title: 'Check desk',
  description: 'Check the army lists of a whole tournament at once, offline and on your own device',
};

export default function Check() {
  return (
    <>
      <StorageBanner />
      <Page measure="table">
        <CheckDesk />
      </Page>
    </>
  );
}
