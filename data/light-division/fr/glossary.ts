import type { GlossaryTranslations } from '@/lib/roster/glossary';
import { command } from './terms/command';
import { play } from './terms/play';
import { troops } from './terms/troops';
import { weapons } from './terms/weapons';

/** The glossary of Light Division in French, by the ids of its entries. */
export const frenchGlossary: GlossaryTranslations = {
  ...command,
  ...troops,
  ...weapons,
  ...play,
};
