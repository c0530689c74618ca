'use client';

import { useEffect, useState } from 'react';
import type { Odds } from '@/lib/odds/question';
import type { Ruleset } from '@/lib/rules/ruleset';

/** The odds of a ruleset, once they are here; `failed` when they cannot be fetched. */
export type OddsState = Odds | 'failed' | undefined;

interface Loaded {
  readonly ruleset: Ruleset;
  readonly odds: Odds | 'failed';
}

/** Fetches the odds of a ruleset; `again` tries once more after a failure. */
export function useOdds(ruleset: Ruleset | undefined): {
  readonly odds: OddsState;
  readonly again: () => void;
} {
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!ruleset?.odds) return;
    let isWanted = true;
    const tell = (odds: Odds | 'failed') => {
      if (isWanted) setLoaded({ ruleset, odds });
    };
    ruleset.odds().then(tell, () => tell('failed'));
    return () => {
      isWanted = false;
    };
  }, [ruleset, attempt]);
  return {
    odds: loaded?.ruleset === ruleset ? loaded?.odds : undefined,
    again: () => {
      setLoaded(undefined);
      setAttempt(attempt + 1);
    },
  };
}
