'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { type RandomAddress, formatRandom, parseRandom } from '@/lib/quartermaster/random-address';
import { freshSeed } from '../fresh-seed';

/** What is asked, which stands in the address, so that it can be sent to somebody. It has a seed. */
export type Asked = RandomAddress & { readonly seed: string };

interface Read {
  readonly asked: Asked;
  /** A cap that is none, as the address has it. */
  readonly wrongCap?: string;
}

function read(params: URLSearchParams): Read {
  const { seed = freshSeed(), ...rest } = parseRandom(params);
  const cap = params.get('cap');
  const asked = { ...rest, seed };
  return cap !== null && rest.cap === undefined ? { asked, wrongCap: cap } : { asked };
}

/** What the address asks for, until something else is asked for. */
export function useAsked(): readonly [read: Read, ask: (next: Asked) => void] {
  const params = useSearchParams();
  const [now, setNow] = useState(() => read(new URLSearchParams(params.toString())));
  return [now, (asked) => setNow({ asked })];
}

/** Keeps the address at what is drawn: whoever copies it gets this very squad. */
export function useAddress(drawn: RandomAddress): void {
  const query = formatRandom(drawn);
  useEffect(() => {
    window.history.replaceState(null, '', window.location.pathname + query);
  }, [query]);
}
