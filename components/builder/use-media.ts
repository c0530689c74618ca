'use client';

import { useSyncExternalStore } from 'react';

export const wide = '(min-width: 75rem)';
export const phone = '(max-width: 47.99rem)';

interface Query {
  readonly subscribe: (changed: () => void) => () => void;
  readonly read: () => boolean;
}

const queries = new Map<string, Query>();

/** Asked of the browser once: each further question would make it lay the page out first. */
function queryFor(query: string): Query {
  const known = queries.get(query);
  if (known) return known;
  const media = window.matchMedia(query);
  let { matches } = media;
  media.addEventListener('change', (event) => {
    matches = event.matches;
  });
  const made: Query = {
    subscribe(changed) {
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    read: () => matches,
  };
  queries.set(query, made);
  return made;
}

const never: Query['subscribe'] = () => () => undefined;

/** Whether a media query holds now. Only for what is drawn in the browser. */
export function useMedia(query: string): boolean {
  const asked = typeof window === 'undefined' ? undefined : queryFor(query);
  return useSyncExternalStore(
    asked?.subscribe ?? never,
    () => asked?.read() ?? false,
    () => false,
  );
}

/** The same, for a click. */
export function holds(query: string): boolean {
  return queryFor(query).read();
}
