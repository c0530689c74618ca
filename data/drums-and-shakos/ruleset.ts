import { withTrait } from '@/lib/rules/kit/pick';
import { nationOf, type Ruleset } from '@/lib/rules/ruleset';
import { card } from './card';
import { figures, figureTables } from './figures';
import { terms } from './paper';
import { merits, themes } from './merits';
import { toProfile } from './profile';
import { austria } from './roster/austria';
import { france } from './roster/france';
import { greatBritain } from './roster/great-britain';
import { prussia } from './roster/prussia';
import { russia } from './roster/russia';
import { personalityPoints, rules } from './rules';
import { samples } from './samples';
import { nationalFeatures, nationIds } from './national-features';
import { capOf, settings } from './settings';

const rows = [...france, ...greatBritain, ...prussia, ...austria, ...russia];

/** Song of Drums and Shakos, the whole of it. */
export const ruleset: Ruleset = {
  card,
  profiles: new Map(rows.map((row) => [row.id, toProfile(row)])),
  sections: [
    { id: 'leaders', name: 'Leaders and NCOs' },
    { id: 'infantry', name: 'Infantry' },
    { id: 'cavalry', name: 'Cavalry' },
  ],
  arms: [
    { id: 'command', name: 'Command', has: ({ section }) => section === 'leaders' },
    { id: 'foot', name: 'Foot', has: ({ traits }) => !traits.has('Mounted') },
    { id: 'light', name: 'Light', has: ({ traits }) => traits.has('Light') },
    { id: 'mounted', name: 'Mounted', has: ({ traits }) => traits.has('Mounted') },
    { id: 'personality', name: 'Personalities', has: ({ points }) => points > personalityPoints },
  ],
  columns: [
    { id: 'quality', short: 'Q', name: 'Quality' },
    { id: 'combat', short: 'C', name: 'Combat' },
  ],
  settings,
  features: Object.fromEntries(nationIds.map((id) => [id, nationalFeatures[id].summary])),
  cap: {
    initial: capOf,
    usual: [300, 400, 500, 520],
    help: 'The book says 400 for a pick-up game.',
  },
  lets: (nation, other) => nation === other || (nation !== 'france' && other !== 'france'),
  rules,
  leads: withTrait('Leader', 'NCO'),
  merits,
  themes,
  figures,
  figureTables,
  tallies: () => [],
  terms,
  glossary: async () => (await import('./glossary')).glossary,
  samples,
  table: rows.map((row) => ({ ...row, nation: nationOf(row.id) })),
};
