import type { Metadata } from 'next';
import { Suspense } from 'react';
import { BenchSkeleton } from '@/components/builder/bench-skeleton';
import { BuilderPage } from '@/components/builder/builder-page';

export const metadata: Metadata = { title: 'List' };

/** The face beside those of every page that is wanted before the first row is drawn, at any width. */
const preloaded = [
  new URL(
    '@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2',
    import.meta.url,
  ).href,
];

export default function ListPage() {
  return (
    <>
      {preloaded.map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      <Suspense fallback={<BenchSkeleton />}>
        <BuilderPage />
      </Suspense>
    </>
  );
}
