import { useEffect } from 'react';

/**
 * The title of the page in the player's language. Pages are built with an English one, which is
 * there before any script, and which the router may write once more when it is done with the page.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    const wanted = `${title} · Muster Roll`;
    const keep = () => {
      if (document.title !== wanted) document.title = wanted;
    };
    keep();
    const watcher = new MutationObserver(keep);
    watcher.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watcher.disconnect();
  }, [title]);
}
