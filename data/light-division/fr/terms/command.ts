import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** Who leads, and how units are described. */
export const command: GlossaryTranslations = {
  casting: {
    name: 'Figurine',
    summary:
      'Une figurine représente 20 à 30 hommes, selon l’accord des joueurs ; un modèle de canon, trois pièces ou deux obusiers.',
  },
  morale: {
    name: 'Moral',
    summary:
      'Le chiffre à atteindre sur un d10 sous le feu, face à une charge de cavalerie, après une mêlée perdue et au passage de fuyards. Un de moins, c’est le désordre, deux ou plus, la déroute ; un 1 échoue toujours et un 10 tient toujours.',
  },
  training: {
    name: 'Instruction',
    summary:
      'Le chiffre à atteindre sur un d10 pour charger en bon ordre, former le carré, tirer à courte portée sur une cavalerie qui charge et se remettre en ordre.',
  },
  grades: {
    name: 'Niveaux',
    summary:
      'De 2, le meilleur, à 5. Moral et instruction sont le plus souvent égaux ; la place de la milice, des piques et des cosaques est une interprétation de notre part.',
    table: {
      head: ['Niveau', 'Troupes'],
      rows: [
        ['2', 'À la fois vétérans et élite : la Vieille Garde'],
        ['3', 'Vétérans ou élite : grenadiers, Jeune Garde'],
        ['4', 'La plupart des unités'],
        ['5', 'Novices et conscrits'],
      ],
    },
  },
  'general-officer': {
    name: 'Général',
    summary:
      'Se déplace comme la cavalerie en tirailleurs et ajoute 1 aux jets de moral et d’instruction d’une unité qu’il rejoint. Chaque fois qu’elle perd des hommes, 2d6 disent s’il tombe : sur 2 au boulet, jusqu’à 3 à la mitraille et au mousquet, jusqu’à 4 en mêlée.',
  },
  'chain-of-command': {
    name: 'Chaîne de commandement',
    summary:
      'Les joueurs en établissent une et peuvent placer un général à la tête de chaque brigade et de chaque échelon supérieur.',
  },
  'command-and-control': {
    name: 'Commandement et contrôle',
    summary:
      'Une règle facultative : un commandant a jusqu’à quatre bataillons ou régiments et une batterie, ou seulement des batteries, de mêmes niveaux, à moins que l’histoire n’en ait décidé autrement. Les unités dont aucune partie n’est à 12″ ou moins de lui ne font que réagir.',
  },
};
