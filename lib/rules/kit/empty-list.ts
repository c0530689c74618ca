import type { Rule } from '../rule';
import type { KitWords } from '../speech/kit-words';
import { adding, profilesAtHand } from './pick';

/** A list puts at least one model (or unit, as the ruleset says) on the table. */
export function emptyList(
  kit: KitWords,
  { source, what }: { readonly source: string; readonly what: string },
): Rule {
  return {
    id: 'empty-list',
    basis: 'rule',
    severity: 'error',
    source,
    check: (view) => (view.units.length === 0 ? { subjects: [], params: {} } : undefined),
    bounds: () => [{ kind: 'at-least', which: () => true, min: 1 }],
    *propose(view) {
      for (const profile of profilesAtHand(view, () => true)) yield adding(view, profile);
    },
    words: kit.emptyList(what),
  };
}
