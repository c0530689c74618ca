import type { RulesetCard } from '@/lib/rules/ruleset';

/** What pages show of Light Division before its rosters are loaded. */
export const card: RulesetCard = {
  id: 'light-division',
  name: 'Light Division',
  shortName: 'Light Division',
  author: 'Robert Piepenbrink',
  kind: 'Battles, 20 to 30 men a casting',
  points: false,
  size: { unit: 'unit', part: 'casting', all: 'model' },
  nations: [
    {
      id: 'france',
      name: 'France',
      tincture: 'france',
      profiles: 17,
    },
    {
      id: 'great-britain',
      name: 'Great Britain',
      tincture: 'great-britain',
      profiles: 17,
    },
    {
      id: 'kings-german-legion',
      name: 'King’s German Legion',
      tincture: 'great-britain',
      profiles: 17,
    },
    {
      id: 'prussia',
      name: 'Prussia',
      tincture: 'prussia',
      profiles: 17,
    },
    { id: 'austria', name: 'Austria', tincture: 'austria', profiles: 17 },
    {
      id: 'russia',
      name: 'Russia',
      tincture: 'russia',
      profiles: 17,
    },
    { id: 'other', name: 'Other nations', tincture: 'spain', profiles: 17 },
  ],
  dataVersion: '1.0',
  dataDate: '2026-11-29',
};
