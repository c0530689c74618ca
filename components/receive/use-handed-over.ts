import { useEffect, useEffectEvent, useState } from 'react';
import { dropShared, sharedId, takeLaunched, takeShared } from './handed-over';
import type { Brought } from './read-sources';

/**
 * Brings what the system or another app hands over to this page. A share is kept until `settle` is
 * called, so that a page that is loaded again still has it.
 */
export function useHandedOver(onBring: (brought: Brought) => void) {
  const [isLost, setLost] = useState(false);
  const bring = useEffectEvent(onBring);
  useEffect(() => {
    takeLaunched((brought) => bring(brought));
    const id = sharedId();
    if (id === undefined) return;
    void takeShared(id).then((brought) => (brought ? bring(brought) : setLost(true)));
  }, []);
  const settle = (): void => {
    const id = sharedId();
    if (id !== undefined) void dropShared(id);
  };
  return { isLost, settle };
}
