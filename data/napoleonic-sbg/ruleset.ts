import { withTrait } from '@/lib/rules/kit/pick';
import { nationOf, type Ruleset } from '@/lib/rules/ruleset';
import { card } from './card';
import { figures } from './figures';
import { merits, themes } from './merits';
import { itemLine, statLines, tallies, terms } from './paper';
import { toProfile } from './profile';
import { frenchEmpire } from './roster/french-empire';
import { prussia } from './roster/prussia';
import { russianEmpire } from './roster/russian-empire';
import { spain } from './roster/spain';
import { unitedKingdom } from './roster/united-kingdom';
import { rules } from './rules';
import { samples } from './samples';

const rows = [...unitedKingdom, ...frenchEmpire, ...russianEmpire, ...prussia, ...spain];

/** Headings in the order of the rosters; nations share those of one name. */
const sections = [...new Map(rows.map((row) => [row.troopType, row.troopTypeName]))].map(
  ([id, name]) => ({ id, name }),
);

/** The Napoleonic adaptation of the Strategy Battle Game, the whole of it. */
export const ruleset: Ruleset = {
  card,
  profiles: new Map(rows.map((row) => [row.id, toProfile(row)])),
  sections,
  arms: [
    {
      id: 'personalities',
      name: 'Personalities',
      has: ({ traits }) => traits.has('personality'),
    },
    {
      id: 'command',
      name: 'Officers, NCOs',
      has: ({ traits }) => ['general', 'officer', 'nco'].some((rank) => traits.has(rank)),
    },
    {
      id: 'foot',
      name: 'Foot',
      has: ({ carries, traits }) => traits.has('troop') && !carries.includes('Horse'),
    },
    {
      id: 'mounted',
      name: 'Mounted',
      has: ({ carries, options }) =>
        carries.includes('Horse') || options.some(({ id }) => id === 'horse'),
    },
    { id: 'artillery', name: 'Artillery', has: ({ traits }) => traits.has('artillery') },
  ],
  columns: [
    { id: 'fight', short: 'F', name: 'Fight: melee/shoot' },
    { id: 'strength', short: 'S', name: 'Strength' },
    { id: 'defence', short: 'D', name: 'Defence' },
    { id: 'attacks', short: 'A', name: 'Attacks' },
    { id: 'wounds', short: 'W', name: 'Wounds' },
    { id: 'courage', short: 'C', name: 'Courage' },
    { id: 'might', short: 'M', name: 'Might', heroic: true },
    { id: 'will', short: 'W', name: 'Will', heroic: true },
    { id: 'fate', short: 'F', name: 'Fate', heroic: true },
  ],
  settings: [
    {
      id: 'year',
      label: 'Year',
      help: 'From 1792 to 1815; some personalities depend on it.',
      kind: 'number',
      min: 1792,
      max: 1815,
    },
    {
      id: 'allies',
      label: 'Allied contingent',
      help: 'Profiles of other nations, when both players agree.',
      kind: 'flag',
      initial: false,
    },
  ],
  cap: {
    initial: () => null,
    usual: [250, 500, 750, 1000],
    help: 'The source sets no cap: agree one.',
  },
  lets: (nation, other, settings) => nation === other || settings.get('allies') === true,
  rules,
  leads: withTrait('general', 'officer', 'nco'),
  merits,
  themes,
  figures,
  figureTables: () => [],
  tallies,
  statLines,
  itemLine,
  terms,
  glossary: async () => (await import('./glossary')).glossary,
  samples,
  table: rows.map((row) => ({ ...row, nation: nationOf(row.id) })),
};
