import { useEffect, useState, useSyncExternalStore } from 'react';
import { knownRulesets, loadCatalogues } from '@/data';
import type { List } from '@/lib/roster/list';
import type { Read } from '@/lib/roster/read-error';
import type { Reveal } from '@/lib/share/code/reveal';

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
  | {
      readonly state: 'read';
      readonly list: Read<List>;
      /** What proves that it is the list which was sealed; absent for a list that never was. */
      readonly reveal?: Read<Reveal>;
    };

interface ReadLink {
  readonly list: Read<List>;
  readonly reveal?: Read<Reveal>;
}

async function readLink(hash: string): Promise<ReadLink> {
  const [{ parseCode, revealIn }, { unpackReveal }, catalogues] = await Promise.all([
    import('@/lib/share/link'),
    import('@/lib/share/code/reveal'),
    loadCatalogues(),
  ]);
  const list = parseCode(hash, catalogues, knownRulesets);
  const bytes = revealIn(hash);
  return { list, ...(bytes && { reveal: unpackReveal(bytes) }) };
}

/** The list of the link by which the page was opened. Its code never leaves the browser. */
export function useLink(): OpenedLink & { readonly retry: () => void } {
  const hash = useSyncExternalStore(subscribe, readHash, () => undefined);
  const [read, setRead] = useState<{ readonly hash: string; readonly link?: ReadLink }>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!hash) return;
    let isGone = false;
    readLink(hash).then(
      (link) => {
        if (!isGone) setRead({ hash, link });
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
  return read.link ? { state: 'read', ...read.link, retry } : { state: 'failed', retry };
}
