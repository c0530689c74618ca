import type { GlossaryTranslations } from '@/lib/roster/glossary';
import { army } from './terms/army';
import { play } from './terms/play';
import { tables } from './terms/tables';
import { weapons } from './terms/weapons';

/** The glossary of Bundok and Bayonet in French, by the ids of its entries. */
export const frenchGlossary: GlossaryTranslations = {
  ...army,
  ...play,
  ...weapons,
  ...tables,
};
