import type { StoreStatus } from './store';
import { useLive } from './use-live';
import { useStore } from './use-store';

const opening: StoreStatus = { state: 'opening' };

/** Whether lists are safe here, live. */
export function useStatus(): StoreStatus {
  return useLive(useStore()?.status, opening);
}
