import type { In } from '../language/area';
import type { uiWords } from './words';

export const french: In<typeof uiWords> = {
  close: 'Fermer',
  countOf: (what) => `Nombre de ${what}`,
  remove: (what) => `Retirer ${what}`,
  fewer: (what) => `Un de moins\u202f: ${what}`,
  more: (what) => `Un de plus\u202f: ${what}`,
  nothingPasted: 'Il n’y a rien dedans\u202f: collez ou tapez quelque chose.',
  wholeNumber: (min, max) => `Un nombre entier de ${min} à ${max}.`,
  ownPoints: 'Un autre nombre de points',
  other: 'Autre',
  pointsOf: (points, cap) => `${points} points sur ${cap}`,
};
