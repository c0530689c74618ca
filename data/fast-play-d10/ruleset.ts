import type { Ruleset } from '@/lib/rules/ruleset';
import { card } from './card';
import { features } from './features';
import { figures, figureTables } from './figures';
import { terms } from './paper';
import { toProfile } from './profile';
import { rules } from './rules';
import { samples } from './samples';
import { unitFigures } from './unit-figures';
import { unitRows } from './units';

/** Every nation has every kind of unit. */
const profiles = card.nations.flatMap(({ id }) => unitRows.map((row) => toProfile(row, id)));

/** The untitled Napoleonic fast play rules, the whole of their order of battle. */
export const ruleset: Ruleset = {
  card,
  profiles: new Map(profiles.map((profile) => [profile.id, profile])),
  sections: [
    { id: 'infantry', name: 'Infantry' },
    { id: 'cavalry', name: 'Cavalry' },
    { id: 'artillery', name: 'Artillery' },
    { id: 'officers', name: 'Officers' },
  ],
  arms: [
    { id: 'foot', name: 'Foot', has: ({ section }) => section === 'infantry' },
    { id: 'horse', name: 'Horse', has: ({ section }) => section === 'cavalry' },
    { id: 'guns', name: 'Guns', has: ({ section }) => section === 'artillery' },
    { id: 'command', name: 'Command', has: ({ section }) => section === 'officers' },
  ],
  columns: [
    { id: 'basic', short: 'Move', name: 'Move' },
    { id: 'road', short: 'Road', name: 'Road' },
    { id: 'charge', short: 'Charge', name: 'Charge' },
    { id: 'rough', short: 'Rough', name: 'Rough' },
  ],
  settings: [],
  features,
  // The source names no enemies: allies of any nation may stand together.
  lets: () => true,
  rules,
  figures,
  unitFigures,
  figureTables,
  tallies: () => [],
  terms,
  glossary: async () => (await import('./glossary')).glossary,
  samples,
  table: profiles.map(({ id, nation, name, section, attributes }) => ({
    id,
    nation,
    name,
    section,
    attributes,
  })),
};
