'use client';

import { useTitle } from '../language/use-title';
import { useWords } from '../language/use-words';
import { ButtonLink } from '../ui/button';
import { Page, PageHead } from './page';
import { shellWords } from './words';

/** Nothing is at this address. */
export function MissingPage() {
  const words = useWords(shellWords).missing;
  useTitle(words.title);
  return (
    <Page>
      <PageHead title={words.title}>
        <p>{words.text}</p>
      </PageHead>
      <ButtonLink href="/" look="solid">
        {words.back}
      </ButtonLink>
    </Page>
  );
}
