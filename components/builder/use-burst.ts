'use client';

import { useRef } from 'react';
import { randomId } from '@/lib/store/random-id';

/**
 * What is typed into a field without leaving it is one step to undo, though each keystroke is stored
 * at once: `id` names the burst, `begin` starts another with the next visit.
 */
export function useBurst() {
  const current = useRef<string>(undefined);
  return {
    begin: () => {
      current.current = randomId();
    },
    id: () => (current.current ??= randomId()),
  };
}
