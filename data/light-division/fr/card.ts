import type { RulesetCard } from '@/lib/rules/ruleset';
import { translateCard } from '../../card-words';
import { card as english } from '../card';

/** What pages show of Light Division in French. */
export const card: RulesetCard = translateCard(english, {
  author: 'Robert Piepenbrink',
  kind: 'Batailles, 20 à 30 hommes par figurine',
  size: { unit: 'unité', part: 'figurine', all: 'figurine' },
  nations: {
    france: 'France',
    'great-britain': 'Grande-Bretagne',
    'kings-german-legion': 'Légion allemande du Roi',
    prussia: 'Prusse',
    austria: 'Autriche',
    russia: 'Russie',
    other: 'Autres nations',
  },
});
