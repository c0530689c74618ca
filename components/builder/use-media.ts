'use client';

import { useCallback, useSyncExternalStore } from 'react';

export const wide = '(min-width: 75rem)';
export const phone = '(max-width: 47.99rem)';

/** Whether a media query holds now. Only for what is drawn in the browser. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = window.matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
