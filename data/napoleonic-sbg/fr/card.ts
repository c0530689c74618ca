import type { RulesetCard } from '@/lib/rules/ruleset';
import { translateCard } from '../../card-words';
import { card as english } from '../card';

/** What pages show of the Napoleonic SBG adaptation in French. */
export const card: RulesetCard = translateCard(english, {
  author: 'Scott Cameron, v1.2 ; demande le livre de règles Strategy Battle Game',
  kind: 'Héros, troupes et canons',
  nations: {
    'united-kingdom': 'Royaume-Uni',
    'french-empire': 'Empire français',
    'russian-empire': 'Empire russe',
    prussia: 'Prusse',
    spain: 'Espagne',
  },
});
