import type { Metadata } from 'next';
import { Suspense } from 'react';
import { BenchSkeleton } from '@/components/builder/bench-skeleton';
import { BuilderPage } from '@/components/builder/builder-page';

export const metadata: Metadata = { title: 'List' };

export default function ListPage() {
  return (
    <Suspense fallback={<BenchSkeleton />}>
      <BuilderPage />
    </Suspense>
  );
}
