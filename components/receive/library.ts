import { knownRulesets, loadCatalogues, loadRuleset } from '@/data/index';
import type { Language } from '@/lib/roster/language';
import type { Library } from '@/lib/share/read-input';

/**
 * What reading lists takes, of this site. What is read is the same in every language; the rulesets
 * speak the one that is asked for. A worker hears from its page which that is.
 */
export function libraryIn(language: Language): Library {
  return {
    known: knownRulesets,
    catalogues: loadCatalogues,
    load: (id) => loadRuleset(id, language),
  };
}
