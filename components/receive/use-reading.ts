import { useCallback, useRef, useState } from 'react';
import { type Brought, type Haul, readBrought } from './read-sources';

export type Reading =
  | { readonly state: 'idle' }
  | { readonly state: 'reading'; readonly done: number; readonly of: number }
  | { readonly state: 'read'; readonly haul: Haul }
  /** A part of the site did not load; what was brought is still there. */
  | { readonly state: 'failed'; readonly brought: Brought };

/** Reads what is brought. What comes later takes the place of what came before. */
export function useReading() {
  const [reading, setReading] = useState<Reading>({ state: 'idle' });
  const turn = useRef(0);
  const read = useCallback(async (brought: Brought): Promise<void> => {
    turn.current += 1;
    const own = turn.current;
    const isCancelled = () => turn.current !== own;
    const show = (next: Reading) => {
      if (!isCancelled()) setReading(next);
    };
    show({ state: 'reading', done: 0, of: brought.files?.length ?? 0 });
    try {
      const haul = await readBrought(
        brought,
        (done, of) => show({ state: 'reading', done, of }),
        isCancelled,
      );
      show({ state: 'read', haul });
    } catch {
      show({ state: 'failed', brought });
    }
  }, []);
  const reset = useCallback(() => {
    turn.current += 1;
    setReading({ state: 'idle' });
  }, []);
  return { reading, read, reset };
}
