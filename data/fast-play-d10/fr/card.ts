import type { RulesetCard } from '@/lib/rules/ruleset';
import { translateCard } from '../../card-words';
import { card as english } from '../card';

/** What pages show of the fast play rules in French. */
export const card: RulesetCard = translateCard(english, {
  author: 'Auteur non nommé ; la source n’a pas de titre',
  kind: 'Batailles, unités de 1 à 12 socles',
  size: { unit: 'unité', part: 'socle', all: 'élément' },
  nations: {
    france: 'France',
    'great-britain': 'Grande-Bretagne',
    russia: 'Russie',
    other: 'Prusse, Autriche, autres',
  },
});
