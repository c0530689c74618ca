import type { ShelfSnapshot } from './shelf';
import { unreadShelf } from './unread';
import { useLive } from './use-live';
import { useStore } from './use-store';

/** Every list, live. */
export function useShelf(): ShelfSnapshot {
  return useLive(useStore()?.shelf, unreadShelf);
}
