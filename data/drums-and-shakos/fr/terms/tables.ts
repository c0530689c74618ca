import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** The charts that a player looks up at the table. */
export const tables: GlossaryTranslations = {
  firearms: {
    name: 'Armes à feu',
    summary:
      'Ce qu’un tireur ajoute à son Combat et à son dé jusqu’à une, deux et trois fois la portée de son arme. Les armes à feu désuètes sont le tromblon, l’arme à mèche et l’arme à rouet.',
    table: {
      head: ['Arme', 'Portée', 'Simple', 'Double', 'Triple'],
      rows: [
        ['Mousquet', 'Longue', '+2', '+1', '0'],
        ['Fusil rayé', 'Longue', '+2', '+2', '+1'],
        ['Carabine', 'Moyenne', '+1', '0', 'pas de tir'],
        ['Pistolet', 'Courte', '+1', '−1', 'pas de tir'],
        ['Arme à feu désuète', 'Courte', '+2', '−1', 'pas de tir'],
        ['Arc', 'Courte', '0', '−1', 'pas de tir'],
      ],
    },
  },
  'ranged-modifiers': {
    name: 'Modificateurs de tir',
    summary: 'Ce qui modifie un tir, outre l’arme à feu elle-même.',
    table: {
      head: ['Cas', 'Modificateur'],
      rows: [
        ['Couvert léger : clôture, arbre, buisson', '−1'],
        ['Couvert lourd : mur, rocher, bâtiment', '−2'],
        ['Tir visé', 'cible −1'],
        ['Salve, chaque tireur après le premier', 'cible −1'],
        ['Cible à terre au-delà de la distance Courte', '−1'],
        ['En selle, sauf à l’arc', '−1'],
      ],
    },
  },
  'hand-to-hand-modifiers': {
    name: 'Modificateurs de corps à corps',
    summary: 'Ce qui modifie un combat au contact socle à socle.',
    table: {
      head: ['Cas', 'Modificateur'],
      rows: [
        ['Chaque ennemi adjacent après le premier', '−1'],
        ['Attaque puissante', 'ennemi −1'],
        ['En embuscade', '+1'],
        ['Contre un ennemi à terre', '+2'],
        ['Cavalier contre homme à pied', '+1'],
        ['Cavalier en terrain accidenté, ou ennemi en terrain accidenté ou dans un bois', '−1'],
        ['Derrière un obstacle ou en hauteur', '+1'],
        ['Meilleure arme', '+1'],
        ['Porteur d’un drapeau', '−1'],
      ],
    },
  },
  'combat-results': {
    name: 'Résultats du combat',
    summary:
      'Les deux camps jettent un dé et ajoutent Combat et modificateurs ; le sort du perdant dépend de l’écart et du dé naturel du vainqueur. Au tir, seule la cible peut en pâtir, et elle peut reculer vers un couvert.',
    table: {
      head: ['Totaux', 'Perdant'],
      rows: [
        ['Égalité', 'rien'],
        ['Battu, dé pair', 'tombe'],
        ['Battu, dé impair', 'recule d’une largeur de socle'],
        ['Doublé', 'blessé et retiré'],
        ['Triplé', 'tué sur le coup'],
      ],
    },
  },
  actions: {
    summary:
      'Ce que paient les succès. Aucune figurine n’attaque deux fois dans un tour, au corps à corps ou au tir.',
    table: {
      head: ['Action', 'Coût'],
      rows: [
        ['Chaque mouvement', '1'],
        ['Mouvement Court en terrain dense', '2'],
        ['Attaque ou tir', '1'],
        ['Attaque puissante ou tir visé', '2'],
        ['Se désengager', '2'],
        ['Recharger', '2'],
        ['Tir et rechargement', '2'],
        ['Ordre du Chef à un groupe', '1'],
        ['Se relever', '1'],
        ['Monter à cheval ou en descendre', '1'],
        ['Ramasser un drapeau ou une arme', '1'],
        ['Poser ou repousser une échelle', '1'],
        ['Enfoncer une porte', '1'],
      ],
    },
  },
  'measuring-sticks': {
    name: 'Réglettes',
    summary:
      'Mouvements et portées se mesurent avec trois réglettes, taillées selon la taille des figurines ; les hommes à pied se déplacent de la Moyenne et la cavalerie de la Longue. Mesurer d’avance est permis.',
    table: {
      head: ['Figurines', 'Courte', 'Moyenne', 'Longue', 'Table'],
      rows: [
        ['15 mm', '50 mm', '80 mm', '120 mm', '60 × 60 cm'],
        ['20 à 28 mm', '75 mm', '120 mm', '180 mm', '90 × 90 cm'],
        ['40 mm et plus', '100 mm', '160 mm', '240 mm', '120 × 120 cm'],
      ],
    },
  },
};
