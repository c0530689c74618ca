import type { In } from '../language/area';
import { counted, listed } from '../language/plural';
import type { glossaryWords } from './words';

export const french: In<typeof glossaryWords> = {
  title: 'Glossaire',
  text: 'Ce que signifient les mots de vos listes et de vos cartes, dans les nôtres. Les règles elles-mêmes sont dans les livres.',
  find: 'Rechercher un mot',
  rules: 'Règles',
  all: 'Toutes',
  entries: (n) => counted('fr', n, { one: 'entrée', other: 'entrées' }),
  noneFound: 'Aucune entrée ne contient tous ces mots.',
  kindsLabel: 'Catégories',
  kinds: {
    rule: 'Règles et termes',
    weapon: 'Armes',
    equipment: 'Équipement',
    gun: 'Canons',
    table: 'Tableaux',
    national: 'Traits nationaux',
  },
  data: (version, day) => `Données ${version}, ${day}.`,
  source: 'Source',
  seeAlso: 'Voir aussi',
  inThisList: 'Dans la liste',
  holders: (names) => listed('fr', names),
  inProfiles: (n) => `Dans ${counted('fr', n, { one: 'profil', other: 'profils' })}`,
  withTerm: (term) => ` avec ${term}`,
  moment: 'Un instant.',
  table: (name) => `${name}, tableau`,
  backTo: (term) => `Retour à ${term}`,
  close: 'Fermer',
  failed: 'Le glossaire n’a pas pu être chargé. Fermez ceci et réessayez.',
  noEntry: 'Le glossaire n’a pas d’entrée pour ce mot.',
  openPage: 'Ouvrir dans le glossaire',
};
