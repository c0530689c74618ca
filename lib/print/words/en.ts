import { englishEvent } from '../../desk/event-words';
import { count, joinSome, sentence, word } from '../../rules/english';
import { formatDay } from '../day';
import type { PaperWords } from './paper-words';

/** What paper says in English. */
export const english: PaperWords = {
  language: 'en',
  day: formatDay,
  sheet: {
    unnamed: 'List without a name',
    unknownSection: 'Not in this roster',
    broken: (errors) => `${sentence(word(errors))} ${errors === 1 ? 'rule' : 'rules'} broken`,
    agree: (warnings) => `Legal, ${warnings} to agree`,
    legal: 'Legal',
    ofCap: (cap) => (cap === null ? 'points, no cap' : `of ${cap} points`),
    noFindings: 'No findings. ',
    checked: (day, dataVersion) => `Checked ${day} against roster data ${dataVersion}.`,
    total: (size) => `Total, ${size}`,
    yes: 'yes',
  },
  columns: {
    name: 'Model',
    gear: 'Weapons',
    rules: 'Special rules',
    count: 'No.',
    each: 'Each',
    points: 'Points',
    lost: 'Lost',
  },
  unit: {
    each: ' each',
    kept: 'Kept as the list has it: it adds no points and no models.',
    notOffered: (options) => `Not offered to it: ${options}`,
    lostOf: (n) => `Lost, of ${n}`,
    colon: ': ',
  },
  notes: {
    atTheTable: 'At the table',
    rule: 'Special rules in this list',
    weapon: 'Weapons in this list',
    equipment: 'Equipment in this list',
    gun: 'Guns in this list',
    table: 'This game',
    national: 'National feature',
  },
  missing: {
    title: 'To buy or paint',
    head: ['Profile', 'Needed', 'Owned', 'To get'],
    none: 'You own every model of this list.',
  },
  code: {
    title: 'Check this list',
    scan: (address) =>
      `Scan the code with a phone: the list opens at ${address}, with what its rules say of it. The file of this sheet carries the list, too, and can be brought in there.`,
    letters: (address) =>
      `The list is too long for a symbol that a phone reads from paper. These letters say the same: bring them in at ${address}, or the file of this sheet, which carries the list.`,
    fileOnly: (address) =>
      `The list is too long for a printed code. The file of this sheet carries it: bring that in at ${address}.`,
  },
  card: {
    kept: 'Not in the roster: kept as the list has it.',
    models: (n) => count(n, 'model'),
    modelBoxes: 'Models',
    pointsEach: (points, isSeveral) => `${points} points${isSeveral ? ' each' : ''}`,
    points: 'Points',
    pricesEach: 'Points each',
    sheet: (page, of) => `Cards, sheet ${page} of ${of}`,
  },
  foot: {
    sheet: (page, of) => `Sheet ${page} of ${of}`,
    whose: (ruleset, author) => `${ruleset}: ${author}.`,
    data: (dataVersion) => `Roster data ${dataVersion}.`,
    dataOf: (dataVersion, day) => `Roster data ${dataVersion} of ${day}.`,
    printed: (day) => `Printed ${day}`,
    printedWith: (day) => `Printed ${day} with Muster Roll.`,
  },
  document: {
    cards: 'Unit cards',
    data: (ruleset, dataVersion) => `${ruleset}, roster data ${dataVersion}`,
    eventRules: (title) => `${title}: event rules`,
    results: (title) => `${title}: results`,
  },
  event: {
    ...englishEvent,
    untitled: 'Event',
    subject: 'Event rules',
    asPrinted: 'The rules as they are printed, nothing else.',
  },
  results: {
    of: (day) => `Results of ${day}`,
    lists: (n) => (n === 1 ? 'list' : 'lists'),
    heads: {
      player: 'Player or file',
      list: 'List',
      nation: 'Nation',
      points: 'Points',
      models: 'Models',
      verdict: 'Verdict',
    },
    pointsOf: (points, cap) => `${points} of ${cap}`,
    broken: 'Broken: ',
    toAgree: 'To agree: ',
    unreadable: 'Cannot be read',
    whyUnread: ({ message }) => message,
    joinSome,
    sameTroops: (player, more) => `Same troops as ${player}${more > 0 ? ` and ${more} more` : ''}`,
    ofThisPlayer: (lists) => `${count(lists, 'list')} of this player`,
    verdicts: {
      legal: (n) => `${n} legal`,
      remarks: (n) => `${n} legal with things to agree`,
      illegal: (n) => `${n} illegal`,
      unreadable: (n) => `${n} unreadable`,
    },
  },
};
