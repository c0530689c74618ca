import { useLive } from '../live/use-live';
import type { ShelfSnapshot } from './shelf';
import { unreadShelf } from './unread';
import { useStore } from './use-store';

/** Every list, live. */
export function useShelf(): ShelfSnapshot {
  return useLive(useStore()?.shelf, unreadShelf);
}
