import type { RulesetCard } from '@/lib/rules/ruleset';

/** What pages show of the fast play rules before their rosters are loaded. */
export const card: RulesetCard = {
  id: 'fast-play-d10',
  // The rules came without a title; this is what they are called here.
  name: 'Napoleonic fast play (D10)',
  shortName: 'Fast play D10',
  author: 'Author not named; the source has no title',
  kind: 'Battles, units of 1 to 12 bases',
  points: false,
  size: { unit: 'unit', part: 'base', all: 'model' },
  nations: [
    {
      id: 'france',
      name: 'France',
      tincture: 'france',
      profiles: 8,
    },
    {
      id: 'great-britain',
      name: 'Great Britain',
      tincture: 'great-britain',
      profiles: 8,
    },
    {
      id: 'russia',
      name: 'Russia',
      tincture: 'russia',
      profiles: 8,
    },
    {
      id: 'other',
      name: 'Prussia, Austria, others',
      tincture: 'prussia',
      profiles: 8,
    },
  ],
  dataVersion: '1.0',
  dataDate: '2026-11-29',
};
