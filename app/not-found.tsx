import type { Metadata } from 'next';
import { MissingPage } from '@/components/shell/missing-page';

export const metadata: Metadata = { title: 'No such page' };

export default function NotFoundPage() {
  return <MissingPage />;
}
