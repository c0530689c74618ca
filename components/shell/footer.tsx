import Link from 'next/link';

/** What holds on every page: where lists are, and whose the rules are. */
export function Footer({ width }: { readonly width: string }) {
  return (
    <footer className={`mx-auto ${width} px-4 pb-6 text-s text-ink-2 tablet:px-6`}>
      <p className="border-t border-hair pt-3">
        Your lists stay on this device. Rules and names belong to their authors; the books are
        needed to play.{' '}
        <Link href="/about/" className="underline hover:text-ink">
          About Muster Roll
        </Link>
      </p>
    </footer>
  );
}
