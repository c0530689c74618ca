import type { Words } from '../play/words';

export const french: Words = {
  out: 'Hors de combat',
  marks: {
    fallen: { name: 'À terre', letter: 'T' },
    unloaded: { name: 'Arme déchargée', letter: 'D' },
    empty: { name: 'Sans munitions', letter: 'M' },
    taken: { name: 'Drapeau pris', letter: 'P' },
  },
  half: {
    name: 'test de moral',
    text: (loss, of) => `${loss}${loss === 1 ? 're' : 'e'} perte sur ${of}\u202f: test de moral`,
  },
  leader: 'Chef perdu\u202f: test de moral',
  leaderToNco: 'Chef perdu\u202f: test de moral, et le sous-officier prend le commandement',
  nco: 'Sous-officier perdu alors qu’il commandait\u202f: test de moral',
  noRetreat: (test) => `${test}. Pas de retraite\u202f: à deux dés, une fois par partie`,
  flagDown: 'Porte-drapeau perdu\u202f: test de moral si l’ennemi ramasse le drapeau',
  flagTaken: 'Drapeau pris\u202f: test de moral',
  nobody: 'Il ne reste personne\u202f: l’escouade est rompue',
  leaderless: (left) =>
    left === 1
      ? 'Plus de commandant, il en reste une\u202f: l’escouade est rompue'
      : `Plus de commandant, il en reste ${left}\u202f: l’escouade est rompue`,
  outnumbered:
    'Il reste le commandant et une figurine, l’ennemi en a plus\u202f: l’escouade est rompue',
  alone: 'Le commandant reste seul, l’ennemi en a plus\u202f: l’escouade est rompue',
  ifMore:
    'Une figurine reste avec le commandant\u202f: l’escouade est rompue si l’ennemi a plus de figurines',
  aloneIfMore:
    'Le commandant reste seul\u202f: l’escouade est rompue si l’ennemi a plus de figurines',
};
