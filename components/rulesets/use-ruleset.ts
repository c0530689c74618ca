import { useEffect, useSyncExternalStore } from 'react';
import { cardOf, loadRuleset } from '@/data';
import type { Ruleset } from '@/lib/rules/ruleset';

type Rulesets = ReadonlyMap<string, Ruleset>;

const none: Rulesets = new Map();
let loaded = none;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function load(id: string): Promise<void> {
  if (loaded.has(id) || !cardOf(id)) return;
  try {
    const ruleset = await loadRuleset(id);
    loaded = new Map(loaded).set(id, ruleset);
  } catch {
    return; // No connection: whoever needs it next tries again.
  }
  for (const listener of listeners) listener();
}

/** Every ruleset that is here by now; those with these ids are fetched, each once. */
export function useRulesets(ids: Iterable<string>): Rulesets {
  const rulesets = useSyncExternalStore(
    subscribe,
    () => loaded,
    () => none,
  );
  const key = [...new Set(ids)].sort().join(' ');
  useEffect(() => {
    for (const id of key.split(' ')) void load(id);
  }, [key]);
  return rulesets;
}

/** The ruleset with this id, once it is here. */
export function useRuleset(id: string | undefined): Ruleset | undefined {
  const rulesets = useRulesets(id === undefined ? [] : [id]);
  return id === undefined ? undefined : rulesets.get(id);
}
