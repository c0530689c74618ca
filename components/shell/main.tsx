'use client';

import { type ComponentProps, useEffect, useRef } from 'react';

/** The address that has been shown last, and nothing before the first page stands. */
let shown: string | undefined;

/**
 * The main part of a page. Whoever comes here from another page of the site has the focus in it: what
 * was pressed to come here is gone, and the keyboard would begin again at the top of the window. The
 * browser itself does so for a page that it loads.
 */
export function Main({ className = '', ...rest }: ComponentProps<'main'>) {
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    const { pathname, search } = window.location;
    const here = pathname + search;
    const isArrival = shown !== undefined && shown !== here;
    shown = here;
    // What has begun by itself to ask for something keeps the focus.
    if (isArrival && !main.current?.contains(document.activeElement))
      main.current?.focus({ preventScroll: true });
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
