import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** Melee, nerve, ground and leaders who fall. */
export const combat: GlossaryTranslations = {
  melee: {
    name: 'Mêlée',
    summary:
      'Les deux camps jettent un D10 avec leurs modificateurs, et la différence, vue de l’attaquant, donne le résultat. Qui doit céder reçoit un pion de moral.',
  },
  'full-move-back': {
    name: 'Recul d’un mouvement complet',
    summary:
      'Une retraite de 6″ pour l’infanterie et les pièces et de 12″ pour la cavalerie, quel que soit le terrain.',
  },
  rally: {
    name: 'Ralliement',
    summary:
      'À la fin d’un tour, chaque unité marquée fait un jet sur le tableau de moral : un jet élevé la rétablit, et des socles reviennent même, un jet bas la chasse.',
  },
  rout: {
    name: 'Déroute',
    summary: 'Un 0 au tableau de moral : l’unité est hors de la partie.',
  },
  'off-table': {
    name: 'Hors de la table',
    summary:
      'Les unités qui ont quitté le champ de bataille sont hors de la partie à partir de la phase de ralliement.',
  },
  supported: {
    name: 'Soutien',
    summary: 'Des troupes en seconde ligne derrière une unité lui donnent +2 en mêlée.',
  },
  cover: {
    name: 'Couvert',
    summary:
      'Retire de 1 à 3 au jet de ceux qui tirent dessus, et donne autant aux défenseurs en mêlée : colline 1, bois 2, maison 3.',
  },
  'rough-ground': {
    name: 'Terrain accidenté',
    summary:
      'Réduit le mouvement de moitié ; les bois sont accidentés, de même que l’entrée dans un bâtiment. Une clôture coûte 1″, une colline 1″ par niveau, et la cavalerie n’entre pas dans les bois mais peut combattre à leur lisière.',
  },
  'fallen-leader': {
    name: 'Chef tombé',
    summary:
      'Chaque fois que son unité perd un socle, un officier qui l’accompagne jette un D10 : il tombe sur 1 à 4 et est indemne sur 5 ou plus.',
  },
};
