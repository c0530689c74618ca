import type { RulesetCard } from '@/lib/rules/ruleset';
import { title } from './source';

/** What pages show of Light Division before its rosters are loaded. */
export const card: RulesetCard = {
  id: 'light-division',
  name: title,
  shortName: title,
  author: 'Robert Piepenbrink',
  kind: 'Battles, 20 to 30 men a casting',
  points: false,
  size: { unit: 'unit', part: 'casting' },
  nations: [
    {
      id: 'france',
      name: 'France',
      tincture: 'france',
      profiles: 17,
      feature: 'Infantry that charges in attack columns counts four ranks.',
    },
    {
      id: 'great-britain',
      name: 'Great Britain',
      tincture: 'great-britain',
      profiles: 17,
      feature:
        'Infantry trains one grade better than its morale; cavalry must roll to rally after a successful charge.',
    },
    {
      id: 'kings-german-legion',
      name: 'King’s German Legion',
      tincture: 'great-britain',
      profiles: 17,
      feature: 'Infantry as the British; cavalry rallies without a roll.',
    },
    {
      id: 'prussia',
      name: 'Prussia',
      tincture: 'prussia',
      profiles: 17,
      feature: 'Infantry that charges in attack columns counts four ranks.',
    },
    { id: 'austria', name: 'Austria', tincture: 'austria', profiles: 17 },
    {
      id: 'russia',
      name: 'Russia',
      tincture: 'russia',
      profiles: 17,
      feature: 'Infantry trains one grade worse than its class, and its morale is one better.',
    },
    { id: 'other', name: 'Other nations', tincture: 'spain', profiles: 17 },
  ],
  dataVersion: '1.0',
  dataDate: '2026-11-29',
};
