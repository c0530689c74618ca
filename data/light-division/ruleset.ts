import type { Ruleset } from '@/lib/rules/ruleset';
import { card } from './card';
import { features } from './features';
import { figures, figureTables } from './figures';
import { organisation } from './organisation';
import { itemLine, tallies, terms } from './paper';
import { toProfile } from './profile';
import { roster } from './roster';
import { rules } from './rules';
import { samples } from './samples';
import { settings } from './settings';
import { skirmishes } from './tables';
import { unitFigures } from './unit-figures';

/** Light Division, the whole of it. */
export const ruleset: Ruleset = {
  card,
  profiles: new Map(roster.map((row) => [row.id, toProfile(row)])),
  sections: [
    { id: 'infantry', name: 'Infantry' },
    { id: 'cavalry', name: 'Cavalry' },
    { id: 'artillery', name: 'Artillery' },
    { id: 'command', name: 'Commanders' },
  ],
  arms: [
    { id: 'infantry', name: 'Infantry', has: ({ traits }) => traits.has('infantry') },
    { id: 'cavalry', name: 'Cavalry', has: ({ traits }) => traits.has('cavalry') },
    { id: 'light', name: 'Skirmishers', has: skirmishes },
    { id: 'artillery', name: 'Artillery', has: ({ traits }) => traits.has('artillery') },
  ],
  columns: [
    { id: 'road', short: 'Road', name: 'Road column, or limbered' },
    { id: 'column', short: 'Col.', name: 'Attack column' },
    { id: 'line', short: 'Line', name: 'Line, or unlimbered' },
    { id: 'skirmish', short: 'Skir.', name: 'Skirmish order' },
    { id: 'short', short: 'Short', name: 'Short range, or canister' },
    { id: 'long', short: 'Long', name: 'Long range, or ball and shell' },
  ],
  settings,
  features,
  lets: () => true,
  rules,
  organisation,
  figures,
  figureTables,
  unitFigures,
  tallies,
  itemLine,
  terms,
  glossary: async () => (await import('./glossary')).glossary,
  samples,
  table: roster,
};
