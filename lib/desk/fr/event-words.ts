import { join } from '../../rules/fr/french';
import type { EventWording } from '../event-words';

/** What an event asks, in French. */
export const frenchEvent: EventWording = {
  ruleset: 'Règles',
  cap: 'Points',
  maxModels: 'Figurines',
  maxCopies: 'Exemplaires d’un profil',
  nations: 'Nations',
  banned: 'Interdits',
  required: 'Dans chaque liste',
  waived: 'Interprétations écartées',
  extra: 'Non compris',
  settings: { year: 'Année', allies: 'Alliés', scenario: 'Scénario', side: 'Camp' },
  atMost: (most) => (most === null ? 'sans plafond' : `${most} au plus`),
  none: 'aucune',
  yesNo: (value) => (value ? 'oui' : 'non'),
  join,
};
