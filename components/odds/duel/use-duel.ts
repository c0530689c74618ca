'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { type Duel, formatDuel, parseDuel } from '@/lib/odds/duel-address';

/** The duel of the address, which follows every change, so that it can be sent to somebody. */
export function useDuel(): readonly [duel: Duel, change: (next: Duel) => void] {
  const params = useSearchParams();
  const [duel, setDuel] = useState(() => parseDuel(new URLSearchParams(params.toString())));
  const change = (next: Duel) => {
    setDuel(next);
    window.history.replaceState(null, '', window.location.pathname + formatDuel(next));
  };
  return [duel, change];
}
