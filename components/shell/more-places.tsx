'use client';

import { useId, useRef, useState } from 'react';
import { useWords } from '../language/use-words';
import { Icon } from '../ui/icon';
import { PageLink } from '../ui/page-link';
import { placePopover } from '../ui/place-popover';
import { usePlacedAgain } from '../ui/use-placed-again';
import { currentOf, places, underMore } from './places';
import { shellWords } from './words';

/** Those that stand here somewhere, be it on a phone only. */
const here = places.filter(({ stands }) => stands !== 'phone');

/** The line under "More" where the page that we are on has no place of its own in the masthead. */
const underlined: Readonly<Record<string, string>> = {
  tablet: 'max-tablet:text-ink max-tablet:shadow-[inset_0_-2px_0_var(--ink)]',
  desk: 'max-desk:text-ink max-desk:shadow-[inset_0_-2px_0_var(--ink)]',
  nowhere: 'text-ink shadow-[inset_0_-2px_0_var(--ink)]',
};

/**
 * The places that have none of their own in the masthead: links in the browser's popover, under the
 * button that opens it, closed by Escape, by a choice or by a click elsewhere.
 */
export function MorePlaces({ path, look }: { readonly path: string; readonly look: string }) {
  const words = useWords(shellWords).places;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const current = here.find((one) => currentOf(one, path) !== undefined);
  usePlacedAgain(isOpen, button, popover);

  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={isOpen}
        className={`${look} gap-0.5 ${current ? underlined[current.stands] : ''}`}
      >
        {words.more}
        <Icon name="down" className="size-4" />
      </button>
      <div
        ref={popover}
        id={id}
        popover="auto"
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open') placePopover(button.current, popover.current);
        }}
        className="fixed m-0 max-h-[70dvh] max-w-[calc(100vw-1rem)] min-w-48 overflow-y-auto border border-line shaded-ends py-1 text-ink shadow-[0_12px_32px_-12px_#0007]"
      >
        <ul>
          {here.map((one) => (
            <li key={one.href} className={underMore[one.stands]}>
              <PageLink
                href={one.href}
                aria-current={currentOf(one, path)}
                onClick={() => popover.current?.hidePopover()}
                className="flex min-h-(--touch) items-center px-4 no-underline hover:bg-well focus-visible:bg-well aria-[current]:font-bold"
              >
                {words[one.name]}
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
