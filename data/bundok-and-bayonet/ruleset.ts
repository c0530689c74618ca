import { nationOf, type Ruleset } from '@/lib/rules/ruleset';
import { card } from './card';
import { features } from './features';
import { figures, figureTables } from './figures';
import { organisation } from './organisation';
import { terms } from './paper';
import { toProfile } from './profile';
import { rows } from './rows';
import { rules } from './rules';
import { samples } from './samples';
import { settings } from './settings';
import { unitFigures } from './unit-figures';

/** Bundok and Bayonet, part 1: the whole of its order of battle. */
export const ruleset: Ruleset = {
  card,
  profiles: new Map(rows.map((row) => [row.id, toProfile(row)])),
  sections: [
    { id: 'infantry', name: 'Infantry' },
    { id: 'cavalry', name: 'Cavalry' },
    { id: 'artillery', name: 'Artillery and machine-guns' },
    { id: 'headquarters', name: 'Headquarters' },
    { id: 'transport', name: 'Transport' },
  ],
  arms: [
    { id: 'foot', name: 'Foot', has: ({ section }) => section === 'infantry' },
    { id: 'horse', name: 'Horse', has: ({ section }) => section === 'cavalry' },
    { id: 'guns', name: 'Guns', has: ({ section }) => section === 'artillery' },
    { id: 'command', name: 'Command', has: ({ section }) => section === 'headquarters' },
    { id: 'transport', name: 'Transport', has: ({ section }) => section === 'transport' },
  ],
  columns: [
    { id: 'figures', short: 'Figures', name: 'Figures', ofProfile: true },
    { id: 'morale', short: 'Morale', name: 'Dice of a morale check', ofProfile: true },
    { id: 'fire', short: 'Fire', name: 'Firing dice for each figure', ofProfile: true },
  ],
  settings,
  features,
  // Native allies serve beside regulars, each in groups of their own.
  lets: () => true,
  rules,
  organisation,
  figures,
  unitFigures,
  figureTables,
  tallies: () => [],
  terms,
  glossary: async () => (await import('./glossary')).glossary,
  samples,
  table: rows.map(({ id, name, composition, section, figures: size, morale }) => ({
    id,
    nation: nationOf(id),
    name,
    composition,
    section,
    figures: size,
    morale,
  })),
};
