import type { In } from '../language/area';
import { counted, plural } from '../language/plural';
import type { rostersWords } from './words';

const profiles = (n: number) => counted('fr', n, { one: 'profil', other: 'profils' });

export const french: In<typeof rostersWords> = {
  title: 'Catalogue',
  profiles,
  fragment: 'en partie seulement',
  addsTo: 'Ajouter à',
  search: 'Nom, arme ou règle',
  shown: (n) => `${profiles(n)} ${plural('fr', n, { one: 'affiché', other: 'affichés' })}`,
  arm: 'Arme',
  all: 'Tout',
  affordable: 'Abordable',
  staysLegal: 'Reste conforme',
  allies: 'Alliés',
  allow: (setting) => `Autoriser «\u202f${setting}\u202f»`,
  forbid: (setting) => `Interdire «\u202f${setting}\u202f»`,
  empty: 'Personne ne correspond dans ce catalogue.',
  showAll: 'Tout afficher',
  add: (profile) => `Ajouter ${profile}`,
  points: (n) => counted('fr', n, { one: 'point', other: 'points' }),
  inTheList: (n) => `${n} dans la liste`,
  inList: (n) => `${n} en liste`,
  back: 'Voir la liste',
  profile: 'Profil',
  eachOf: (models, n) => `${models}, chacun des ${n}`,
  carries: 'Équipement',
  rules: 'Règles spéciales',
  options: 'Options',
  anyNumber: 'en nombre libre',
  free: 'gratuit',
};
