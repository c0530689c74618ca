import type { In } from '../../language/area';
import type { movingWords } from './moving';

export const french: In<typeof movingWords> = {
  instructions:
    'Espace soulève l’entrée, les flèches la déplacent, Espace la repose, Échap la laisse où elle était.',
  place: (at, of) => `place ${at} sur ${of}`,
  placeIn: (at, of, group) => `place ${at} sur ${of} dans ${group}`,
  noPlace: 'aucune place',
  pickedUp: (place) => `Soulevée, ${place}`,
  nowAt: (place) => `Maintenant\u202f: ${place}`,
  putDown: (place) => `Reposée, ${place}`,
  putBack: 'Remise où elle était',
};
