import { type ShelfSnapshot, unreadShelf } from './shelf';
import { useLive } from './use-live';
import { useStore } from './use-store';

/** Every list, live. */
export function useShelf(): ShelfSnapshot {
  return useLive(useStore()?.shelf, unreadShelf);
}
