'use client';

import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { knownRulesets } from '@/data';

/** Whose roster is looked at. */
export interface Place {
  readonly ruleset: string;
  readonly nation: string;
}

/** A place that there is: ids of an address may be anything. */
function placeOf(ruleset: string | null, nation: string | null): Place {
  const card = knownRulesets.find(({ id }) => id === ruleset) ?? knownRulesets[0];
  const of = card?.nations.find(({ id }) => id === nation) ?? card?.nations[0];
  return { ruleset: card?.id ?? '', nation: of?.id ?? '' };
}

/** The roster of the address, which follows every change: one comes back to where one was. */
export function usePlace(): readonly [
  place: Place,
  go: (ruleset: string, nation?: string) => void,
] {
  const params = useSearchParams();
  const [place, setPlace] = useState(() => placeOf(params.get('ruleset'), params.get('nation')));
  const go = (ruleset: string, nation?: string) => {
    const next = placeOf(ruleset, nation ?? null);
    setPlace(next);
    const query = new URLSearchParams({ ...next }).toString();
    window.history.replaceState(null, '', `${window.location.pathname}?${query}`);
  };
  return [place, go];
}
