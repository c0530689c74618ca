import type { RulesetCard } from '@/lib/rules/ruleset';

/** What pages show of Song of Drums and Shakos before its rosters are loaded. */
export const card: RulesetCard = {
  id: 'drums-and-shakos',
  name: 'Song of Drums and Shakos',
  shortName: 'Drums and Shakos',
  author: 'Sergio Laliscia, Ganesha Games',
  kind: 'Skirmish, 5 to 15 models',
  points: true,
  odds: ['profile', 'list'],
  nations: [
    {
      id: 'france',
      name: 'France',
      tincture: 'france',
      profiles: 37,
    },
    {
      id: 'great-britain',
      name: 'Great Britain',
      tincture: 'great-britain',
      profiles: 32,
    },
    {
      id: 'prussia',
      name: 'Prussia',
      tincture: 'prussia',
      profiles: 32,
    },
    {
      id: 'austria',
      name: 'Austria',
      tincture: 'austria',
      profiles: 28,
    },
    {
      id: 'russia',
      name: 'Russia',
      tincture: 'russia',
      profiles: 36,
    },
  ],
  dataVersion: '1.0',
  dataDate: '2026-11-29',
};
