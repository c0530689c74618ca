import { frenchEvent } from '../../desk/fr/event-words';
import { whyUnread } from '../../desk/fr/why-unread';
import { count, joinSome, number, numeral, sentence } from '../../rules/fr/french';
import type { PaperWords } from './paper-words';

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
] as const;

/** "2026-11-01" → "1er novembre 2026"; any other text as it is. */
function day(text: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  const name = months[Number(month) - 1];
  if (!year || !date || !name) return text;
  return `${Number(date)}${date === '01' ? 'er' : ''} ${name} ${year}`;
}

/** "3 conformes", "1 conforme". */
function verdict(one: string) {
  return (n: number) => `${number(n)} ${n > 1 ? `${one}s` : one}`;
}

/** What paper says in French. */
export const french: PaperWords = {
  language: 'fr',
  day,
  sheet: {
    unnamed: 'Liste sans nom',
    unknownSection: 'Absents de ce catalogue',
    broken: (errors) =>
      `${sentence(numeral(errors, { feminine: true }))} ${errors > 1 ? 'règles enfreintes' : 'règle enfreinte'}`,
    agree: (warnings) => `Conforme, ${warnings} à convenir`,
    legal: 'Conforme',
    ofCap: (cap) => (cap === null ? 'points, sans plafond' : `sur ${count(cap, 'point')}`),
    noFindings: 'Aucun constat. ',
    checked: (on, dataVersion) => `Vérifiée le ${on} avec les données ${dataVersion}.`,
    total: (size) => `Total, ${size}`,
    yes: 'oui',
  },
  columns: {
    name: 'Figurine',
    gear: 'Armes',
    rules: 'Règles spéciales',
    count: 'N°',
    each: 'Chacun',
    points: 'Points',
    lost: 'Pertes',
  },
  unit: {
    each: ' chacun',
    kept: 'Conservé tel que la liste l’a : sans points ni figurines.',
    notOffered: (options) => `Non proposé\u202f: ${options}`,
    lostOf: (n) => `Pertes, sur ${number(n)}`,
    colon: ' : ',
  },
  notes: {
    atTheTable: 'À la table',
    rule: 'Règles spéciales de cette liste',
    weapon: 'Armes de cette liste',
    equipment: 'Équipement de cette liste',
    gun: 'Pièces de cette liste',
    table: 'Cette partie',
    national: 'Trait national',
  },
  missing: {
    title: 'À acheter ou à peindre',
    head: ['Profil', 'Il faut', 'Vous avez', 'Il manque'],
    none: 'Vous possédez toutes les figurines de cette liste.',
  },
  code: {
    title: 'Vérifier cette liste',
    scan: (address) =>
      `Scannez le code avec un téléphone\u202f: la liste s’ouvre sur ${address}, avec ce que ses règles en disent. Le fichier de cette feuille contient aussi la liste et peut y être importé.`,
    letters: (address) =>
      `La liste est trop longue pour un code qu’un téléphone lirait sur papier. Ces lettres disent la même chose\u202f: importez-les sur ${address}, ou le fichier de cette feuille, qui contient la liste.`,
    fileOnly: (address) =>
      `La liste est trop longue pour un code imprimé. Le fichier de cette feuille la contient\u202f: importez-le sur ${address}.`,
  },
  card: {
    kept: 'Absent du catalogue : conservé tel que la liste l’a.',
    models: (n) => count(n, 'figurine'),
    modelBoxes: 'Figurines',
    pointsEach: (points, isSeveral) => `${count(points, 'point')}${isSeveral ? ' chacune' : ''}`,
    points: 'Points',
    pricesEach: 'Points chacune',
    sheet: (page, of) => `Cartes, feuille ${page} sur ${of}`,
  },
  foot: {
    sheet: (page, of) => `Feuille ${page} sur ${of}`,
    whose: (ruleset, author) => `${ruleset}\u202f: ${author}.`,
    data: (dataVersion) => `Données ${dataVersion}.`,
    dataOf: (dataVersion, on) => `Données ${dataVersion} du ${on}.`,
    printed: (on) => `Imprimé le ${on}`,
    printedWith: (on) => `Imprimé le ${on} avec Muster Roll.`,
  },
  document: {
    cards: 'Cartes d’unité',
    data: (ruleset, dataVersion) => `${ruleset}, données ${dataVersion}`,
    eventRules: (title) => `${title}\u202f: règles de l’événement`,
    results: (title) => `${title}\u202f: résultats`,
  },
  event: {
    ...frenchEvent,
    untitled: 'Événement',
    subject: 'Règles de l’événement',
    asPrinted: 'Les règles telles qu’elles sont imprimées, rien d’autre.',
  },
  results: {
    of: (on) => `Résultats du ${on}`,
    lists: (n) => (n > 1 ? 'listes' : 'liste'),
    heads: {
      player: 'Joueur ou fichier',
      list: 'Liste',
      nation: 'Nation',
      points: 'Points',
      models: 'Figurines',
      verdict: 'Verdict',
    },
    pointsOf: (points, cap) => `${number(points)} sur ${number(cap)}`,
    broken: 'Enfreintes : ',
    toAgree: 'À convenir : ',
    unreadable: 'Illisible',
    whyUnread,
    joinSome,
    sameTroops: (player, more) =>
      `Mêmes troupes que ${player}${more > 0 ? ` et ${count(more, 'autre')}` : ''}`,
    ofThisPlayer: (lists) => `${count(lists, 'liste')} de ce joueur`,
    verdicts: {
      legal: verdict('conforme'),
      remarks: (n) => `${verdict('conforme')(n)} avec des points à convenir`,
      illegal: (n) => `${number(n)} non ${n > 1 ? 'conformes' : 'conforme'}`,
      unreadable: verdict('illisible'),
    },
  },
};
