import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** How units shoot, and what fire does. */
export const fire: GlossaryTranslations = {
  'fire-points': {
    name: 'Points de feu',
    summary:
      'La force d’un tir : des points par socle ou par pièce selon la distance, réduits de moitié ou doublés selon le cas. Leur somme désigne la ligne du tableau de tir sur laquelle on jette un D10.',
  },
  'combined-artillery-fire': {
    name: 'Tir d’artillerie combiné',
    summary:
      'Les pièces tirent avant tous les autres, et plusieurs batteries peuvent additionner leurs points contre une même cible. Aucune autre arme ne le peut.',
  },
  'fire-past-friends': {
    name: 'Tir entre des amis',
    summary:
      'Les pièces peuvent tirer entre des unités amies et par-dessus une cible, avec 4″ de marge dans chaque cas. La source le dit en une courte ligne : convenez de la façon de mesurer.',
  },
  'move-and-fire': {
    name: 'Déplacer des pièces',
    summary: 'Une batterie peut se déplacer et tirer dans le même tour.',
  },
  'morale-marker': {
    name: 'Pion de moral',
    summary:
      'Une unité en reçoit un d’un feu vif ou pire, et de toute retraite. Marquée, elle tire à moitié, et fait un test avant d’arriver au contact.',
  },
  'damage-marker': {
    name: 'Pion de dégâts',
    summary: 'Posé près des pièces qu’un feu efficace a touchées ; elles tirent dès lors à moitié.',
  },
  'lively-fire': {
    name: 'Feu vif',
    summary: 'Le moindre effet du tableau de tir : un pion de moral pour la cible.',
  },
  'telling-fire': {
    name: 'Feu efficace',
    summary:
      'Infanterie et cavalerie perdent un socle, les pièces sont endommagées ; la cible reçoit en outre un pion de moral.',
  },
  'deadly-fire': {
    name: 'Feu meurtrier',
    summary:
      'Infanterie et cavalerie perdent deux socles et un pion de moral est posé ; les pièces sont détruites.',
  },
  'withering-fire': {
    name: 'Feu foudroyant',
    summary:
      'Infanterie et cavalerie perdent trois socles et un pion de moral est posé ; les pièces sont détruites.',
  },
};
