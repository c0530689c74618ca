import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** What an order of battle is made of: bases, classes, arms, officers. */
export const units: GlossaryTranslations = {
  'order-of-battle': {
    name: 'Ordre de bataille',
    summary:
      'La liste des unités qui combattent, chacune avec sa classe et ses socles. Ces règles n’ont pas de points : aux joueurs de convenir d’un combat équitable.',
  },
  base: {
    name: 'Socles',
    summary:
      'Les socles d’une unité, ou ses pièces : sa force au feu, ce qu’elle perd et regagne. La source ne donne pas de taille ; ici, une unité en a de 1 à 12.',
  },
  class: {
    name: 'Classe',
    summary:
      'Milice, ligne, élite ou garde : ce que vaut une unité au feu, en mêlée et à l’épreuve du moral.',
  },
  militia: {
    name: 'Milice',
    summary: 'La plus basse classe : 2 et 1 points de feu par socle, −1 en mêlée et au moral.',
  },
  line: {
    name: 'Ligne',
    summary:
      'La classe ordinaire : 3 et 2 points de feu par socle, aucun modificateur en mêlée ni au moral.',
  },
  elite: {
    name: 'Élite',
    summary:
      'Des troupes choisies : 4 et 3 points de feu par socle, +1 en mêlée et au moral. L’infanterie légère est comptée avec elles, et la cavalerie lourde est d’élite si elle n’est pas de la garde.',
  },
  guard: {
    name: 'Garde',
    summary:
      'La meilleure classe, cavalerie et artillerie de la garde comprises : elle tire comme l’élite, 4 et 3 par socle, et a +2 en mêlée et au moral.',
  },
  infantry: {
    name: 'Infanterie',
    summary:
      'Des bataillons de toute classe qui tirent jusqu’à 8″ et combattent en ligne, en colonne ou en carré ; ils traversent les bois et tiennent les bâtiments.',
  },
  'light-infantry': {
    name: 'Infanterie légère',
    summary:
      'Des tirailleurs qui se déplacent de 9″ et ne chargent pas, avec +1 en mêlée et au moral. Ils sont ici d’élite au moins, puisque la source met les deux sur le même pied.',
  },
  'light-cavalry': {
    name: 'Cavalerie légère',
    summary:
      'L’arme la plus rapide : 15″, et 22″ à la charge. Elle peut avoir des lances, mais pas de cuirasses.',
  },
  'heavy-cavalry': {
    name: 'Cavalerie lourde',
    summary:
      'Une cavalerie d’élite qui se déplace de 12″ et charge à 18″, avec +1 en mêlée pour son poids, outre ce que donne sa classe.',
  },
  'guard-heavy-cavalry': {
    name: 'Cavalerie lourde de la garde',
    summary:
      'La cavalerie de la Vieille Garde de France et les Scots Greys de Grande-Bretagne, à l’exclusion de toute autre : 1 pour le poids et 2 pour la classe font +3 en mêlée.',
  },
  lancers: {
    name: 'Lanciers',
    summary: 'Une cavalerie armée de lances ajoute 1 quand elle charge de l’infanterie.',
  },
  armoured: {
    name: 'Cavalerie cuirassée',
    summary:
      'Cuirasses et autres : +2 à chaque mêlée. Seule la cavalerie lourde en porte dans cette liste, interprétation de notre part.',
  },
  'foot-artillery': {
    name: 'Artillerie à pied',
    summary:
      'Des pièces lourdes ou moyennes qui se déplacent de 6″, 9″ par la route, et portent à 36″.',
  },
  'horse-artillery': {
    name: 'Artillerie à cheval',
    summary:
      'Des pièces qui tirent comme les moyennes et suivent la cavalerie : 9″, 12″ par la route.',
  },
  'gun-weight': {
    name: 'Calibre des pièces',
    summary:
      'Le tableau de la canonnade a deux chiffres par case : le premier pour les pièces lourdes, le second pour les moyennes et celles à cheval.',
  },
  'foot-officer': {
    name: 'Officier à pied',
    summary: 'Un officier à pied : il se déplace de 16″, sans charge qui lui soit propre.',
  },
  'mounted-officer': {
    name: 'Officier à cheval',
    summary: 'Un officier à cheval : il se déplace de 24″, sans charge qui lui soit propre.',
  },
  'officer-value': {
    name: 'Valeur d’officier',
    summary:
      'S’ajoute aux jets de mêlée, de ralliement et de carré d’urgence d’une unité, un seul officier à la fois. La source ne dit pas combien : les joueurs la fixent de 0 à 3.',
  },
  'great-commander': {
    name: 'Grand capitaine',
    summary:
      'Wellington, Blücher et Napoléon ne peuvent être abattus par le feu : on les perd en mêlée ou pas du tout. Chacun ne mène que son camp, et il est unique.',
  },
};
