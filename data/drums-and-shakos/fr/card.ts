import type { RulesetCard } from '@/lib/rules/ruleset';
import { translateCard } from '../../card-words';
import { card as english } from '../card';

/** What pages show of Song of Drums and Shakos in French. */
export const card: RulesetCard = translateCard(english, {
  author: 'Sergio Laliscia, Ganesha Games',
  kind: 'Escarmouche, 5 à 15 figurines',
  nations: {
    france: 'France',
    'great-britain': 'Grande-Bretagne',
    prussia: 'Prusse',
    austria: 'Autriche',
    russia: 'Russie',
  },
});
