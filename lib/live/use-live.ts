import { useSyncExternalStore } from 'react';
import type { Live } from './live';

const never = () => () => undefined;

/** A live value, or `otherwise` while there is none and where a page is drawn ahead. */
export function useLive<T>(live: Live<T> | undefined, otherwise: T): T {
  const initial = () => otherwise;
  return useSyncExternalStore(live?.subscribe ?? never, live?.getSnapshot ?? initial, initial);
}
