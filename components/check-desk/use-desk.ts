import { useSyncExternalStore } from 'react';
import { browserStore } from '@/lib/store/browser-store';
import { useLive } from '@/lib/store/use-live';
import { languageNow } from '../language/area';
import { subscribe } from '../language/language';
import { Desk } from './desk';
import { type DeskState, emptyDesk } from './desk-state';
import { createHand } from './work/hand';

let desk: Desk | undefined;

/** The one desk of this tab: it goes on reading while another page is looked at. */
function browserDesk(): Desk {
  if (desk) return desk;
  const made = new Desk({
    store: browserStore(),
    hand: createHand(),
    now: () => Date.now(),
    language: languageNow,
  });
  subscribe(() => made.tellAnew());
  desk = made;
  return made;
}

const never = () => () => undefined;

/** The desk and what lies on it, live; no desk while the page is drawn ahead. */
export function useDesk(): { readonly desk: Desk | undefined; readonly state: DeskState } {
  const made = useSyncExternalStore(never, browserDesk, () => undefined);
  return { desk: made, state: useLive(made?.state, emptyDesk) };
}
