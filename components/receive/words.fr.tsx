import { describeNote } from '@/lib/share/fr/note';
import type { In } from '../language/area';
import { counted, listed, number, plural } from '../language/plural';
import type { receiveWords } from './words';

const lists = (n: number) => counted('fr', n, { one: 'liste', other: 'listes' });
const lines = (n: number) => counted('fr', n, { one: 'ligne', other: 'lignes' });
const entries = (n: number) => counted('fr', n, { one: 'entrée', other: 'entrées' });

export const french: In<typeof receiveWords> = {
  open: {
    title: 'Ouvrir une liste',
    text: 'Un lien, un fichier ou un texte, à regarder avant que rien soit conservé.',
    waiting: 'Ouverture de la liste',
    failed: {
      title: 'La liste n’a pas encore pu être ouverte',
      text: 'Une partie de cette page n’a pas été chargée. La liste est dans le lien et n’est pas perdue : réessayez quand il y a une connexion.',
    },
    unreadable: {
      'not-a-list': 'Il n’y a pas de liste dans ce lien',
      'unsupported-version': 'Cette liste vient d’un Muster Roll plus récent',
      'unknown-ruleset': 'Une liste pour d’autres règles',
      'unknown-nation': 'Une liste d’une autre nation',
      'too-large': 'C’est trop grand pour une liste',
    },
    damaged: 'Ce lien est endommagé',
    toShelf: 'Vers vos listes',
    openYours: 'Ouvrir la vôtre',
    stillThere: 'Le lien contient toujours la liste.',
  },
  drop: 'Déposez ici pour importer',
  ask: {
    choose: 'Choisir des fichiers',
    files: 'Fichiers de listes',
    help: 'Fichiers de listes, sauvegardes, fichiers texte et PDF de feuilles d’armée imprimées ici.',
    dropHelp: 'Ils peuvent aussi être déposés sur la page.',
    paste: 'Ou collez un lien ou un texte',
    read: 'Lire',
  },
  bringIn: {
    title: 'Importer une liste',
    one: (name) => `${name} importée.`,
    several: (n) => `${lists(n)} ${plural('fr', n, { one: 'importée', other: 'importées' })}.`,
    add: (n) => `Ajouter ${lists(n)}`,
    other: 'Essayer autre chose',
    stop: 'Arrêter',
    failed:
      'La lecture n’a pas abouti : une partie de cette page n’a pas été chargée. Réessayez quand il y a une connexion.',
    reading: 'Lecture',
    readingOf: (nth, of) => `Lecture du fichier ${nth} sur ${of}`,
  },
  add: 'Ajouter à mes listes',
  addCopy: 'Ajouter une copie',
  notAdded: 'La liste n’a pas été ajoutée.',
  notNow: 'Pas maintenant',
  again: 'Réessayer',
  note: describeNote,
  nthList: (file, nth) => `${file}, liste ${nth}`,
  haul: {
    lists: 'Listes reçues',
    further: (n) =>
      `${number('fr', n)} de plus, ${plural('fr', n, { one: 'choisie', other: 'choisies' })} de la même façon.`,
    more: 'En montrer plus',
    look: 'Regarder',
    close: 'Fermer',
    worth: (points, cap) =>
      cap === null ? `${points} points, sans plafond` : `${points} points sur ${cap}`,
    otherFigures: 'Elle a été écrite avec d’autres chiffres.',
    lines: (n) => `${lines(n)} de son texte à regarder.`,
    leftover: (n) =>
      `${lines(n)} ${plural('fr', n, { one: 'n’appartenait', other: 'n’appartenaient' })} à aucune liste\u202f:`,
  },
  backup: {
    text: (made, n, counts) => {
      const parts = [
        [counts.new, { one: 'nouvelle', other: 'nouvelles' }],
        [counts.same, { one: 'identique à celle d’ici', other: 'identiques à celles d’ici' }],
        [counts.binned, { one: 'dans la corbeille', other: 'dans la corbeille' }],
        [
          counts.different,
          { one: 'modifiée depuis, ici ou là-bas', other: 'modifiées depuis, ici ou là-bas' },
        ],
      ] as const;
      const words = parts.flatMap(([n, forms]) => (n > 0 ? [counted('fr', n, forms)] : []));
      return `Une sauvegarde${made === undefined ? '' : ` du ${made}`} avec ${lists(n)}${
        words.length === 0 ? '' : `\u202f: ${listed('fr', words)}`
      }.`;
    },
    harmless: 'Rien de ce qui est parmi vos listes n’en est modifié.',
  },
  refusals: {
    file: (name) => <>{name} n’a pas été lu.</>,
    further: (n) =>
      `${counted('fr', n, { one: 'autre n’a pas pu être lu', other: 'autres n’ont pas pu être lus' })}.`,
  },
  standing: {
    namesake: (link) => (
      <>
        {link('Une liste de ce nom')} est déjà parmi les vôtres, et diffère. Elle reste telle
        quelle&#8239;; celle-ci vient à côté.
      </>
    ),
    same: (link) => <>Exactement la même liste est déjà {link('parmi les vôtres')}.</>,
    binned: 'Exactement la même liste est dans la corbeille : elle en est reprise.',
    different: (link) => (
      <>
        Elle diffère de {link('la vôtre')}, qui reste telle quelle&#8239;: celle-ci vient à côté,
        comme copie.
      </>
    ),
    newer: {
      backup: 'Celle de la sauvegarde est la plus récente.',
      present: 'La vôtre est la plus récente.',
    },
    twin: 'La même liste se trouve plus haut.',
  },
  noRosters: {
    text: (
      <>
        <b>Les catalogues n’ont pas été chargés</b>&#8239;: la liste ne peut être ni chiffrée ni
        vérifiée maintenant. Elle peut être ajoutée malgré tout&#8239;; ou réessayez quand il y a
        une connexion.
      </>
    ),
    reload: 'Recharger',
  },
  claims: {
    title: 'Elle a été écrite avec d’autres chiffres',
    said: 'Elle dit',
    here: 'Ici',
    rows: {
      points: 'Points',
      models: 'Figurines',
      verdict: 'Verdict',
      dataVersion: 'Données',
    },
    prices: (n) =>
      `${entries(n)} ${plural('fr', n, {
        one: 'a un autre coût : les deux sont indiqués à côté.',
        other: 'ont un autre coût : les deux sont indiqués à côté.',
      })}`,
    text: 'La liste ne contient pas de coûts, donc rien n’y change : elle est toujours chiffrée par les catalogues d’ici.',
  },
  list: {
    checkedBy: (version) => `Vérifiée ici avec les données ${version}.`,
    ofText: 'Sur le texte',
    moreLines: (n) => `Et ${counted('fr', n, { one: 'autre ligne', other: 'autres lignes' })}.`,
    findings: 'Constats',
    entries: 'Entrées',
    unknownProfiles: 'Hors de ce catalogue',
    nobody: 'Il n’y a personne.',
    showAll: (n) => `Montrer les ${entries(n)}`,
    itSaid: (points) => <>elle dit {points}</>,
    notOffered: (options) => <>{options} (non proposé)</>,
  },
};
