'use client';

import { useRef } from 'react';
import { limits } from '@/lib/roster/list';
import { useTitle } from '../language/use-title';
import { useWords } from '../language/use-words';
import { listName } from '../shell/list-name';
import { useBurst } from './use-burst';
import { useDesk } from './use-desk';
import { builderWords } from './words/builder';

/** The title of the page, which is the list's name and can be written over. */
export function ListName({ name }: { readonly name: string }) {
  const desk = useDesk();
  const words = useWords(builderWords);
  const burst = useBurst();
  const heading = useRef<HTMLHeadingElement>(null);
  const title = listName({ name });
  useTitle(title);
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className="sr-only">
        {title}
      </h1>
      <input
        aria-label={words.listName}
        value={name}
        placeholder={listName({ name: '' })}
        maxLength={limits.text}
        autoComplete="off"
        onFocus={burst.begin}
        onChange={({ target: { value } }) =>
          desk.perform([{ do: 'name', value }], {
            label: words.renameList,
            said: null,
            burst: burst.id(),
          })
        }
        onKeyDown={({ key }) => {
          // It is done, and a phone puts its keyboard away; but the focus is not lost.
          if (key === 'Enter') heading.current?.focus({ preventScroll: true });
        }}
        className="w-full truncate rounded-s bg-transparent px-1 font-display text-[1.1875rem] leading-tight font-bold tracking-[-.02em] hover:bg-well tablet:text-[1.625rem] tablet:leading-[1.1] tablet:tracking-normal desk:text-[1.875rem]"
      />
    </>
  );
}
