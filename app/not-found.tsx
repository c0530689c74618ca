import type { Metadata } from 'next';
import { Page, PageHead } from '@/components/shell/page';
import { ButtonLink } from '@/components/ui/button';

export const metadata: Metadata = { title: 'No such page' };

export default function NotFoundPage() {
  return (
    <Page>
      <PageHead title="No such page">
        <p>Nothing has been mustered at this address.</p>
      </PageHead>
      <ButtonLink href="/" look="solid">
        To your shelf
      </ButtonLink>
    </Page>
  );
}
