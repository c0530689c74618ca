import type { Store } from '@/lib/store/store';
import { useLive } from '@/lib/live/use-live';
import { languageNow } from '../language/area';
import { subscribe } from '../language/language';
import { useStore } from '@/lib/store/use-store';
import { Desk } from './desk';
import { type DeskState, emptyDesk } from './desk-state';
import { createHand } from './work/hand';

let desk: Desk | undefined;

/** The one desk of this tab: it goes on reading while another page is looked at. */
function browserDesk(store: Store): Desk {
  if (desk) return desk;
  const made = new Desk({
    store,
    hand: createHand(),
    now: () => Date.now(),
    language: languageNow,
  });
  subscribe(() => made.tellAnew());
  desk = made;
  return made;
}

/** The desk and what lies on it, live; no desk before the store is there. */
export function useDesk(): { readonly desk: Desk | undefined; readonly state: DeskState } {
  const store = useStore();
  const made = store && browserDesk(store);
  return { desk: made, state: useLive(made?.state, emptyDesk) };
}
