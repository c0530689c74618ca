import type { GlossaryTranslation } from '@/lib/roster/glossary';
import type { NationId } from '../../national-features';

/** The optional trait of each nation's squad. */
export const national: Readonly<Record<NationId, GlossaryTranslation>> = {
  austria: {
    name: 'Reconnaissance de cavalerie légère',
    summary:
      'L’Autriche ajoute 1 à son jet d’attaquant et de défenseur, en plus de ses éventuels Éclaireurs.',
  },
  france: {
    name: 'Sens du commandement',
    summary:
      'Une fois par partie, la France ignore une perte de la main et poursuit avec ses autres figurines et groupes ; qui a raté le jet ne peut pas réessayer.',
  },
  'great-britain': {
    name: 'Courageux',
    summary: 'Une fois par partie, la Grande-Bretagne relance un test de moral.',
  },
  prussia: {
    name: 'Pas de retraite',
    summary:
      'Une fois par partie, chaque Prussien jette deux dés au lieu de trois au test de moral pour la perte du Chef.',
  },
  russia: {
    name: 'Opiniâtre',
    summary:
      'La Russie fait le test de moral de la moitié de l’effectif une perte plus tard que les autres : une escouade de 11 à sa 7e perte, et non à la 6e.',
  },
};
