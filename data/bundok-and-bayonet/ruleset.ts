import { english as speech } from '@/lib/rules/en/speech';
import { assemble } from './assemble';
import { card } from './card';
import { english } from './words';

/** Bundok and Bayonet, part 1: the whole of its order of battle, in English. */
export const ruleset = assemble({
  speech,
  words: english,
  card,
  glossary: async () => (await import('./glossary')).glossary,
});
