'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { type Duel, formatDuel, parseDuel } from '@/lib/odds/duel-address';

/** The duel of the address, which follows every change, so that it can be sent to somebody. */
export function useDuel(): readonly [duel: Duel, change: (next: Duel) => void] {
  const search = useSearchParams().toString();
  const [duel, setDuel] = useState(() => parseDuel(new URLSearchParams(search)));
  const [seen, setSeen] = useState(search);
  if (search !== seen) {
    // The address follows the duel a moment later; or a link of this page led to another one.
    setSeen(search);
    const asked = parseDuel(new URLSearchParams(search));
    if (formatDuel(asked) !== formatDuel(duel)) setDuel(asked);
  }
  const change = (next: Duel) => {
    setDuel(next);
    window.history.replaceState(null, '', window.location.pathname + formatDuel(next));
  };
  return [duel, change];
}
