import { type GlossaryTranslations, translateGlossary } from '@/lib/roster/glossary';
import { french as speech } from '@/lib/rules/fr/speech';
import type { Ruleset, RulesetCard } from '@/lib/rules/ruleset';
import type { Telling } from '../telling';

/** What a ruleset has of its own in French. */
export interface FrenchParts<Words> {
  readonly words: Words;
  readonly card: RulesetCard;
  readonly glossary: () => Promise<GlossaryTranslations>;
  readonly inEnglish: Ruleset;
}

/** A ruleset's own French, with that which all of them share. */
export function inFrench<Words>({ glossary, ...own }: FrenchParts<Words>): Telling<Words> {
  return {
    ...own,
    speech,
    async glossary() {
      const [entries, translations] = await Promise.all([own.inEnglish.glossary(), glossary()]);
      return translateGlossary(entries, translations);
    },
  };
}
