'use client';

import { LanguageChoice } from '../language/language-choice';
import { useWords } from '../language/use-words';
import { shellWords } from './words';
import { PageLink } from '../ui/page-link';

/** What holds on every page: where lists are, whose the rules are, and the language. */
export function Footer({ width }: { readonly width: string }) {
  const words = useWords(shellWords);
  return (
    <footer className={`mx-auto ${width} px-4 pb-6 text-s text-ink-2 tablet:px-6`}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-hair pt-3">
        <p className="flex-1 basis-72">
          {words.foot}{' '}
          <PageLink href="/about/" className="underline hover:text-ink">
            {words.about}
          </PageLink>
        </p>
        <LanguageChoice />
      </div>
    </footer>
  );
}
