'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type RandomAddress, formatRandom, parseRandom } from '@/lib/quartermaster/random-address';
import { freshSeed } from '../fresh-seed';

/** What is asked, which stands in the address, so that it can be sent to somebody. It has a seed. */
export type Asked = RandomAddress & { readonly seed: string };

/** The squad of the address, which follows every change. */
export function useRandomAddress(): readonly [asked: Asked, change: (next: Asked) => void] {
  const params = useSearchParams();
  const [asked, setAsked] = useState((): Asked => {
    const { seed = freshSeed(), ...rest } = parseRandom(new URLSearchParams(params.toString()));
    return { ...rest, seed };
  });
  // Also the seed that nobody has chosen: whoever copies the address gets this very squad.
  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname + formatRandom(asked));
  }, [asked]);
  return [asked, setAsked];
}
