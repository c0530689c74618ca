import { count, number, quoted } from '../../rules/fr/french';
import { describeNote } from '../../share/fr/note';
import type { ReplyWords } from '../reply-words';
import { whyUnread } from './why-unread';

const anyForm =
  'Merci de l’envoyer sous l’une de ces formes : le fichier qui finit par .muster.json, le lien de Partager, la liste en texte, ou le PDF de la feuille d’armée imprimée.';

export const frenchReply: ReplyWords = {
  subject: ({ name, event, file }) =>
    ['Votre liste', name && quoted(name), event && `pour ${event}`, file && `(${file})`]
      .filter(Boolean)
      .join(' '),
  figures: ({ nation, points, cap, models }) => {
    const force = count(models, 'figurine');
    if (points === null) return `${nation}, ${force}`;
    const worth = count(points, 'point', 'points');
    return `${nation}, ${cap === null ? worth : `${worth} sur ${number(cap)}`}, ${force}`;
  },
  finding: ({ message, rule, source }) => `${message} (${rule}\u202f: ${source})`,
  problems: (subject, figures, n) => `${subject} (${figures}) a ${count(n, 'problème')}\u202f:`,
  legal: (subject, figures) => `${subject} est conforme\u202f: ${figures}.`,
  toAgree: (n) => `${count(n, 'point à convenir', 'points à convenir')} avant la partie\u202f:`,
  again: 'Merci de me renvoyer la liste une fois corrigée.',
  claims: ({ points, models, dataVersion }, version) => {
    const was = [
      points !== undefined && count(points, 'point', 'points'),
      models !== undefined && count(models, 'figurine'),
      dataVersion !== undefined && `données ${dataVersion}`,
    ];
    return `Votre exemplaire indique ${was.filter(Boolean).join(', ')}\u202f; j’ai vérifié la liste avec les données ${version}.`;
  },
  lines: 'Merci de regarder ces lignes, qui n’ont pas été lues telles quelles :',
  note: describeNote,
  moreLines: (n) => `et ${count(n, 'autre ligne', 'autres lignes')}.`,
  unread: (subject, why) => `${subject} n’a pas pu être lue. ${why}`,
  why: whyUnread,
  instead: {
    'not-found': 'Merci de l’envoyer encore une fois.',
    'too-large': `Une liste n’est jamais si grande. ${anyForm}`,
    'not-a-list': anyForm,
    'unsupported-version':
      'Votre Muster Roll semble plus récent que le mien. Merci de m’envoyer la liste en texte, et de me dire à quelle adresse vous l’avez faite.',
    'unknown-ruleset':
      'Je ne peux pas contrôler les listes de ces règles. Est-ce bien la liste pour cet événement ?',
    'unknown-nation': 'Merci de vérifier pour quelle nation elle est, et de la renvoyer.',
    'invalid-list': `Elle a pu être coupée en chemin. ${anyForm}`,
  },
};
