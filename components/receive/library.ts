import { knownRulesets, loadCatalogues, loadRuleset } from '@/data/index';
import type { Language } from '@/lib/roster/language';
import type { Library } from '@/lib/share/read-input';

/** What reading lists takes, of this site. */
export const library: Library = libraryIn('en');

/** The same with rulesets that say in a language what they find. */
export function libraryIn(language: Language): Library {
  return {
    known: knownRulesets,
    catalogues: loadCatalogues,
    load: (id) => loadRuleset(id, language),
  };
}
