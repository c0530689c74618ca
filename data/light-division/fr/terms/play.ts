import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** What happens on the table, as far as units and cards name it. */
export const play: GlossaryTranslations = {
  'order-and-rout': {
    name: 'Désordre et déroute',
    summary:
      'Une unité en désordre se bat et tire à demi-valeur et ne peut ni tourner ni changer de formation avant d’avoir réussi un test d’instruction. Une unité en déroute ne fait rien, et revient après un tour sans perte si elle réussit les deux tests.',
  },
  'responsive-moves': {
    name: 'Mouvements de réaction',
    summary:
      'Hors de son tour, la cavalerie formée contre-charge, tirailleurs et canonniers se replient jusqu’à 3″, les pièces remettent l’avant-train et s’éloignent de l’infanterie, et l’infanterie forme le carré.',
  },
  square: {
    name: 'Carré',
    summary:
      'L’infanterie chargée par de la cavalerie fait un jet d’instruction pour le former, à 1 de moins en ligne et 1 de moins quand la charge a commencé à 6″ ou moins. La cavalerie qui rencontre un carré formé s’en détourne en désordre.',
  },
  volley: {
    name: 'Salve',
    summary:
      'Un d6 pour quatre figurines d’une infanterie qui combattait sur trois rangs, ou pour trois si elle combattait sur deux ou en tirailleurs ; jusqu’à deux rangs d’un bataillon tirent ensemble. Seuls les dés entiers comptent, interprétation de notre part.',
  },
  canister: {
    name: 'Mitraille',
    summary: 'À courte portée, chaque pièce jette les dés de son calibre, et 3 à 6 tue.',
  },
  ball: {
    name: 'Boulet',
    summary:
      'À longue portée, chaque pièce jette 2d6 contre le premier rang et un dé de plus pour chaque rang suivant que le boulet atteint, un carré en comptant huit ; un 6 touche.',
  },
  shell: {
    name: 'Obus',
    summary: 'Un obus touche un d6 de figurines de sa cible ; le shrapnel en tue 2 de plus.',
  },
  counterbattery: {
    name: 'Tir de contrebatterie',
    summary:
      'Une pièce qui tire sur une pièce jette deux dés et la retire de la table sur 12 si elle est légère, sur 11 ou plus si elle est moyenne et sur 10 ou plus si elle est de 12.',
  },
  melee: {
    name: 'Mêlée',
    summary:
      'Deux rangs se battent : un d6 pour quatre figurines d’infanterie ou d’artilleurs, pour trois de cavalerie légère ou pour deux de cavalerie lourde. L’infanterie tombe sur 5 et 6, la cavalerie sur 6 ; la cavalerie qui charge ajoute 1, de même qu’une meilleure instruction et une attaque par l’arrière, 2 au plus.',
  },
  movement: {
    name: 'Mouvement',
    summary:
      'En pouces, pour une unité qui ne fait rien d’autre. Une salve ou un changement de face ou de formation en coûte la moitié ; une charge peut aller moitié plus loin, sur un jet d’instruction.',
    table: {
      head: [
        'Formation',
        'Infanterie',
        'Cavalerie',
        'Artillerie à cheval',
        'À pied, légère ou moyenne',
        'Pièces de 12',
      ],
      rows: [
        ['Colonne de route, sur avant-train', '8', '12', '12', '8', '6'],
        ['Colonne d’attaque', '6', '8', '–', '–', '–'],
        ['Ligne, en batterie', '4', '6', '4', '4', '2'],
        ['Tirailleurs', '6', '8', '–', '–', '–'],
        ['Carré, à reculons', '2', '–', '–', '–', '–'],
      ],
    },
  },
  ranges: {
    name: 'Portées',
    summary:
      'En pouces, à l’échelle de 15 mm : la moitié pour des figurines de 6 mm, le double pour des figurines de 25 mm.',
    table: {
      head: ['Arme', 'Mitraille, courte', 'Boulet, obus, longue'],
      rows: [
        ['Obusier', '8', '16 à 24'],
        ['Pièce de 12', '10', '20'],
        ['Pièce moyenne', '8', '16'],
        ['Pièce légère', '7', '14'],
        ['Fusil rayé', '4', '6'],
        ['Mousquet', '2', '4'],
      ],
    },
  },
};
