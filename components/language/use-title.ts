import { useEffect } from 'react';

/**
 * The title of the page in the player's language. Pages are built with an English one, which is
 * there before any script; on coming from another page the effect runs after it is set.
 */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Muster Roll`;
  }, [title]);
}
