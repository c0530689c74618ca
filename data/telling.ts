import type { RulesetCard, Ruleset } from '@/lib/rules/ruleset';
import type { Speech } from '@/lib/rules/speech/speech';

/** All that a ruleset says in one language, of which `Words` are its own. */
export interface Telling<Words> {
  readonly speech: Speech;
  readonly words: Words;
  readonly card: RulesetCard;
  readonly glossary: Ruleset['glossary'];
  /** The English form of it; absent = this is that. */
  readonly inEnglish?: Ruleset;
}

/** What `Telling` gives to a ruleset as it is. */
export function spokenParts({
  speech,
  card,
  glossary,
  inEnglish,
}: Telling<unknown>): Pick<Ruleset, 'speech' | 'card' | 'glossary' | 'inEnglish'> {
  return { speech, card, glossary, ...(inEnglish && { inEnglish }) };
}
