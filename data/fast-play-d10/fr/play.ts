import type { Words } from '../play/words';

export const french: Words = {
  out: 'Retirée',
  loss: 'Socle perdu',
  bases: 'Socles',
  guns: 'Pièces',
  marks: {
    morale: { name: 'Pion de moral', letter: 'M' },
    damaged: { name: 'Pion de dégâts', letter: 'D' },
  },
  lostBases: (bases) =>
    `−${bases} au moral et en mêlée\u202f; pour chaque socle, l’officier présent tombe sur 1 à 4 au D10`,
  morale:
    'Pion de moral\u202f: demi-feu\u202f; un test avant le contact\u202f; se rallie sur un jet',
  damaged: 'Pion de dégâts\u202f: demi-feu',
  officer: (name) => `${name} perdu\u202f: aucune unité n’ajoute plus sa valeur`,
  leader: (name) =>
    `${name} perdu, ce que seule la mêlée peut faire\u202f: aucune unité n’ajoute plus sa valeur`,
};
