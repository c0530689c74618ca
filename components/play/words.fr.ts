import type { In } from '../language/area';
import { counted } from '../language/plural';
import type { playWords } from './words';

const lower = (moment: string) => moment.replace(/^[AH]/, (c) => c.toLowerCase());

export const french: In<typeof playWords> = {
  title: 'Parties',
  description:
    'Les listes à la table : pertes, marques et tests de moral, conservés sur cet appareil.',
  help: 'À la table, une liste garde sa propre copie : vos modifications ultérieures n’y touchent pas.',
  running: 'En cours',
  history: 'Terminées',
  none: 'Aucune partie n’est commencée. Ouvrez le menu d’une liste dans Mes listes et choisissez Jouer.',
  shelf: 'Vers mes listes',
  unreadable: 'Vos parties n’ont pas pu être lues. Rechargez cette page.',
  damaged: (n) =>
    `${counted('fr', n, { one: 'partie est illisible et reste', other: 'parties sont illisibles et restent' })} en l’état.`,
  against: (names) => `contre ${names}`,
  begun: (moment) => `commencée\u202f: ${lower(moment)}`,
  ended: (moment) => `terminée\u202f: ${lower(moment)}`,
  turnOf: (turn) => `tour ${turn}`,
  moreFor: (name) => `Plus d’actions pour ${name}`,
  more: 'Plus d’actions pour cette partie',
  delete: 'Supprimer',
  deleted: (name) => `Partie de ${name} supprimée.`,
  notPutBack: (why) => `La partie n’a pas été remise. ${why}`,
  notDeleted: (why) => `La partie n’a pas été supprimée. ${why}`,
  back: 'Toutes les parties',

  start: {
    title: 'À la table',
    text: 'La feuille suit les pertes et les marques, et annonce les tests à faire. Elle fonctionne hors ligne.',
    begin: 'Commencer une partie',
    another: 'Commencer une autre partie',
    goOn: 'Ou reprenez une partie en cours',
    missing: 'Cette liste n’est pas sur cet appareil.',
    notBegun: (why) => `La partie n’a pas commencé. ${why}`,
  },

  missing: {
    'not-found': 'Cette partie n’existe pas sur cet appareil.',
    damaged: 'Ce qui est enregistré de cette partie est endommagé.',
    unreadable: 'Cette partie n’a pas pu être lue. Rechargez cette page.',
    list: 'La liste de cette partie est illisible pour cette version.',
    rules: 'Ses règles n’ont pas pu être chargées. Rechargez cette page avec une connexion.',
  },

  notSaved: (why) => `Les dernières touches ne sont que dans cette page. ${why}`,
  again: 'Réessayer',
  own: 'Ma liste',
  enemy: 'Adversaire',
  nthEnemy: (nth) => `Adversaire ${nth}`,
  sides: 'Listes',
  lostOf: (lost, size) => `${lost} sur ${size} ${lost > 1 ? 'perdues' : 'perdue'}`,
  nextAt: (name, at) => `à ${at}\u202f: ${name}`,
  strength: (left, size) => `il en reste ${left} sur ${size}`,
  notices: 'Ce que disent les règles',
  due: 'À faire',
  nthOf: (nth, of) => `${nth} sur ${of}`,
  done: 'Fait',
  doneOf: (what) => `Fait\u202f: ${what}`,
  notDone: 'Pas encore',
  notDoneOf: (what) => `Pas encore\u202f: ${what}`,
  detailsOf: (name) => `${name}\u202f: détails`,
  unknown: 'Absent de ce catalogue',
  leftOf: (left, start) => `${left} sur ${start}`,

  tools: 'Une touche pose',
  undo: 'Annuler',
  undoOf: (what) => `Annuler\u202f: ${what}`,
  redo: 'Rétablir',
  redoOf: (what) => `Rétablir\u202f: ${what}`,
  undone: (what) => `Annulé\u202f: ${what}`,
  redone: (what) => `Rétabli\u202f: ${what}`,
  turn: 'Tour',
  nextTurn: 'Tour suivant',
  turnBack: 'Tour précédent',

  deed: {
    on: (name, mark) => `${name}\u202f: ${mark.toLowerCase()}`,
    off: (name, mark) => `${name}\u202f: plus «\u202f${mark.toLowerCase()}\u202f»`,
    count: (name, counter, by) => `${name}\u202f: ${counter} ${by > 0 ? '+' : '−'}${Math.abs(by)}`,
    settled: 'un test fait',
    unsettled: 'un test pas encore fait',
    dismissed: 'un adversaire rangé',
    turn: 'tour',
    reset: 'remise à l’état d’achat',
    unknown: 'une étape',
  },

  menu: {
    enemy: 'Importer la liste adverse',
    dismiss: (name) => `Ranger ${name}`,
    notes: 'Notes',
    reset: 'Tout remettre comme acheté',
    end: 'Terminer la partie',
    goOn: 'Reprendre la partie',
  },
  end: 'Finir',

  ending: {
    title: 'Fin de la partie',
    notes: 'Notes',
    result: 'Comment a-t-elle fini ?',
    results: { won: 'Gagnée', drawn: 'Nulle', lost: 'Perdue' },
    text: 'Notes, pour l’historique',
    finish: 'Garder dans l’historique',
    over: (result) => (result ? `Terminée\u202f: ${result.toLowerCase()}` : 'Terminée'),
    close: 'Terminé',
  },

  bring: {
    title: 'La liste adverse',
    help: 'Elle s’affiche à côté de la vôtre et n’est suivie que dans cette partie. Elle ne rejoint pas vos listes.',
    scan: 'Scanner son code',
    stopScan: 'Arrêter',
    fromShelf: 'Ou prenez l’une de vos listes',
    pick: 'Une liste',
    take: (name) => `Jouer contre ${name}`,
    other: 'En importer une autre',
    failed: 'Une partie de cette page ne s’est pas chargée. Réessayez.',
    reading: 'Lecture',
    noList: 'Ce code ne contient pas de liste.',
    taken: (name) => `${name} est à la table.`,
  },

  awake: {
    label: 'Garder l’écran allumé',
    unsupported:
      'Ce navigateur ne peut pas garder l’écran allumé : allongez le délai dans les réglages de l’appareil.',
    refused: 'L’appareil ne le permet pas pour l’instant, le plus souvent faute de batterie.',
  },
};
