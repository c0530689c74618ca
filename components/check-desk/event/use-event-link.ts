import { useEffect, useEffectEvent } from 'react';
import { readEvent } from '@/lib/desk/read-event';
import { languageNow, wordsOf } from '../../language/area';
import { libraryIn } from '../../receive/library';
import type { Desk } from '../desk';
import { eventWords } from './words';

/** Whether what stands behind the `#` of the address is meant as the rules of an event. */
function isEventHash(hash: string): boolean {
  return /^#e=/.test(hash);
}

/**
 * Offers the rules of the link by which the page was opened. They are taken out of the address at
 * once, so that a reload does not ask again.
 */
export function useEventLink(desk: Desk): void {
  const look = useEffectEvent(async () => {
    const { hash, pathname, search } = window.location;
    if (!isEventHash(hash)) return;
    window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    const { theLink, notLoaded } = wordsOf(eventWords).offer;
    const offer = (read: Awaited<ReturnType<typeof readEvent>>) =>
      desk.offer({ file: theLink, read });
    try {
      offer(await readEvent(hash, libraryIn(languageNow())));
    } catch {
      offer({
        ok: false,
        error: { code: 'not-an-event', detail: notLoaded },
      });
    }
  });
  useEffect(() => {
    void look();
    const listener = () => void look();
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);
}
