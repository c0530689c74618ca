import { askToKeep } from '../offline/eviction';
import type { OpenBackend } from './backend';
import { randomId } from './random-id';
import { type Store, openStore } from './store';

let store: Store | undefined;

/** Reading `localStorage` itself throws where site data is blocked. */
function localStorageIfAny(): Storage | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}

/** Three quarters of the store's code is the database's: a page can be drawn while it loads. */
const openBackend: OpenBackend = async (events) => {
  const { openDexieBackend } = await import('./dexie-backend');
  return openDexieBackend(events);
};

/** The one store of this tab, opened when it is first asked for. Only in a browser. */
export function browserStore(): Store {
  store ??= openStore({
    now: () => Date.now(),
    newId: randomId,
    storage: localStorageIfAny(),
    openBackend,
    onCreated: () => void askToKeep(Date.now()),
  });
  return store;
}

/** The same, if anybody has asked for it yet. */
export function openedStore(): Store | undefined {
  return store;
}
