import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** What is added to rolls. */
export const modifiers: GlossaryTranslations = {
  'fire-modifiers': {
    name: 'Modificateurs de tir',
    summary: 'Ce qui change les points de feu avant le tableau, ou le jet qu’on y fait.',
    table: {
      head: ['Cas', 'Points', 'Jet'],
      rows: [
        ['De flanc, sur un carré ou une colonne', '×2', '+1'],
        ['Cible à couvert', '–', '−1 à −3'],
        ['Les tireurs sont des tirailleurs', '×½', '–'],
        ['La cible est en tirailleurs', '×½', '–'],
        ['Les tireurs ont un pion de moral', '×½', '–'],
        ['Les pièces ont un pion de dégâts', '×½', '–'],
      ],
    },
  },
  'melee-modifiers': {
    name: 'Modificateurs de mêlée',
    summary: 'Ce que chaque camp ajoute à son jet de mêlée.',
    table: {
      head: ['Cas', 'Modificateur'],
      rows: [
        ['Milice', '−1'],
        ['Ligne', '0'],
        ['Élite, infanterie légère', '+1'],
        ['Garde', '+2'],
        ['Cavalerie lourde', '+1'],
        ['Cavalerie cuirassée', '+2'],
        ['En charge', '+1'],
        ['Cavalerie qui charge de l’infanterie à découvert', '+2'],
        ['Lanciers qui chargent de l’infanterie', '+1'],
        ['Deux fois les socles du défenseur', '+2'],
        ['De flanc', '+2'],
        ['À revers', '+3'],
        ['Attaquant en colonne', '+1'],
        ['Carré', '+3'],
        ['Défenseur sur une colline', '+1'],
        ['Défenseur dans un bois', '+2'],
        ['Défenseur dans une maison', '+3'],
        ['Soutenu', '+2'],
        ['Un officier', 'sa valeur'],
        ['Chaque socle perdu', '−1'],
      ],
    },
  },
  'morale-modifiers': {
    name: 'Modificateurs de moral',
    summary: 'Ce qu’une unité ajoute à ses jets de moral : au total, sa valeur de moral.',
    table: {
      head: ['Cas', 'Modificateur'],
      rows: [
        ['Milice', '−1'],
        ['Ligne', '0'],
        ['Élite, infanterie légère, cavalerie lourde', '+1'],
        ['Garde de toute arme', '+2'],
        ['Français', '+1'],
        ['Un officier', 'sa valeur'],
        ['Chaque socle perdu', '−1'],
      ],
    },
  },
};
