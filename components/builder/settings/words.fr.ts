import type { In } from '../../language/area';
import type { settingsWords } from './words';

export const french: In<typeof settingsWords> = {
  title: 'Réglages de cette liste',
  done: 'Terminé',
  nation: 'Nation',
  nationHelp:
    'Ce qui est dans la liste y reste\u202f; les constats disent ce qui n’appartient pas à la nouvelle nation.',
  change: 'Modifier les réglages',
};
