import type { GlossaryTranslations } from '@/lib/roster/glossary';
import { equipment } from './terms/equipment';
import { gunTables } from './terms/gun-tables';
import { guns } from './terms/guns';
import { national } from './terms/national';
import { play } from './terms/play';
import { profileTerms } from './terms/profile-terms';
import { specialRules } from './terms/special-rules';
import { tables } from './terms/tables';
import { upgrades } from './terms/upgrades';
import { weapons } from './terms/weapons';

/** The glossary of the Napoleonic SBG adaptation in French, by the ids of its entries. */
export const frenchGlossary: GlossaryTranslations = {
  ...profileTerms,
  ...play,
  ...specialRules,
  ...weapons,
  ...equipment,
  ...guns,
  ...upgrades,
  ...tables,
  ...gunTables,
  ...national,
};
