import { useEffect, useSyncExternalStore } from 'react';
import { cardOf, loadRuleset } from '@/data';
import type { Language } from '@/lib/roster/language';
import type { Ruleset } from '@/lib/rules/ruleset';
import { useLanguage } from '../language/use-words';

type Rulesets = ReadonlyMap<string, Ruleset>;

interface Known {
  /** By id. One that has not come yet in the language of the page stays in another one meanwhile. */
  readonly rulesets: Rulesets;
  /** Ids of those that could not be fetched: no connection, mostly. */
  readonly failed: ReadonlySet<string>;
}

const nothing: Known = { rulesets: new Map(), failed: new Set() };
let known = nothing;
/** The language that was asked for last: what comes late in another one is not shown any more. */
let spoken: Language = 'en';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(id: string, language: Language): Promise<void> {
  spoken = language;
  if (known.rulesets.get(id)?.speech.language === language || !cardOf(id)) return;
  const failed = new Set(known.failed);
  try {
    const ruleset = await loadRuleset(id, language);
    if (language !== spoken && known.rulesets.has(id)) return;
    failed.delete(id);
    known = { rulesets: new Map(known.rulesets).set(id, ruleset), failed };
  } catch {
    // Whoever needs it next tries again.
    known = { ...known, failed: failed.add(id) };
  }
  for (const listener of listeners) listener();
}

/** Every ruleset that is here by now, and which of these could not be fetched. */
export function useRulesetsOrWhy(ids: Iterable<string>): Known {
  const language = useLanguage();
  const key = [...new Set(ids)].sort().join(' ');
  useEffect(() => {
    for (const id of key.split(' ')) void load(id, language);
  }, [key, language]);
  return useSyncExternalStore(
    subscribe,
    () => known,
    () => nothing,
  );
}

/** Every ruleset that is here by now; those with these ids are fetched, each once. */
export function useRulesets(ids: Iterable<string>): Rulesets {
  return useRulesetsOrWhy(ids).rulesets;
}

/** The ruleset with this id, once it is here; or why it does not come. */
export function useRulesetOrWhy(
  id: string | undefined,
): Ruleset | 'unknown' | 'failed' | undefined {
  const { rulesets, failed } = useRulesetsOrWhy(id === undefined ? [] : [id]);
  if (id === undefined) return undefined;
  if (!cardOf(id)) return 'unknown';
  return rulesets.get(id) ?? (failed.has(id) ? 'failed' : undefined);
}

/** The ruleset with this id, once it is here. */
export function useRuleset(id: string | undefined): Ruleset | undefined {
  const rulesets = useRulesets(id === undefined ? [] : [id]);
  return id === undefined ? undefined : rulesets.get(id);
}
