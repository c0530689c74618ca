import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** How a turn goes: moving, charging, forming up. */
export const turn: GlossaryTranslations = {
  'turn-sequence': {
    name: 'Séquence de jeu',
    summary:
      'Les charges sont annoncées et faites d’abord, puis l’attaquant se déplace, le défenseur tire, l’attaquant tire, et la mêlée se livre. Les deux camps tentent de se rallier à la fin, et les rôles s’échangent.',
  },
  'first-move': {
    name: 'Premier mouvement',
    summary: 'Un jet décide de qui commence la partie comme attaquant ; la France y ajoute 1.',
  },
  'attacker-and-defender': {
    name: 'Attaquant et défenseur',
    summary:
      'L’attaquant est celui dont c’est le tour : il charge et se déplace, et tire en second. Au tour suivant, les deux échangent leurs places.',
  },
  charge: {
    summary:
      'Annoncée avant tout autre mouvement et faite à la distance de charge de l’unité. Elle fixe qui elle atteint et ajoute 1 en mêlée.',
  },
  'counter-charge': {
    name: 'Contre-charge',
    summary:
      'La réponse du défenseur aux charges annoncées, faite avant qu’aucune d’elles ne se déplace.',
  },
  'emergency-square': {
    name: 'Carré d’urgence',
    summary:
      'Un bataillon menacé forme le carré sur un jet de D10 de 6 ou plus, en ajoutant sa valeur de moral et un officier présent.',
  },
  pinned: {
    name: 'Fixée',
    summary: 'Une charge qui atteint une unité la fixe.',
  },
  'change-formation': {
    name: 'Changement de formation',
    summary:
      'Gratuit, avant ou après le mouvement, pour les unités qui ne s’approchent pas à 2″ les unes des autres.',
  },
  'line-formation': {
    name: 'Formation en ligne',
    summary:
      'L’infanterie en ligne se déplace de 6″ et charge à 8″, sans rien gagner sur route ; elle n’est pas une cible double, comme l’est une colonne ou un carré.',
  },
  column: {
    name: 'Colonne',
    summary:
      'Plus rapide que la ligne, avec 9″, 12″ par la route et 11″ à la charge, et +1 en mêlée pour un attaquant dans cette formation. Le feu dirigé sur elle compte double, et le jet gagne 1.',
  },
  square: {
    name: 'Carré',
    summary:
      'Une infanterie qui ne se déplace ni ne tire, et a +3 en mêlée. Le feu dirigé sur elle compte double, et le jet gagne 1.',
  },
  skirmishers: {
    name: 'Tirailleurs',
    summary:
      'De l’infanterie légère en ordre ouvert : elle tire avec la moitié de ses points de feu, et l’on tire sur elle avec la moitié des siens. Chargée, elle tente de former la ligne, et la cavalerie passe sur le corps de ceux qui échouent.',
  },
};
