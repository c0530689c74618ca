import { useEffect, useState } from 'react';
import { useStore } from '@/lib/store/use-store';

/** Whether something is kept beside lists, which a backup would have. Looked at once it is asked. */
export function useHasBeside(isAsked: boolean): boolean {
  const store = useStore();
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!isAsked || !store) return;
    let isGone = false;
    store.latestBeside().then(
      ({ games, seals, collection }) => {
        if (!isGone) setHas(games.length + seals.length + collection.size > 0);
      },
      // What cannot be read is said where it is looked for.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isAsked, store]);
  return has;
}
