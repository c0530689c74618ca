import type { RulesetCard } from '@/lib/rules/ruleset';
import { translateCard } from '../../card-words';
import { card as english } from '../card';

/** What pages show of Bundok and Bayonet in French. */
export const card: RulesetCard = translateCard(english, {
  author: 'Bob Cordery, partie 1 : les règles de base',
  kind: 'Guerres coloniales, vers 1875 à 1900',
  size: { unit: 'unité', part: 'figurine' },
  nations: {
    'european-regular': 'Troupes européennes et indigènes régulières',
    'irregular-native': 'Troupes indigènes irrégulières',
  },
});
