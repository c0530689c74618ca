import type { In } from '../../language/area';
import { counted } from '../../language/plural';
import type { entryWords } from './entry';

const bought = (n: number) => counted('fr', n, { one: 'acheté', other: 'achetés' });

export const french: In<typeof entryWords> = {
  name: 'Nom',
  note: 'Note',
  none: 'Néant',
  options: 'Options',
  optionsEach: 'Options, pour chacun',
  notOffered: 'Pas proposé ici',
  takeOff: 'Retirer',
  free: 'gratuit',
  whatIs: (option) => `Ce qu’est ${option}`,
  outlook: {
    drop: (reason, option) => `${reason}. Retirez d’abord ${option}.`,
    take: (reason, option) => `${reason}. Prenez d’abord ${option}.`,
  },
  men: {
    title: 'Hommes',
    titleEach: 'Hommes de chacun',
    with: (own, more, prices) =>
      `${own} d’office${more > 0 ? `, ${bought(more)} (${prices})` : ''}.`,
    needed: (n) => `Il en faut ${n} pour servir.`,
    drawn: (own, more) =>
      `${counted('fr', own, { one: 'homme', other: 'hommes' })} d’office, ${bought(more)}`,
  },
  figures: 'Sur la table',
  figuresEach: 'Sur la table, chacun',
  fillIn: 'Renseigner',
  allOf: (name) => `Tout ${name}`,
  split: 'En séparer un',
  duplicate: 'Dupliquer',
  moveUp: 'Monter',
  moveDown: 'Descendre',
  moveTo: 'Déplacer vers',
  remove: 'Retirer',
  splitOff: (name) => `Séparer 1 ${name}`,
  standsAlone: (name) => `1 ${name} est maintenant à part`,
  duplicated: (name) => `Dupliquer ${name}`,
};
