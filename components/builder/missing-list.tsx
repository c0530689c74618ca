'use client';

import { useStore } from '@/lib/store/use-store';
import type { In } from '../language/area';
import { useWords } from '../language/use-words';
import { Main } from '../shell/main';
import { Button, ButtonLink } from '../ui/button';
import { DamagedList } from './damaged-list';
import { troubleWords } from './words/trouble';

export type WhyMissing = keyof In<typeof troubleWords>['missing'];

const again: readonly WhyMissing[] = ['unreadable', 'unknown-ruleset', 'no-ruleset'];

/** A page in the place of a list: why it is not there, and ways on. */
export function MissingList({ id, why }: { readonly id?: string; readonly why: WhyMissing }) {
  const store = useStore();
  const words = useWords(troubleWords);
  const { title, text } = words.missing[why];
  return (
    <Main className="mx-auto max-w-176 px-4 pt-12 pb-16 tablet:px-6">
      <h1 className="oxford pb-4">{title}</h1>
      <p className="mt-6">{text}</p>
      <div className="mt-6 flex flex-wrap gap-2">
        {why === 'deleted' && id !== undefined && (
          <Button look="solid" onClick={() => void store?.restore(id)}>
            {words.takeBack}
          </Button>
        )}
        {why === 'damaged' && id !== undefined && <DamagedList id={id} />}
        {again.includes(why) && (
          <Button look="solid" onClick={() => window.location.reload()}>
            {words.tryAgain}
          </Button>
        )}
        <ButtonLink href="/">{words.shelf}</ButtonLink>
        {why === 'not-found' && <ButtonLink href="/new/">{words.newList}</ButtonLink>}
      </div>
    </Main>
  );
}
