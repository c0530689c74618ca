import { useSyncExternalStore } from 'react';
import { browserStore } from './browser-store';
import type { Store } from './store';

const never = () => () => undefined;

/** The store; nothing while a page is drawn ahead or has just woken up. */
export function useStore(): Store | undefined {
  return useSyncExternalStore(never, browserStore, () => undefined);
}
