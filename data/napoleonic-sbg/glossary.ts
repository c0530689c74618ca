import type { GlossaryEntry } from '@/lib/roster/glossary';
import { equipment } from './glossary/equipment';
import { guns } from './glossary/guns';
import { national } from './glossary/national';
import { play } from './glossary/play';
import { specialRules } from './glossary/special-rules';
import { tables } from './glossary/tables';
import { terms } from './glossary/terms';
import { upgrades } from './glossary/upgrades';
import { weapons } from './glossary/weapons';

/** The terms of the Napoleonic adaptation of the Strategy Battle Game, v1.2, by kind. */
export const glossary: readonly GlossaryEntry[] = [
  ...terms,
  ...play,
  ...specialRules,
  ...weapons,
  ...equipment,
  ...guns,
  ...upgrades,
  ...tables,
  ...national,
];
