import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** What a player meets while he chooses his models. */
export const squad: GlossaryTranslations = {
  squad: {
    name: 'Escouade',
    summary:
      'Jusqu’à 400 points de figurines, dont un Chef ou un Sous-officier. Un Chef, un Sous-officier et trois Personnalités au plus ; rien d’autre n’est limité.',
  },
  personality: {
    name: 'Personnalité',
    summary:
      'Une figurine de 81 points ou plus ; à 80 tout juste, ce n’en est pas une. Une escouade en compte jusqu’à trois.',
  },
  'historical-alliance': {
    name: 'Alliance historique',
    summary:
      'La France est seule contre tous : ses figurines ne servent avec celles d’aucune autre nation. L’Autriche, la Grande-Bretagne, la Prusse et la Russie se mêlent au gré du joueur.',
  },
  commander: {
    name: 'Commandant',
    summary:
      'L’Officier ou, dans une escouade qui n’en a pas ou n’en a plus, le Sous-officier. Tous les amis testent leur moral quand ils le perdent, et sans lui l’escouade rompt plus tôt.',
  },
  quality: {
    name: 'Qualité',
    summary:
      'Ce que chaque dé doit montrer quand la figurine s’active ou teste son moral : 3+ vaut donc mieux que 4+. Un 1 naturel échoue et un 6 naturel réussit, quoi qu’il arrive.',
  },
  combat: {
    summary:
      'S’ajoute à un dé, au corps à corps ou sous le tir ; un tireur y ajoute aussi le modificateur de son arme à feu. On compare les totaux : le double de celui du perdant le blesse, le triple le tue.',
  },
  'attacker-and-defender': {
    name: 'Attaquant et défenseur',
    summary:
      'Chaque joueur jette un dé et ajoute ses Éclaireurs ; le plus haut total choisit son rôle, et l’on relance les égalités. Le terrain est l’affaire du défenseur, qui se déploie le premier.',
  },
};
