import type { RulesetCard } from '@/lib/rules/ruleset';
import { title } from './source';

/** What pages show of Bundok and Bayonet before its rosters are loaded. */
export const card: RulesetCard = {
  id: 'bundok-and-bayonet',
  name: title,
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
      feature:
        'Regulars raised in Europe, European colonial units, and native units on the European model.',
    },
    {
      id: 'irregular-native',
      name: 'Irregular native troops',
      tincture: 'spain',
      profiles: 5,
      feature: 'Irregular local units, and the warbands and levies of tribes and clans.',
    },
  ],
  dataVersion: '1.0',
  dataDate: '2026-11-29',
};
