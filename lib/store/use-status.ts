import { useLive } from '../live/use-live';
import type { StoreStatus } from './store';
import { useStore } from './use-store';

const opening: StoreStatus = { state: 'opening' };

/** Whether lists are safe here, live. */
export function useStatus(): StoreStatus {
  return useLive(useStore()?.status, opening);
}
