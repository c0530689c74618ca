import type { In } from '../language/area';
import { counted, number } from '../language/plural';
import type { collectionWords } from './words';

const models = (n: number) => counted('fr', n, { one: 'figurine', other: 'figurines' });

export const french: In<typeof collectionWords> = {
  title: 'Collection de figurines',
  description:
    'Combien de figurines de chaque profil vous possédez, comptées une fois pour toutes les listes. Les listes disent ensuite ce qui manque.',
  help: 'Combien de figurines de chaque profil vous possédez, comptées une fois pour toutes les listes. Les listes disent ensuite ce qui leur manque\u202f; rien n’est jamais interdit pour autant.',
  ruleset: 'Règles',
  nation: 'Nation',
  find: 'Rechercher un profil',
  noneFound: 'Aucun profil n’a tous ces mots.',
  noRoster: 'Ce catalogue n’a pas pu être chargé\u202f: il n’y a pas de connexion.',
  totals: (nation, all) => `${models(nation)} de cette nation, ${number('fr', all)} en tout`,
  strangers: 'Dans aucun catalogue ici',
  export: 'Enregistrer le fichier',
  exportCsv: 'Enregistrer le tableau (CSV)',
  import: 'Importer une collection',
  importFile: 'Fichier d’une collection',
  clear: 'Vider la collection',
  cleared: (n) =>
    `${counted('fr', n, { one: 'figurine retirée', other: 'figurines retirées' })} de la collection.`,
  done: (n) => `${counted('fr', n, { one: 'nombre modifié', other: 'nombres modifiés' })}.`,
  undone: 'La collection est comme avant.',
  notStored: 'L’enregistrement n’a pas pu se faire.',
  unreadable: 'Votre collection n’a pas pu être lue. Rechargez cette page.',
  damaged: {
    text: (what) =>
      `Un nombre est illisible\u202f: ${what}. Ce qui en est enregistré est endommagé. Il reste tel quel\u202f; enregistrez-le dans un fichier, pour qu’on puisse le réparer.`,
    fileName: 'nombre endommagé.json',
  },
  left: (n) =>
    `${counted('fr', n, { one: 'nombre a été modifié entre-temps dans un autre onglet et reste ainsi', other: 'nombres ont été modifiés entre-temps dans un autre onglet et restent ainsi' })}.`,
  incoming: {
    title: 'Importer une collection',
    text: (n) =>
      `Ce fichier change ${counted('fr', n, { one: 'nombre', other: 'nombres' })}. Ce qu’il ne nomme pas reste comme il est.`,
    same: 'Ce fichier a les mêmes nombres que votre collection\u202f: il n’y a rien à reprendre.',
    strangers: (n) =>
      `${counted('fr', n, { one: 'de ces nombres est celui d’un profil', other: 'de ces nombres sont ceux de profils' })} qu’aucun catalogue n’a ici\u202f: d’un Muster Roll plus récent, ou mal ${n < 2 ? 'écrit' : 'écrits'}.`,
    takeStrangers: 'Les reprendre aussi',
    profile: 'Profil',
    now: 'Avant',
    then: 'Après',
    take: 'Reprendre',
    cancel: 'Abandonner',
  },
  refused: {
    'not-found': 'Ce fichier ne s’ouvre pas.',
    'too-large': 'Ce fichier est trop grand pour une collection.',
    'not-a-list':
      'Ce n’est pas une collection. Il faut un fichier enregistré ici, ou un tableau avec les colonnes ruleset, profile et owned.',
    'unsupported-version':
      'Un Muster Roll plus récent a écrit cette collection\u202f: rechargez cette page pour la lire.',
    damaged: (where) =>
      `Rien n’a été repris\u202f: ${/^\d+$/.test(where) ? `la ligne ${where}` : where} n’a pas de nombre entier de figurines de 0 à 9999.`,
    quotes: (line) =>
      `Rien n’a été repris\u202f: à la ligne ${line}, des guillemets ne sont pas fermés, ou quelque chose les suit.`,
    twice: (line) =>
      `Rien n’a été repris\u202f: le profil de la ligne ${line} s’y trouve deux fois.`,
  },
  missing: {
    title: 'Votre collection',
    short: (owned, needed, name) =>
      `Vous possédez ${number('fr', owned)} ${name} sur ${number('fr', needed)}`,
    none: 'Vous possédez toutes les figurines de cette liste.',
  },
};
