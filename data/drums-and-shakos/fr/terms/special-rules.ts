import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** The special rules of the book. */
export const specialRules: GlossaryTranslations = {
  cuirass: {
    name: 'Cuirasse',
    summary:
      'Battu de 1, son porteur ne recule ni ne tombe : la passe d’armes reste indécise. Elle ne le sauve plus une fois à terre, ni quand il tombe de haut.',
  },
  elan: {
    summary:
      'Ajoute 1 à ses jets d’activation : un homme de Qualité 4+ agit donc sur 3 ou plus. Pour le moral et tout le reste, c’est sa Qualité imprimée qui compte.',
  },
  engineer: {
    name: 'Génie',
    summary: '+1 en Combat pour enfoncer une porte, une clôture ou tout autre obstacle linéaire.',
  },
  fear: {
    name: 'Effrayant',
    summary:
      'Celui qu’il charge, comme celui qui veut le charger, teste son moral avec une Qualité dégradée de 1 ; qui voulait le charger et rate un dé doit le laisser en paix ce tour-ci, mais ne fuit pas. Les figurines Effrayantes ou Sans peur en sont dispensées.',
  },
  fearless: {
    name: 'Sans peur',
    summary:
      'Insensible aux figurines Effrayantes, charges de cavalerie comprises. Aucun profil imprimé n’a cette règle.',
  },
  'flag-bearer': {
    name: 'Porte-drapeau',
    summary:
      'Porte le drapeau et, tant qu’il ne le lâche pas, se bat au corps à corps à −1 ; les amis en fuite peuvent courir vers lui plutôt que vers le bord de table, et un Regroupement peut se faire autour de lui. Il est le premier à tester son moral pour la perte du Chef ou la moitié de l’effectif, et l’ennemi qui ramasse le drapeau fait tester toute l’escouade.',
  },
  green: {
    name: 'Bleu',
    summary:
      'Teste son moral chaque fois qu’il voit, à distance Longue, un ami tué sur le coup, c’est-à-dire battu par le triple de son total.',
  },
  leader: {
    name: 'Chef',
    summary:
      'L’Officier, un au plus par escouade, et le seul à donner des ordres de groupe. Les amis à portée de sa vue et à distance Longue (Courte si l’un ou l’autre est dans un bois) ajoutent 1 à chaque jet de Qualité, moral compris, sauf s’il est à terre ; tous testent leur moral quand il est blessé ou tué.',
  },
  light: {
    name: 'Léger',
    summary:
      'Traverse le terrain accidenté et les bois à pleine vitesse. Les obstacles linéaires le ralentissent comme tout le monde.',
  },
  marksman: {
    name: 'Tireur d’élite',
    summary:
      'À distance Moyenne ou moins, son tir visé blesse dès lors qu’il bat la cible. Ce tir ne retire pas en plus 1 au Combat de la cible.',
  },
  mounted: {
    name: 'Monté',
    summary:
      'Se déplace de la distance Longue et se bat au corps à corps à +1 contre les hommes à pied, mais à −1 quand l’un des adversaires est en terrain accidenté ou l’ennemi dans un bois ; tire en selle à −1, sauf à l’arc. Ni bâtiments, ni bois, ni escaliers, ni échelles pour lui ; cheval et cavalier tombent d’un bloc.',
  },
  musician: {
    name: 'Musicien',
    summary:
      'À distance Longue à la fois d’un Chef et du groupe que celui-ci commande, il permet au groupe de relancer un dé d’activation raté ; le nouveau résultat compte. Une fois par tour, et jamais quand il est à terre ou au corps à corps.',
  },
  nco: {
    name: 'Sous-officier',
    summary:
      'Commandant en second, un au plus par escouade : les hommes à distance Courte de lui s’activent à +1, sans jamais cumuler ce bonus avec celui du Chef, et il ne peut donner d’ordre de groupe. Si l’Officier est tué, il a dès cet instant toute la règle Chef.',
  },
  'poor-shot': {
    name: 'Mauvais tireur',
    summary: 'Tire avec 1 de Combat en moins. Aucun profil imprimé n’a cette règle.',
  },
  reluctant: {
    name: 'Réticent',
    summary: 'Retranche 1 à ses jets d’activation. Aucun profil imprimé n’a cette règle.',
  },
  scout: {
    name: 'Éclaireur',
    summary:
      'Chaque Éclaireur de l’escouade vaut +1 au jet qui désigne l’attaquant et le défenseur.',
  },
  'short-move': {
    name: 'Mouvement court',
    summary:
      'Se déplace avec la réglette Courte, quand les autres hommes à pied prennent la Moyenne. Aucun profil imprimé n’a cette règle.',
  },
  slow: {
    name: 'Lent',
    summary:
      'Un seul mouvement par tour, quel que soit le nombre de ses succès. Seule la fuite après un test de moral raté lui en fait faire deux.',
  },
  steadfast: {
    name: 'Inébranlable',
    summary: 'Ajoute 1 à ses dés lors d’un test de moral.',
  },
  strong: {
    name: 'Fort',
    summary: '+1 en Combat au corps à corps ; le tir n’y gagne rien.',
  },
  unpredictable: {
    name: 'Imprévisible',
    summary:
      'Doit toujours s’activer avec trois dés, et ne rejoint que des groupes de ses semblables.',
  },
  unreliable: {
    name: 'Peu fiable',
    summary:
      'Au-delà de la distance Moyenne du Chef, il lui faut 5 ou plus à chaque jet de Qualité, sans bonus. Il ne rejoint que des groupes de ses semblables, et seul l’homme le plus proche du Chef doit être à portée de l’ordre.',
  },
  wavering: {
    name: 'Hésitant',
    summary: 'Retranche 1 lors d’un test de moral ; l’activation n’en souffre pas.',
  },
  weak: {
    name: 'Faible',
    summary: '−1 en Combat au corps à corps ; le tir n’en souffre pas.',
  },
};
