import { knownRulesets, loadCatalogues, loadRuleset } from '@/data/index';
import type { Library } from '@/lib/share/read-input';

/** What reading lists takes, of this site. */
export const library: Library = {
  known: knownRulesets,
  catalogues: loadCatalogues,
  load: loadRuleset,
};
