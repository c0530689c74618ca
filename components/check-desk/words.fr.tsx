import { frenchReply } from '@/lib/desk/fr/reply-words';
import { whyUnread } from '@/lib/desk/fr/why-unread';
import { wayOn } from '@/lib/share/fr/way-on';
import type { In } from '../language/area';
import { counted, number, plural } from '../language/plural';
import type { deskWords } from './words';

const figures = (n: number) => number('fr', n);
const lists = (n: number) => counted('fr', n, { one: 'liste', other: 'listes' });
const broken = (n: number) =>
  counted('fr', n, { one: 'règle enfreinte', other: 'règles enfreintes' });

export const french: In<typeof deskWords> = {
  title: 'Bureau de contrôle',
  text: 'Les listes de tout un événement, chacune avec son verdict : fichiers, liens, PDF imprimés, texte brut. Rien ne quitte cet appareil.',
  results: 'Résultats',
  addLists: 'Ajouter des listes',
  drop: 'Déposez-les pour les contrôler',
  cut: (most) => (
    <>
      <b>Tout n’a pas été pris.</b> Il y a plus de {figures(most)} fichiers&#8239;; importez les
      autres en une seconde fois.
    </>
  ),
  removed: {
    one: (name) => `${name} retirée.`,
    several: (n) => `${lists(n)} ${plural('fr', n, { one: 'retirée', other: 'retirées' })}.`,
    undo: 'Vous pouvez annuler.',
  },
  again: 'Réessayer',
  failed: (why) => (
    <>
      <b>Tout n’a pas été contrôlé.</b> Une partie de cette page n’a pas été chargée&#8239;; ce qui
      reste à lire attend ici. Réessayez quand il y a une connexion. {why}
    </>
  ),
  unkept: 'Ces listes ne sont ici que tant que cette page est ouverte.',
  kept: {
    file: 'Conservée sur cet appareil',
    damaged: 'Ce qui était conservé de cette liste est endommagé.',
    way: 'Importez-la à nouveau, puis retirez cette ligne.',
  },
  unread: {
    why: whyUnread,
    way: ({ error, form, way }) => (error ? wayOn(error.code, form) : way),
  },
  work: {
    read: 'Lecture',
    again: 'Nouveau contrôle',
    done: (done, of) => `${figures(done)} sur ${figures(of)}`,
    found: (n) => `${lists(n)} ${plural('fr', n, { one: 'trouvée', other: 'trouvées' })}`,
    stop: 'Arrêter',
  },
  outcome: {
    stopped: (done, of) => (
      <>
        <b>
          Arrêté après {figures(done)} sur {figures(of)}.
        </b>{' '}
        Ce qui était lu reste&#8239;; importez à nouveau les autres quand vous voulez.
      </>
    ),
    lines: (n) =>
      `${counted('fr', n, {
        one: 'ligne de texte n’appartient',
        other: 'lignes de texte n’appartiennent',
      })} à aucune liste.`,
    skipped: (n) =>
      `${counted('fr', n, {
        one: 'fichier que les ordinateurs laissent dans les dossiers a été ignoré',
        other: 'fichiers que les ordinateurs laissent dans les dossiers ont été ignorés',
      })}.`,
  },
  more: (n) => `Et ${counted('fr', n, { one: 'autre', other: 'autres' })}.`,
  intake: {
    drop: 'Déposez les listes ici',
    scan: 'Lire des codes QR',
    help: 'Fichiers de listes, textes de plusieurs listes, PDF imprimés, sauvegardes, et zips de tout cela : autant que vous voulez à la fois.',
    dropHelp: 'Ils peuvent être déposés n’importe où sur la page.',
    files: 'Choisir des fichiers',
    filesLabel: 'Listes à contrôler',
    folder: 'Choisir un dossier',
    folderLabel: 'Dossier de listes à contrôler',
    paste: 'Ou collez des liens ou des textes',
    check: 'Contrôler',
    pasted: 'Texte collé',
    dropped: 'Texte déposé',
  },
  event: {
    title: 'Règles de l’événement',
    none: 'Aucune : chaque liste est jugée par ses propres règles, plafond et réglages.',
    set: 'Régler l’événement',
    change: 'Modifier les règles',
  },
  summary: (n, parts) => (parts.length > 0 ? `${lists(n)}\u202f: ${parts.join(', ')}` : lists(n)),
  number: figures,
  verdicts: {
    legal: (n) => plural('fr', n, { one: 'conforme', other: 'conformes' }),
    remarks: () => 'avec remarques',
    illegal: (n) => plural('fr', n, { one: 'non conforme', other: 'non conformes' }),
    unreadable: (n) => plural('fr', n, { one: 'illisible', other: 'illisibles' }),
  },
  show: {
    label: 'Montrer',
    all: 'en tout',
    duplicates: 'en double',
    shown: (n, of) =>
      `${figures(n)} sur ${figures(of)} ${plural('fr', n, { one: 'affichée', other: 'affichées' })}.`,
    none: 'Aucune liste n’est ainsi.',
    showAll: 'Tout afficher',
  },
  find: 'Rechercher une liste',
  clear: 'Vider le bureau',
  rules: {
    title: 'Règle par règle',
    broken: (n) => (n > 0 ? broken(n) : 'aucune règle enfreinte'),
    label: 'Règles sur toutes les listes',
    lists,
  },
  rowVerdict: {
    unreadable: 'Non lue',
    illegal: broken,
    remarks: (warnings) => `Conforme, ${figures(warnings)} à convenir`,
    legal: 'Conforme',
  },
  table: {
    label: 'Listes',
    columns: {
      player: 'Joueur ou fichier',
      list: 'Liste',
      nation: 'Nation',
      points: 'Points',
      models: 'Figurines',
      verdict: 'Verdict',
      findings: 'Constats',
      data: 'Données',
    },
    more: 'Plus',
    order: 'Ordre',
    asTheyCame: 'Comme reçues',
    lastFirst: (column) => `${column}, à rebours`,
    ofCap: (cap) => `sur ${figures(cap)}`,
    models: 'figurines',
    findings: (n) => plural('fr', n, { one: 'constat :', other: 'constats :' }),
    none: 'Aucun',
    noList: 'Pas de liste',
    sameList: (times) => `La même liste ${figures(times)} fois`,
    samePlayer: (n) => `Un joueur avec ${lists(n)}`,
  },
  reply: frenchReply,
  detail: {
    findings: 'Constats',
    nothing: 'Rien à y redire.',
    reading: '(une interprétation)',
    read: 'Lire la liste',
    remove: 'Retirer',
    ofText: 'Sur le texte',
    moreLines: (n) => `Et ${counted('fr', n, { one: 'autre ligne', other: 'autres lignes' })}.`,
    from: (file, version) => (
      <>
        Vient de {file}. Vérifiée avec les données {version}.
      </>
    ),
    sameTroops: 'Les mêmes troupes que',
    samePlayer: 'Le même joueur a aussi',
    add: 'Ajouter à mes listes',
    onShelf: 'Parmi vos listes : ouvrir',
    added: (name) => `${name} est parmi vos listes.`,
    notAdded: 'La liste n’a pas été ajoutée.',
  },
};
