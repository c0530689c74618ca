import { useSyncExternalStore } from 'react';
import { browserStore } from '@/lib/store/browser-store';
import { useLive } from '@/lib/store/use-live';
import { Desk } from './desk';
import { type DeskState, emptyDesk } from './desk-state';
import { createHand } from './work/hand';

let desk: Desk | undefined;

/** The one desk of this tab: it goes on reading while another page is looked at. */
function browserDesk(): Desk {
  desk ??= new Desk({ store: browserStore(), hand: createHand(), now: () => Date.now() });
  return desk;
}

const never = () => () => undefined;

/** The desk and what lies on it, live; no desk while the page is drawn ahead. */
export function useDesk(): { readonly desk: Desk | undefined; readonly state: DeskState } {
  const made = useSyncExternalStore(never, browserDesk, () => undefined);
  return { desk: made, state: useLive(made?.state, emptyDesk) };
}
