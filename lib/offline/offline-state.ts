import { type Live, LiveValue } from '../live/live';

/** How this page stands to the kept copy of the site. */
export interface OfflineState {
  /** All of the site is kept: it opens without a network. */
  readonly isReady: boolean;
  /** A newer version than this page's is kept whole, and waits to be wanted. */
  readonly hasNewer: boolean;
}

const live = new LiveValue<OfflineState>({ isReady: false, hasNewer: false });

export const offlineState: Live<OfflineState> = live;

/** Changes a part of it, and tells those who look when it is another one then. */
export function patchOffline(part: Partial<OfflineState>): void {
  const before = live.getSnapshot();
  const next = { ...before, ...part };
  if (next.isReady !== before.isReady || next.hasNewer !== before.hasNewer) live.set(next);
}
