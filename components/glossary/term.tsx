'use client';

import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { Ruleset } from '@/lib/rules/ruleset';

/** Fetched when a pointer or the focus comes near, so that it is there when it is pressed. */
const fetchPopover = () => import('./term-popover');
const TermPopover = lazy(async () => ({ default: (await fetchPopover()).TermPopover }));

/**
 * The name of a rule, weapon or thing, as a button that explains it in a popover (on a phone, a
 * sheet from the bottom). `term` is written as profiles write it; the words shown are `children`,
 * or the term itself. Inside `TermsInList` the popover also says who in the list has it.
 */
export function Term({
  ruleset,
  term,
  children,
  className = '',
}: {
  readonly ruleset: Ruleset;
  readonly term: string;
  readonly children?: ReactNode;
  readonly className?: string;
}) {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const open = anchor !== undefined;
  // The press that dismisses the popover must not open it again when it becomes a click.
  const wasOpen = useRef(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void fetchPopover()}
        onFocus={() => void fetchPopover()}
        onPointerDown={() => {
          wasOpen.current = open;
        }}
        onClick={(event) => {
          event.stopPropagation();
          setAnchor(wasOpen.current ? undefined : event.currentTarget);
          wasOpen.current = false;
        }}
        className={`-mx-[.3em] -my-1.5 cursor-help border-x-[.15em] border-y-6 border-transparent bg-clip-padding px-[.15em] underline decoration-dotted decoration-from-font underline-offset-[.2em] tablet:-my-1 tablet:border-y-4 ${
          open
            ? 'bg-accent text-on-accent no-underline forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
            : 'hover:text-ink hover:decoration-solid'
        } ${className}`}
      >
        {children ?? term}
      </button>
      {anchor && (
        <Suspense fallback={null}>
          <TermPopover
            ruleset={ruleset}
            term={term}
            anchor={anchor}
            onClose={() => setAnchor(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
