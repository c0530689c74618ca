import type { RulesetCard } from '@/lib/rules/ruleset';
import { nationalFeatures } from './national-features';

/** What pages show of Song of Drums and Shakos before its rosters are loaded. */
export const card: RulesetCard = {
  id: 'drums-and-shakos',
  name: 'Song of Drums and Shakos',
  shortName: 'Drums and Shakos',
  author: 'Sergio Laliscia, Ganesha Games',
  kind: 'Skirmish, 5 to 15 models',
  points: true,
  nations: [
    {
      id: 'france',
      name: 'France',
      tincture: 'france',
      profiles: 37,
      feature: nationalFeatures.france.summary,
    },
    {
      id: 'great-britain',
      name: 'Great Britain',
      tincture: 'great-britain',
      profiles: 32,
      feature: nationalFeatures['great-britain'].summary,
    },
    {
      id: 'prussia',
      name: 'Prussia',
      tincture: 'prussia',
      profiles: 32,
      feature: nationalFeatures.prussia.summary,
    },
    {
      id: 'austria',
      name: 'Austria',
      tincture: 'austria',
      profiles: 28,
      feature: nationalFeatures.austria.summary,
    },
    {
      id: 'russia',
      name: 'Russia',
      tincture: 'russia',
      profiles: 36,
      feature: nationalFeatures.russia.summary,
    },
  ],
  dataVersion: '1.0',
  dataDate: '2026-11-29',
};
