'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';

/** Where this tab came in. There the focus is the browser's, and the first stop is past the masthead. */
const entrance = typeof window === 'undefined' ? undefined : window.location.href;
let hasMovedOn = false;

/** What the address points at, or the title of the page, or its main part where that is not there yet. */
function arrivalAt(main: HTMLElement): HTMLElement {
  const { hash } = window.location;
  const named = hash === '' ? null : document.getElementById(hash.slice(1));
  const arrival = named ?? document.querySelector('h1') ?? main;
  // So that scripts may lead there, and no Tab does.
  arrival.tabIndex = -1;
  return arrival;
}

/**
 * The main part of a page. Who comes from another page of the site finds the focus at the title: the
 * link or button that led here is gone or belongs to what stands above, and the router leaves the
 * focus where it was, which may be nowhere. The page itself is scrolled by the router.
 */
export function Main({ className = '', ...rest }: Omit<ComponentProps<'main'>, 'id' | 'ref'>) {
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = main.current;
    hasMovedOn ||= window.location.href !== entrance;
    // Something in the page may have taken the focus before.
    if (!element || !hasMovedOn || element.contains(document.activeElement)) return;
    arrivalAt(element).focus({ preventScroll: true });
  }, []);
  return (
    <main
      ref={main}
      id="main"
      tabIndex={-1}
      className={`focus-visible:shadow-none ${className}`}
      {...rest}
    />
  );
}
