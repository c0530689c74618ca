import type { Words } from '../play/words';

export const french: Words = {
  out: 'Retirée',
  loss: 'Figurine perdue',
  castings: 'Figurines',
  letters: { disorder: 'D', rout: 'R' },
  quarters: (quarters) =>
    `${quarters * 25}\u202f% perdus\u202f: −${quarters} au moral quand le tir en prend d’autres`,
  disorder:
    'Désordre\u202f: demi-valeur, ni face ni formation nouvelles\u202f; se rétablit sur un jet d’instruction',
  rout: 'Déroute\u202f: ni mouvement ni tir\u202f; après un tour de repos, un jet de moral et un d’instruction, à réussir tous deux',
  general: (name) =>
    `${name} perdu\u202f: ses unités ne font que réagir et tirer jusqu’à un 6 au d6 en fin de tour`,
};
