import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** What sets the nations apart. */
export const national: GlossaryTranslations = {
  'french-control': {
    name: 'Officiers français',
    summary:
      'Les unités françaises ajoutent 1 au moral parce que leurs officiers les tiennent en main, et la France ajoute 1 au jet du premier mouvement.',
  },
  'french-guard-guns': {
    name: 'Pièces françaises',
    summary:
      'Les batteries de la garde tirent sur la meilleure ligne du tableau de la canonnade, toutes les autres sur la deuxième.',
  },
  'british-guns': {
    name: 'Pièces britanniques',
    summary: 'Toutes les batteries tirent sur la deuxième ligne du tableau de la canonnade.',
  },
  'russian-guns': {
    name: 'Pièces russes',
    summary:
      'Toutes les batteries tirent sur la meilleure ligne du tableau de la canonnade, quelle que soit leur classe.',
  },
  'other-guns': {
    name: 'Pièces des autres nations',
    summary:
      'Les batteries prussiennes, autrichiennes et toutes les autres tirent sur la dernière ligne, qu’elles soient de la garde ou non.',
  },
};
