import { useEffect, useState } from 'react';
import { type Kept, readKept } from '@/lib/offline/eviction';

/** What the browser keeps, as it said last; asked anew whenever `cause` changes. */
export function useKept(cause: unknown): Kept | undefined {
  const [kept, setKept] = useState<Kept>();
  useEffect(() => {
    let isGone = false;
    void readKept().then((now) => {
      if (!isGone) setKept(now);
    });
    return () => {
      isGone = true;
    };
  }, [cause]);
  return kept;
}
