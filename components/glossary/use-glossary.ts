import { useEffect, useState } from 'react';
import type { GlossaryEntry } from '@/lib/roster/glossary';
import type { Ruleset } from '@/lib/rules/ruleset';

export type Glossary =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly entries: readonly GlossaryEntry[] };

const loading: Glossary = { state: 'loading' };

/** What was loaded, so that the next term opens in the same frame. */
const known = new WeakMap<Ruleset, Glossary>();

/** The glossary of a ruleset, loaded when it is first asked for. */
export function useGlossary(ruleset: Ruleset | undefined): Glossary {
  const [failed, setFailed] = useState<Ruleset>();
  const [, redraw] = useState(0);
  useEffect(() => {
    if (!ruleset || known.has(ruleset)) return;
    let isGone = false;
    ruleset.glossary().then(
      (entries) => {
        known.set(ruleset, { state: 'ready', entries });
        if (!isGone) redraw((n) => n + 1);
      },
      () => {
        if (!isGone) setFailed(ruleset);
      },
    );
    return () => {
      isGone = true;
    };
  }, [ruleset]);
  if (!ruleset) return loading;
  return known.get(ruleset) ?? (failed === ruleset ? { state: 'failed' } : loading);
}
