import type { In } from '../language/area';
import { counted, number } from '../language/plural';
import type { newListWords } from './words';

export const french: In<typeof newListWords> = {
  title: 'Nouvelle liste',
  rules: 'Règles',
  nation: 'Nation',
  profiles: (n, isFragment) =>
    `${counted('fr', n, { one: 'profil', other: 'profils' })}${isFragment ? ', un fragment' : ''}`,
  points: 'Points',
  none: 'Aucun',
  noCap: 'sans plafond',
  capOf: (cap) => counted('fr', cap, { one: 'point', other: 'points' }),
  noPoints: 'Sans points',
  noCapSet: 'Pas de plafond',
  name: 'Nom',
  nameWith: (nation, cap) => `${nation}, ${counted('fr', cap, { one: 'point', other: 'points' })}`,
  notChosen: 'Non choisi',
  range: (min, max) => `${min} à ${max}`,
  failed: 'La liste n’a pas pu être enregistrée.',
  open: 'Ouvrir la liste',
  cancel: 'Abandonner',
  opponent: (link) => (
    <>
      Personne contre qui jouer&#8239;? {link('Un adversaire au hasard')} est une escouade conforme
      tirée au sort.
    </>
  ),
  errors: {
    whole: (min, max) => `Donnez un nombre entier de ${min} à ${max}.`,
    points: (most) => `Donnez un nombre entier de points, ${number('fr', most)} au plus.`,
    choose: 'Choisissez l’un de ceux-ci.',
    nation: 'Choisissez une nation.',
    tooLong: (most) => `Un nom compte ${most} caractères au plus.`,
  },
};
