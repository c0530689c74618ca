import type { Words } from '../play/words';

export const french: Words = {
  out: 'Perdue',
  loss: 'Figurine perdue',
  figures: 'Figurines',
  failed: { name: 'Test de moral raté', letter: 'M' },
  mayNot: 'Test raté\u202f: elle ne bouge que pour s’éloigner de l’ennemi et ne charge pas',
  dice: (figures, dice) =>
    `${figures} ${figures === 1 ? 'figurine' : 'figurines'}\u202f: ${dice} ${dice === 1 ? 'dé' : 'dés'} de tir`,
  headquarters: 'QG perdu\u202f: les règles de base n’en tirent rien, aux joueurs d’en convenir',
};
