import { count } from '@/lib/rules/english';
import { area } from '../language/area';

/** What the player owns. */
export const collectionWords = area('collection', {
  title: 'Collection',
  description:
    'How many models of each profile you own, counted once for all lists. Lists then say what is missing.',
  help: 'How many models of each profile you own, counted once for all lists. Lists then say what they are short of; nothing is ever forbidden by it.',
  ruleset: 'Rules',
  nation: 'Nation',
  find: 'Find a profile',
  noneFound: 'No profile has all of these words.',
  noRoster: 'This roster could not be loaded: there is no connection.',
  totals: (nation: number, all: number) =>
    `${count(nation, 'model')} of this nation, ${all} in all`,
  strangers: 'On no roster here',
  export: 'Save as file',
  exportCsv: 'Save as table (CSV)',
  import: 'Bring in a collection',
  importFile: 'File of a collection',
  clear: 'Clear the collection',
  cleared: (n: number) => `${count(n, 'model')} taken out of the collection.`,
  done: (n: number) => `${count(n, 'count')} changed.`,
  undone: 'The collection is as it was.',
  notStored: 'It could not be stored.',
  unreadable: 'Your collection could not be read. Load this page again.',
  damaged: {
    text: (what: string) =>
      `A count cannot be read: ${what}. What is stored of it is damaged. It is left as it is; save it as a file, so that somebody may repair it.`,
    fileName: 'damaged count.json',
  },
  left: (n: number) =>
    `${count(n, 'count')} ${n === 1 ? 'was' : 'were'} changed in another tab meanwhile and ${n === 1 ? 'stays' : 'stay'} so.`,
  incoming: {
    title: 'Bring in a collection',
    text: (n: number) =>
      `This file changes ${count(n, 'count')}. What it does not name stays as it is.`,
    same: 'This file has the same counts as your collection: there is nothing to take over.',
    strangers: (n: number) =>
      `${count(n, 'count')} of it ${n === 1 ? 'is' : 'are'} of profiles that stand on no roster here: of a newer Muster Roll, or mistyped.`,
    takeStrangers: 'Take these over, too',
    profile: 'Profile',
    now: 'Now',
    then: 'Then',
    take: 'Take over',
    cancel: 'Cancel',
  },
  refused: {
    'not-found': 'This file cannot be opened.',
    'too-large': 'This file is too large for a collection.',
    'not-a-list':
      'This is no collection. It takes a file that was saved here, or a table with the columns ruleset, profile and owned.',
    'unsupported-version':
      'A newer Muster Roll wrote this collection: load this page again to read it.',
    damaged: (where: string) =>
      `Nothing was taken over: ${/^\d+$/.test(where) ? `line ${where}` : where} has no whole number of models from 0 to 9999.`,
    quotes: (line: string) =>
      `Nothing was taken over: in line ${line} quotes begin that do not end, or that something stands after.`,
    twice: (line: string) =>
      `Nothing was taken over: the profile of line ${line} stands there twice.`,
  },
  missing: {
    title: 'Your collection',
    short: (owned: number, needed: number, name: string) => `You own ${owned} of ${needed} ${name}`,
    none: 'You own every model of this list.',
  },
});
