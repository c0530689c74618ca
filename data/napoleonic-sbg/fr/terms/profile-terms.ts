import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** Words that a player meets while building a list or reading a profile. */
export const profileTerms: GlossaryTranslations = {
  'troop-type': {
    name: 'Type de troupe',
    summary:
      'Une rubrique du catalogue d’une nation, comme l’infanterie de ligne ou les hussards. Chaque type présent dans la force doit avoir son propre officier ou sous-officier, ou une personnalité qui en tient lieu ; les sapeurs n’en ont pas besoin.',
  },
  personality: {
    name: 'Personnalité',
    summary:
      'Une figurine de la rubrique Personnalités d’une nation, aide de camp compris. Elle tient lieu de chef à n’importe quel type de troupe, mais à un seul.',
  },
  rank: {
    name: 'Rang',
    summary:
      'Général, officier, sous-officier (un sergent) ou simple soldat. La présence d’un homme raffermit ses égaux et ses inférieurs, jamais ses supérieurs.',
  },
  'points-value': {
    name: 'Valeur en points',
    summary:
      'Le coût d’une figurine, ou d’une pièce avec ses premiers servants, avant ses achats. L’adaptation ne fixe aucune limite à une force : convenez-en avant la partie.',
  },
  fight: {
    name: 'Combat',
    summary:
      'Deux valeurs, au corps à corps et au tir. 4/5+, c’est un Combat de 4 et un tir qui touche sur 5 ou plus au-delà de la demi-portée, sur 4 ou plus en deçà.',
  },
  strength: {
    name: 'Force',
    summary:
      'La violence d’un coup : elle se lit sur le tableau des blessures en regard de la Défense. Les tirs ont la Force de l’arme ou de la pièce ; seule la portée des Grenades dépend du lanceur.',
  },
  defence: {
    name: 'Défense',
    summary:
      'La difficulté à blesser une figurine ou une pièce, de 1 à 10 sur le tableau des blessures, qui a une colonne de plus pour 100.',
  },
  attacks: {
    name: 'Attaques',
    summary:
      'Les dés d’un combat, comme dans le livre de règles de base. Ici, elles décident aussi de qui s’empare d’une bannière : un dé par Attaque des deux camps, le meilleur l’emporte, et le Combat départage.',
  },
  wounds: {
    name: 'Points de vie',
    summary:
      'Ce qu’une figurine peut perdre avant de tomber, comme dans le livre de règles de base. Le boulet, comme le coup direct d’un obus ou d’une fusée, tue quiconque il blesse, quel que soit le nombre de ses points de vie.',
  },
  courage: {
    name: 'Bravoure',
    summary:
      'La valeur des tests de Bravoure, que le livre de règles de base explique. Camarades, bannières, musiciens et généraux la relèvent : un simple soldat gagne 4 au plus, un sous-officier ou un officier 3, un général 2.',
  },
  might: {
    name: 'Puissance',
    summary:
      'La réserve d’un héros pour ses Actions héroïques et pour corriger ses dés, dépensée comme dans le livre de règles de base. Elle ne peut changer le second dé d’une figurine isolée.',
  },
  will: {
    name: 'Volonté',
    summary:
      'Une valeur réservée aux héros. Son usage est dans le livre de règles de base ; l’adaptation n’y ajoute rien.',
  },
  fate: {
    name: 'Destin',
    summary:
      'Des points avec lesquels un héros peut parer des blessures ; le jet est dans le livre de règles de base. Une blessure de Précision mortelle ainsi parée pare les autres.',
  },
  'break-point': {
    name: 'Seuil de rupture',
    summary:
      'Les pertes auxquelles une force est rompue. L’adaptation n’imprime aucun chiffre et renvoie aux règles de base ; ce projet compte la moitié des figurines, arrondie au supérieur, servants compris mais sans les pièces.',
  },
  'batter-points': {
    name: 'Points de structure',
    summary:
      'Les dégâts que peut subir une pièce ou une autre cible de siège. Un coup qui la blesse donne lieu à un jet sur le tableau de structure, qui compte des points contre elle.',
  },
  crew: {
    name: 'Servants',
    summary:
      'Les canonniers qui viennent avec une pièce, formés à toutes les pièces. S’il y a un homme non formé parmi ceux qui tirent, seul un 6 touche ; une pièce tire une fois par tour, avec son minimum de servants au contact, dont aucun ne s’est déplacé.',
  },
  'min-crew': {
    name: 'Servants minimum',
    summary:
      'Les hommes qu’il faut pour tirer avec une pièce. La moitié, arrondie au supérieur, la pousse à demi-vitesse et davantage à pleine vitesse ; les canons de 18 et de 24 demandent le nombre entier et ne dépassent jamais la demi-vitesse.',
  },
  'base-size': {
    name: 'Taille des socles',
    summary:
      'Les hommes à pied sur des socles ronds de 25 mm, les cavaliers sur des socles ronds de 40 mm. Les distances sont en pouces.',
  },
};
