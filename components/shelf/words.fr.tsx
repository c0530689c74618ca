import type { In } from '../language/area';
import { counted, plural } from '../language/plural';
import type { shelfWords } from './words';

const lists = (n: number) => counted('fr', n, { one: 'liste', other: 'listes' });

export const french: In<typeof shelfWords> = {
  title: 'Mes listes',
  newList: 'Nouvelle liste',
  bringIn: 'Importer une liste',
  keptHere: 'Les listes ne sont conservées que sur cet appareil.',
  lists: (n) =>
    `${lists(n)}, ${plural('fr', n, { one: 'conservée', other: 'conservées' })} sur cet appareil seulement.`,
  unreadable:
    'Vos listes n’ont pas pu être lues. Rechargez cette page ; si cela ne suffit pas, fermez d’abord les autres onglets de Muster Roll.',
  backUp: 'Tout sauvegarder',
  backUpHelp:
    'Un seul fichier avec toutes les listes, parties et listes scellées, et votre collection\u202f; pour le restaurer ici ou ailleurs, importez-le. Qui l’a peut montrer vos listes scellées.',
  bin: 'Corbeille',
  binWith: (n) => `Corbeille (${n})`,
  binHelp: 'Chaque liste y reste 30 jours, puis elle disparaît définitivement.',
  binEmpty: 'Il n’y a plus rien ici.',
  deletedWhen: (moment) => `supprimée\u202f: ${moment.replace(/^[AH]/, (c) => c.toLowerCase())}`,
  drop: 'Déposez ici pour importer',
  event: (link) => (
    <>
      Vous organisez un événement&#8239;? Le {link('bureau de contrôle')} examine les listes de tous
      les joueurs à la fois.
    </>
  ),
  beside: (games, collection, seals) => (
    <>
      Les {games('parties')} gardent ce qui arrive à une liste à la table.{' '}
      {collection('Votre collection')} compte les figurines que vous possédez. Les{' '}
      {seals('listes scellées')} lient deux joueurs avant qu’ils les montrent.
    </>
  ),
  empty: 'Personne n’est encore sous les drapeaux.',
  begin: 'Commencer votre première liste',
  samples: 'Ou ouvrez un exemple et faites-en le vôtre',
  sample: 'Un exemple',
  open: 'Ouvrir',
  openNamed: (name) => `Ouvrir ${name}`,
  restore: 'Restaurer',
  restoreNamed: (name) => `Restaurer ${name}`,
  undo: 'Annuler',
  cancel: 'Abandonner',
  find: 'Rechercher une liste',
  rules: 'Règles',
  all: 'Toutes',
  listsLabel: 'Listes',
  noneFound: 'Aucune liste ne contient tous ces mots.',
  more: 'En montrer plus',
  moreFor: (name) => `Plus d’actions pour ${name}`,
  printSeveral: 'Imprimer',
  printSeveralLists: 'Imprimer plusieurs listes',
  choose: 'Choisissez des listes',
  chosen: (n) => `${lists(n)} ${plural('fr', n, { one: 'choisie', other: 'choisies' })}`,
  print: 'Imprimer',
  unknownRules: (id) => `Règles inconnues (${id})`,
  ofCap: (cap) => (cap === null ? ', sans plafond' : ` sur ${cap}`),
  actions: {
    play: 'Jouer',
    share: 'Partager',
    rename: 'Renommer',
    duplicate: 'Dupliquer',
    print: 'Imprimer',
    save: 'Enregistrer le fichier',
    delete: 'Supprimer',
  },
  rename: {
    title: 'Renommer',
    name: 'Nom',
    missing: 'Donnez un nom à la liste.',
    tooLong: (most) => `Un nom compte ${most} caractères au plus.`,
  },
  damaged: {
    text: (fault) => (
      <>
        <b>Une liste est illisible.</b> Ce qui en est enregistré est endommagé ({fault}). Elle reste
        telle quelle&#8239;; enregistrez-la dans un fichier, pour qu’on puisse la réparer.
      </>
    ),
    fileName: 'liste endommagée.json',
    save: 'Enregistrer le fichier',
    discard: 'Jeter',
    discardForGood: 'Jeter définitivement',
  },
  leftOut: (n) =>
    `La sauvegarde est faite sans ${counted('fr', n, { one: 'enregistrement endommagé', other: 'enregistrements endommagés' })}. Chacun peut être enregistré dans un fichier là où il est montré\u202f: ici, parmi les parties et les listes scellées, dans la collection.`,
  not: {
    opened: (name) => `${name} n’a pas été ouverte.`,
    deleted: (name) => `${name} n’a pas été supprimée.`,
    restored: (name) => `${name} n’a pas été restaurée.`,
    duplicated: (name) => `${name} n’a pas été dupliquée.`,
    renamed: (name) => `${name} n’a pas été renommée.`,
    backedUp: 'La sauvegarde n’a pas été faite.',
    discarded: 'Elle n’a pas été jetée.',
  },
  done: {
    deleted: (name) => `${name} supprimée.`,
    deletedAloud: (name) => `${name} supprimée. Vous pouvez annuler.`,
    restored: (name) => `${name} est de retour.`,
    duplicated: (name) => `${name} ajoutée.`,
    renamed: (name) => `Renommée en ${name}.`,
    backedUp: (n) => `${lists(n)} dans un fichier.`,
  },
};
