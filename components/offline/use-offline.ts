import { type OfflineState, offlineState } from '@/lib/offline/offline-state';
import { useLive } from '@/lib/live/use-live';

const unknown: OfflineState = { isReady: false, hasNewer: false };

/** How this page stands to the kept copy of the site, live. */
export function useOffline(): OfflineState {
  return useLive(offlineState, unknown);
}
