import { inFrench } from '../../fr/telling';
import { assemble } from '../assemble';
import { ruleset as inEnglish } from '../ruleset';
import { card } from './card';
import { french as words } from './words';

/** Song of Drums and Shakos in French. */
export const ruleset = assemble({
  ...inFrench({
    words,
    card,
    glossary: async () => (await import('./glossary')).frenchGlossary,
    inEnglish,
  }),
  odds: async () => (await import('./odds')).french,
});
