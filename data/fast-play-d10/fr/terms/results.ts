import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** What melee and morale rolls lead to. */
export const results: GlossaryTranslations = {
  'melee-results': {
    name: 'Résultats de mêlée',
    summary:
      'Le jet de l’attaquant moins celui du défenseur, modificateurs compris. La copie n’a pas de ligne pour 1 à 3 et en a deux pour −1 à −3 : convenez de celle qui vaut pour chaque cas.',
    table: {
      head: ['Différence', 'Attaquant', 'Défenseur'],
      rows: [
        [
          '7 et plus',
          'aucune perte, occupe la place',
          'recule ; 2 socles, 1 chef et 1 batterie perdus',
        ],
        ['4 à 6', 'aucune perte, occupe la place', 'recule ; 1 socle et 1 batterie perdus'],
        ['0', 'recule', 'recule'],
        ['−1 à −3, première ligne', 'recule', 'recule'],
        ['−1 à −3, seconde ligne', 'recule', 'aucune perte, reste'],
        ['−4 à −6', 'recule ; 1 socle perdu', 'aucune perte, reste'],
        ['−7 et moins', 'recule ; 2 socles perdus, 1 chef capturé', 'aucune perte, reste'],
      ],
    },
  },
  'morale-chart': {
    name: 'Tableau de moral',
    summary:
      'Un D10 pour une unité marquée, modificateurs ajoutés. Le second jet, s’il y en a un, prend aussi la valeur de moral et un officier.',
    table: {
      head: ['Jet', 'Résultat'],
      rows: [
        [
          '10 et plus',
          'Se rallie, se déplace normalement ; deux jets, un 6 ramène des socles, 2 en tout',
        ],
        ['7 à 9', 'Se rallie ; un socle revient sur 6 et plus'],
        ['5, 6', 'Se rallie ; un socle revient sur 6 et plus'],
        ['3, 4', 'Se replie face à l’ennemi, pion retiré ; un socle est perdu sur 5 et moins'],
        [
          '1, 2',
          'Se replie face à l’ennemi, le pion reste ; deux socles sont perdus sur 5 et moins',
        ],
        ['0', 'En déroute, retirée'],
      ],
    },
  },
};
