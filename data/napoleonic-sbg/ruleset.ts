import { english as speech } from '@/lib/rules/en/speech';
import { assemble } from './assemble';
import { card } from './card';
import { english } from './words';

/** The Napoleonic adaptation of the Strategy Battle Game, the whole of it, in English. */
export const ruleset = assemble({
  speech,
  words: english,
  card,
  glossary: async () => (await import('./glossary')).glossary,
  odds: async () => (await import('./odds/words')).english,
});
