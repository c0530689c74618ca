import { english as speech } from '@/lib/rules/en/speech';
import { assemble } from './assemble';
import { card } from './card';
import { english } from './words';

/** Song of Drums and Shakos, the whole of it, in English. */
export const ruleset = assemble({
  speech,
  words: english,
  card,
  glossary: async () => (await import('./glossary')).glossary,
  odds: async () => (await import('./odds/words')).english,
});
