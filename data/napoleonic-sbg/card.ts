import type { RulesetCard } from '@/lib/rules/ruleset';

/** What pages show of the Napoleonic SBG adaptation before its rosters are loaded. */
export const card: RulesetCard = {
  id: 'napoleonic-sbg',
  name: 'Napoleonic SBG adaptation',
  shortName: 'Napoleonic SBG',
  author: 'Scott Cameron, v1.2; needs the Strategy Battle Game rulebook',
  kind: 'Heroes, troops and guns',
  points: true,
  odds: ['profile'],
  nations: [
    { id: 'united-kingdom', name: 'United Kingdom', tincture: 'great-britain', profiles: 46 },
    { id: 'french-empire', name: 'French Empire', tincture: 'france', profiles: 47 },
    {
      id: 'russian-empire',
      name: 'Russian Empire',
      tincture: 'russia',
      profiles: 3,
      fragment: true,
    },
    { id: 'prussia', name: 'Prussia', tincture: 'prussia', profiles: 1, fragment: true },
    { id: 'spain', name: 'Spain', tincture: 'spain', profiles: 4, fragment: true },
  ],
  dataVersion: '1.0',
  dataDate: '2026-11-29',
};
