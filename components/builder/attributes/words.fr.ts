import type { In } from '../../language/area';
import type { attributesWords } from './words';

export const french: In<typeof attributesWords> = {
  title: 'Ce que c’est',
  titleEach: 'Ce qu’est chacun',
  missing: 'Reste à indiquer.',
  refusals: {
    flag: 'Oui ou non',
    choice: 'L’un de ceux qui sont proposés',
    number: (min, max) =>
      max === undefined
        ? `Un nombre entier, ${min} ou plus`
        : `Un nombre entier de ${min} à ${max}`,
  },
  change: (attribute, profile) => `${attribute} de ${profile}`,
  notGiven: 'Non indiqué',
  notOffered: (value) => `${value} (pas proposé)`,
  oneLess: (attribute) => `${attribute}\u202f: un de moins`,
  oneMore: (attribute) => `${attribute}\u202f: un de plus`,
  yes: 'oui',
  isDefault: (ofWhom) => `Valeur par défaut pour ${ofWhom}`,
  default: (ofWhom, value) => `Par défaut pour ${ofWhom}\u202f: ${value}`,
  backToIt: 'Y revenir',
  of: (attribute) => `pour ${attribute}`,
  notAsked: 'Pas demandé pour cette unité',
  takeOff: 'Retirer',
};
