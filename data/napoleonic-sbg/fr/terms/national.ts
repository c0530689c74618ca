import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** What one nation's roster says beside its profiles. */
export const national: GlossaryTranslations = {
  'national-calibres': {
    name: 'Calibres nationaux',
    summary:
      'Les nations fondent des pièces de poids différents. Une livre de plus ou de moins ne change rien : les canons français de 4 et de 8 utilisent donc les lignes des canons de 3 et de 9.',
  },
  'early-and-late-war': {
    name: 'Début et fin des guerres',
    summary:
      'Les Fusiliers français sont de deux sortes. Une force qui compte les deux doit montrer clairement sur la table lesquels sont lesquels.',
  },
};
