import { translateGlossary } from '@/lib/roster/glossary';
import { french as speech } from '@/lib/rules/fr/speech';
import { assemble } from '../assemble';
import { ruleset as english } from '../ruleset';
import { card } from './card';
import { french } from './words';

/** Song of Drums and Shakos in French. */
export const ruleset = assemble({
  speech,
  words: french,
  card,
  async glossary() {
    const [entries, { frenchGlossary }] = await Promise.all([
      english.glossary(),
      import('./glossary'),
    ]);
    return translateGlossary(entries, frenchGlossary);
  },
  inEnglish: english,
});
