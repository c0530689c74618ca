'use client';

import { useWords } from '../language/use-words';
import { shellWords } from './words';

/** The first stop of the keyboard: past the masthead. */
export function SkipLink() {
  const words = useWords(shellWords);
  return (
    <a
      href="#main"
      className="sr-only z-50 bg-ink px-4 py-2 font-bold text-ground focus:not-sr-only focus:fixed focus:top-1 focus:left-1"
    >
      {words.skip}
    </a>
  );
}
