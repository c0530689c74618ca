import { knownRulesets } from '@/data';
import type { RulesetCard } from '@/lib/rules/ruleset';
import { area } from '../language/area';
import { useWords } from '../language/use-words';

/** What pages show of each ruleset before its rosters are loaded: it comes with a language. */
export const rulesetCards = area('rulesetCards', knownRulesets);

/** The card of a ruleset in the language of the page, if there is one with this id. */
export function useCard(id: string): RulesetCard | undefined {
  return useWords(rulesetCards).find((card) => card.id === id);
}
