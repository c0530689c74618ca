import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The code of a link by which the page was opened, as it stands there; empty without one. */
export function useGivenCode(): string {
  const read = () => /^#k=([0-9A-Za-z-]+)$/.exec(window.location.hash)?.[1] ?? '';
  return useSyncExternalStore(subscribe, read, () => '');
}
