import type { Metadata } from 'next';
import Link from 'next/link';

export const metadata: Metadata = { title: 'Not found' };

export default function NotFoundPage() {
  return (
    <main>
      <h1>No such page</h1>
      <Link href="/">Back to your lists</Link>
    </main>
  );
}
