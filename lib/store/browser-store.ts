import { askToKeep } from '../offline/eviction';
import { openDexieBackend } from './dexie-backend';
import { rememberLists } from './presence';
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

/** The one store of this tab, opened when it is first asked for. Only in a browser. */
export function browserStore(): Store {
  store ??= openStore({
    now: () => Date.now(),
    newId: randomId,
    storage: localStorageIfAny(),
    openBackend: openDexieBackend,
    onCreated: () => {
      rememberLists(true);
      void askToKeep(Date.now());
    },
  });
  return store;
}
