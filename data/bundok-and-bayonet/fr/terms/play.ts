import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** How a game goes: cards, nerve, movement, fire, close combat. */
export const play: GlossaryTranslations = {
  'card-suit': {
    name: 'Couleur des cartes',
    summary:
      'Un camp reçoit les cartes noires et l’autre les rouges. Quand deux joueurs se partagent un camp, chacun prend une enseigne de sa couleur.',
  },
  activation: {
    summary:
      'La carte suivante du paquet dit de qui c’est le tour : son joueur choisit une unité, teste son moral et agit avec elle. Un paquet épuisé est mélangé et distribué de nouveau.',
  },
  'morale-check': {
    name: 'Test de moral',
    summary:
      'Jetez les dés de moral de l’unité quand elle est activée : elle échoue si le total dépasse le nombre de figurines qui lui restent. Les pièces, les mitrailleuses, les généraux, les chefs indigènes et ceux qui les entourent en sont dispensés.',
  },
  'morale-dice': {
    name: 'Dés de moral',
    summary:
      'Un dé pour une compagnie d’infanterie ou un escadron de cavalerie ; un transport teste comme une compagnie sans pertes. La copie de la source a perdu tous les autres nombres : les joueurs les complètent.',
  },
  'permitted-actions': {
    name: 'Actions permises',
    summary:
      'Une unité agit deux fois : elle tire deux fois, ou associe tir, mouvement et changement de formation par paires, ou va au pas de course, ou charge. Après un test raté, elle ne fait que s’éloigner de l’ennemi et ne peut charger.',
  },
  'movement-dice': {
    name: 'Dés de mouvement',
    summary:
      'Leur total est le nombre de pouces dont une unité peut avancer au plus. La copie de la source confond combien en a chaque unité : les joueurs les complètent.',
  },
  'at-the-double': {
    name: 'Au pas de course',
    summary:
      'Un mouvement qui prend toute l’activation de l’unité : deux fois plus de dés de mouvement.',
  },
  'open-terrain': {
    name: 'Terrain dégagé',
    summary:
      'Un sol plat où rien ne gêne, rare aux colonies. Une unité qui le traverse jette un dé de mouvement de plus.',
  },
  obstacles: {
    summary:
      'Une courbe de niveau, un mur qui ne demande pas d’échelle et un gué coûtent chacun 2″ de mouvement.',
  },
  limber: {
    name: 'Mettre et ôter l’avant-train',
    summary:
      'Les pièces remettent l’avant-train pour se déplacer et l’ôtent pour tirer. L’un comme l’autre est une action, combinée à un mouvement ou à un tir.',
  },
  'firing-dice': {
    name: 'Dés de tir',
    summary:
      'Un dé par figurine du premier rang dont l’arme porte assez loin, et trois par figurine d’une unité de mitrailleuse ou d’artillerie. Ce sont les six qui comptent.',
  },
  'field-of-fire': {
    name: 'Champ de tir',
    summary:
      'Les unités tirent sur ce qu’elles voient, jusqu’à 45° de part et d’autre de leur front, et seulement sur le premier ennemi rencontré. Les unités cachées le restent jusqu’à ce qu’elles tirent.',
  },
  'overhead-fire': {
    name: 'Tir par-dessus les amis',
    summary:
      'Les pièces ne tirent par-dessus des amis que d’un terrain plus élevé, et seulement sur une cible à plus de 12″ au-delà de ces amis.',
  },
  fortifications: {
    summary:
      'Tranchées, sangars, forts, trains blindés et navires, et des abris naturels tels que lits de rivière à sec ou rochers. Une unité à l’intérieur subit la moitié des pertes dues au tir et teste son moral avec un dé de moins.',
  },
  'close-combat': {
    name: 'Combat rapproché',
    summary:
      'Chaque figurine d’un premier rang qui touche un ennemi jette un dé, et un 6 tue. Les deux camps jettent ensemble.',
  },
};
