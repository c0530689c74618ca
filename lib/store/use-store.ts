import { useSyncExternalStore } from 'react';
import type { Store } from './store';

let store: Store | undefined;
let fetching: Promise<void> | undefined;
const listeners = new Set<() => void>();

/**
 * Fetches the store, database and all, beside the code of the page, which is drawn meanwhile. No
 * click ever waits for it: there is nothing to edit before the store has read it.
 */
function fetchStore(): void {
  fetching ??= import('./browser-store').then(
    ({ browserStore }) => {
      store = browserStore();
      for (const listener of listeners) listener();
    },
    () => {
      // No connection, mostly: whoever asks next tries again, and so does a connection.
      fetching = undefined;
      window.addEventListener('online', fetchStore, { once: true });
    },
  );
}

if (typeof window !== 'undefined') fetchStore();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  fetchStore();
  return () => listeners.delete(listener);
}

/** The store of this tab, if it is there by now. */
export function openedStore(): Store | undefined {
  return store;
}

/** The store; nothing while it is fetched and where a page is drawn ahead. */
export function useStore(): Store | undefined {
  return useSyncExternalStore(subscribe, openedStore, () => undefined);
}
