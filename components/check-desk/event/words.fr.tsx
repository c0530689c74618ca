import { frenchEvent } from '@/lib/desk/fr/event-words';
import { describeDoubt, describeEventError } from '@/lib/rules/fr/event-errors';
import type { In } from '../../language/area';
import { counted, number } from '../../language/plural';
import type { eventWords } from './words';

export const french: In<typeof eventWords> = {
  title: 'Règles de l’événement',
  wording: frenchEvent,
  error: describeEventError,
  doubt: describeDoubt,
  hold: 'Elles valent pour chaque liste que vous importez.',
  again: 'Nouveau contrôle',
  done: 'Terminé',
  text: 'Ce que vous réglez ici est demandé à chaque liste du bureau, en plus de ses propres règles. Ce que vous laissez ouvert reste comme dans chaque liste.',
  undoClear: 'Annuler : rétablir les règles',
  clear: 'Repartir de zéro',
  form: {
    name: 'Nom de l’événement',
    unnamed: 'Sans nom',
    ruleset: 'Jeu de règles',
    rulesetHelp: 'Choisissez-en un pour régler nations, profils, scénarios et interprétations.',
    anyRuleset: 'Tous',
    cap: 'Plafond de points',
    asListed: 'De la liste',
    noCap: 'Aucun',
    maxCopies: 'Max. par profil',
    maxModels: 'Max. figurines',
    anyNumber: 'Libre',
    asEachList: 'Selon chaque liste',
    numberAsEachList: (min, max) => `Selon chaque liste\u202f; ${min} à ${max}`,
    yes: 'Oui, pour tous',
    no: 'Non, pour personne',
    nations: 'Nations',
    allNations: 'Toutes. Cochez celles qui sont admises pour exclure les autres.',
    someNations: 'Seuls les profils des nations cochées peuvent être alignés.',
    banned: 'Profils interdits',
    required: 'Profils obligatoires',
    waived: 'Interprétations écartées',
    waivedHelp:
      'Là où le livre se tait, voici nos interprétations. Une interprétation écartée donne une remarque, pas une règle enfreinte.',
    doubts: 'À regarder',
    wholeNumber: (min, max) =>
      `Indiquez un nombre entier de ${number('fr', min)} à ${number('fr', max)}.`,
    oneOfThese: 'Choisissez dans la liste.',
    nameTooLong: (most) => `Un nom compte ${most} caractères au plus.`,
  },
  profiles: {
    find: 'Rechercher un profil',
    findFor: (what) => `Rechercher un profil pour\u202f: ${what}`,
    unknown: 'absent de ces catalogues',
    remove: (name) => `Retirer ${name}`,
    none: 'Aucun profil ne contient tous ces mots.',
    further: (n) =>
      `Et ${counted('fr', n, { one: 'autre', other: 'autres' })}\u202f: continuez à écrire pour préciser.`,
  },
  ways: {
    title: 'Conserver et partager',
    save: 'Enregistrer ici',
    saved: (name) => `${name} est enregistré sur cet appareil.`,
    file: 'Enregistrer le fichier',
    pdf: 'Enregistrer en PDF',
    busy: 'Mise en page',
    event: 'Événement',
    pdfName: (event) => `${event}, règles`,
    bringIn: 'Importer un événement',
    eventFile: 'Fichier d’événement',
    notSaved: (
      <>
        <b>Pas encore enregistré.</b> Donnez d’abord un nom à l’événement, tout en haut.
      </>
    ),
    trouble: 'Cela n’a pas fonctionné.',
    link: 'Lien vers ces règles',
    help: 'Joueurs et autres organisateurs ouvrent le lien ou le fichier, voient ces règles et contrôlent leurs propres listes avec elles.',
  },
  unnamed: 'Événement sans nom',
  savedList: {
    label: 'Événements enregistrés',
    title: 'Enregistrés sur cet appareil',
    more: (name) => `Plus d’actions pour ${name}`,
    rename: 'Renommer',
    delete: 'Supprimer',
    deleted: (name) => <>{name} supprimé.</>,
    deletedAloud: (name) => `${name} supprimé. Vous pouvez annuler.`,
    undo: 'Annuler',
    newName: 'Nouveau nom',
    cancel: 'Abandonner',
  },
  offer: {
    title: 'Règles d’un événement',
    replace: 'Remplacer les règles',
    use: 'Utiliser ces règles',
    notNow: 'Pas maintenant',
    close: 'Fermer',
    from: (file) => <>Vient de&#8239;: {file}</>,
    ask: 'Demandez à l’expéditeur le lien entier, ou le fichier de l’événement.',
    replaces: (name) => (
      <>
        Elles remplacent les règles réglées actuellement{name !== undefined && <>, {name}</>}.
        Enregistrez d’abord celles-ci si vous voulez les garder.
      </>
    ),
    nothing: 'Il ne demande rien de plus que les règles.',
    theLink: 'Le lien',
    notLoaded: 'une partie de cette page n’a pas été chargée',
  },
};
