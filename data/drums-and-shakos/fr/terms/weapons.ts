import type { GlossaryTranslations } from '@/lib/roster/glossary';

/** Every weapon of the rosters, and having none. */
export const weapons: GlossaryTranslations = {
  axe: {
    name: 'Hache',
    summary: 'L’outil du sapeur, dernière des armes de corps à corps.',
  },
  blunderbuss: {
    name: 'Tromblon',
    summary:
      'Une arme à feu désuète : +2 à distance Courte, −1 au double, rien au-delà. Les figurines visibles qui touchent la cible sont attaquées elles aussi, à +1.',
  },
  bow: {
    name: 'Arc',
    summary:
      '0 à distance Courte, −1 au double, rien au-delà ; se tire en selle sans pénalité. Ce n’est pas une arme à feu, et aucun rechargement n’est imprimé pour lui.',
  },
  carbine: {
    name: 'Carabine',
    summary:
      'L’arme à feu de la cavalerie : +1 à distance Moyenne, 0 au double, rien au-delà. Deux actions pour recharger.',
  },
  halberd: {
    name: 'Hallebarde',
    summary:
      'À égalité avec la Pique : meilleure que l’Épée, le Mousquet et la Hache, moins bonne que la Lance.',
  },
  lance: {
    summary: 'La première des armes de corps à corps, meilleure que toutes les autres.',
  },
  musket: {
    name: 'Mousquet',
    summary:
      '+2 à distance Longue, +1 au double, 0 au triple ; deux actions pour recharger. À la crosse ou à la baïonnette, il ne l’emporte que sur la Hache.',
  },
  pike: {
    name: 'Pique',
    summary:
      'À égalité avec la Hallebarde : meilleure que l’Épée, le Mousquet et la Hache, moins bonne que la Lance.',
  },
  pistol: {
    name: 'Pistolet',
    summary: '+1 à distance Courte, −1 au double, rien au-delà. Deux actions pour recharger.',
  },
  rifle: {
    name: 'Fusil rayé',
    summary:
      '+2 à distance Longue et au double, +1 au triple. Deux actions pour recharger, et jamais dans le tour où il tire, ni avant ni après le coup.',
  },
  sword: {
    name: 'Épée',
    summary:
      'Meilleure que le Mousquet et la Hache, moins bonne que la Lance, la Hallebarde et la Pique.',
  },
  unarmed: {
    name: 'Sans arme',
    summary:
      'Les tambours n’ont pas d’arme et ne se battent qu’avec leur Combat. Ce que valent les mains nues face aux armes n’est pas imprimé.',
  },
};
