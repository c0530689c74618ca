import { useEffect, useState, useSyncExternalStore } from 'react';
import { knownRulesets, loadCatalogues } from '@/data';
import type { List } from '@/lib/roster/list';
import type { Read } from '@/lib/roster/read-error';

/** What stands behind the `#` of the page's address and is meant as a list. */
let last = '';

/** Places on the page that links within it lead to. */
const ownPlaces = ['', '#', '#main'];

function readHash(): string {
  const { hash } = window.location;
  // The skip link changes it, and must not take the list away.
  if (!ownPlaces.includes(hash)) last = hash;
  return last;
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => {
    window.removeEventListener('hashchange', listener);
    last = '';
  };
}

export type OpenedLink =
  /** It is not known yet what the address says. */
  | { readonly state: 'waiting' }
  /** The address has no code. */
  | { readonly state: 'none' }
  /** What reading it takes did not load. */
  | { readonly state: 'failed' }
  | { readonly state: 'read'; readonly list: Read<List> };

async function readLink(hash: string): Promise<Read<List>> {
  const [{ parseCode }, catalogues] = await Promise.all([
    import('@/lib/share/link'),
    loadCatalogues(),
  ]);
  return parseCode(hash, catalogues, knownRulesets);
}

/** The list of the link by which the page was opened. Its code never leaves the browser. */
export function useLink(): OpenedLink & { readonly retry: () => void } {
  const hash = useSyncExternalStore(subscribe, readHash, () => undefined);
  const [read, setRead] = useState<{ readonly hash: string; readonly list?: Read<List> }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!hash) return;
    let isGone = false;
    readLink(hash).then(
      (list) => {
        if (!isGone) setRead({ hash, list });
      },
      () => {
        if (!isGone) setRead({ hash });
      },
    );
    return () => {
      isGone = true;
    };
  }, [hash, tries]);
  const retry = () => {
    setRead(undefined);
    setTries(tries + 1);
  };
  if (hash === undefined) return { state: 'waiting', retry };
  if (hash === '') return { state: 'none', retry };
  if (read?.hash !== hash) return { state: 'waiting', retry };
  return read.list ? { state: 'read', list: read.list, retry } : { state: 'failed', retry };
}
