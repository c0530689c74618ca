'use client';

import { useEffect, useState } from 'react';
import { cardOf, loadRuleset } from '@/data/index';
import type { Ruleset } from '@/lib/rules/ruleset';

export type LoadedRuleset =
  | { readonly state: 'loading' | 'unknown' | 'failed' }
  | { readonly state: 'ready'; readonly ruleset: Ruleset };

/** The ruleset with this id, once it is known which. */
export function useRuleset(id: string | undefined): LoadedRuleset {
  const [loaded, setLoaded] = useState<{ readonly id: string; readonly ruleset?: Ruleset }>();
  const isKnown = id !== undefined && cardOf(id) !== undefined;
  useEffect(() => {
    if (!isKnown) return;
    let isGone = false;
    loadRuleset(id).then(
      (ruleset) => {
        if (!isGone) setLoaded({ id, ruleset });
      },
      () => {
        if (!isGone) setLoaded({ id });
      },
    );
    return () => {
      isGone = true;
    };
  }, [id, isKnown]);
  if (id === undefined) return { state: 'loading' };
  if (!isKnown) return { state: 'unknown' };
  if (loaded?.id !== id) return { state: 'loading' };
  return loaded.ruleset ? { state: 'ready', ruleset: loaded.ruleset } : { state: 'failed' };
}
