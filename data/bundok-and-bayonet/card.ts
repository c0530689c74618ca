import type { RulesetCard } from '@/lib/rules/ruleset';

/** What pages show of Bundok and Bayonet before its rosters are loaded. */
export const card: RulesetCard = {
  id: 'bundok-and-bayonet',
  name: 'Bundok and Bayonet',
  shortName: 'Bundok & Bayonet',
  author: 'Bob Cordery, part 1: the basic rules',
  kind: 'Colonial wars, about 1875 to 1900',
  points: false,
  size: { unit: 'unit', part: 'figure' },
  nations: [
    {
      id: 'european-regular',
      name: 'European and regular native troops',
      tincture: 'great-britain',
      profiles: 11,
    },
    {
      id: 'irregular-native',
      name: 'Irregular native troops',
      tincture: 'spain',
      profiles: 5,
    },
  ],
  dataVersion: '1.0',
  dataDate: '2026-11-29',
};
