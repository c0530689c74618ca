import type { GlossaryTranslations } from '@/lib/roster/glossary';
import { combat } from './terms/combat';
import { fire } from './terms/fire';
import { modifiers } from './terms/modifiers';
import { national } from './terms/national';
import { results } from './terms/results';
import { tables } from './terms/tables';
import { turn } from './terms/turn';
import { units } from './terms/units';

/** The glossary of the fast play rules in French, by the ids of its entries. */
export const frenchGlossary: GlossaryTranslations = {
  ...units,
  ...turn,
  ...fire,
  ...combat,
  ...tables,
  ...modifiers,
  ...results,
  ...national,
};
