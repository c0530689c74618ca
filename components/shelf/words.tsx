import type { ReactNode } from 'react';
import { count, sentence, word } from '@/lib/rules/english';
import { area } from '../language/area';

/** The shelf: every list of the player, and what can be done with them. */
export const shelfWords = area('shelf', {
  title: 'Shelf',
  newList: 'New list',
  bringIn: 'Bring in a list',
  keptHere: 'Lists are kept on this device only.',
  lists: (n: number) =>
    `${sentence(word(n))} ${n === 1 ? 'list' : 'lists'}, kept on this device only.`,
  unreadable:
    'Your lists could not be read. Load this page again; if that does not help, close other tabs with Muster Roll first.',
  backUp: 'Back up everything',
  backUpHelp:
    'One file with every list, game and sealed list, and your collection; to restore it here or elsewhere, bring it in. Whoever has it can show your sealed lists.',
  bin: 'Deleted lists',
  binWith: (n: number) => `Deleted lists (${n})`,
  binHelp: 'Each stays here for 30 days, then it is gone for good.',
  binEmpty: 'Nothing is left in here.',
  deletedWhen: (moment: string) => `deleted ${moment.replace(/^[TY]/, (c) => c.toLowerCase())}`,
  drop: 'Drop it to bring it in',
  event: (link: (text: string) => ReactNode): ReactNode => (
    <>Do you run an event? The {link('check desk')} looks at the lists of all players at once.</>
  ),
  beside: (
    games: (text: string) => ReactNode,
    collection: (text: string) => ReactNode,
    seals: (text: string) => ReactNode,
  ): ReactNode => (
    <>
      {games('Games')} keep what happens to a list at the table. {collection('Your collection')}{' '}
      counts the models that you own. {seals('Sealed lists')} bind two players before they show
      them.
    </>
  ),
  empty: 'Nobody has been mustered yet.',
  begin: 'Begin your first list',
  samples: 'Or open a sample and make it yours',
  sample: 'A sample',
  open: 'Open',
  openNamed: (name: string) => `Open ${name}`,
  restore: 'Restore',
  restoreNamed: (name: string) => `Restore ${name}`,
  undo: 'Undo',
  cancel: 'Cancel',
  find: 'Find a list',
  rules: 'Rules',
  all: 'All',
  listsLabel: 'Lists',
  noneFound: 'No list has all of these words.',
  more: 'Show more',
  moreFor: (name: string) => `More for ${name}`,
  printSeveral: 'Print several',
  printSeveralLists: 'Print several lists',
  choose: 'Choose lists',
  chosen: (n: number) => `${count(n, 'list')} chosen`,
  print: 'Print',
  unknownRules: (id: string) => `Unknown rules (${id})`,
  ofCap: (cap: number | null) => (cap === null ? ', no cap' : ` of ${cap}`),
  actions: {
    play: 'Play',
    share: 'Share',
    rename: 'Rename',
    duplicate: 'Duplicate',
    print: 'Print',
    save: 'Save as file',
    delete: 'Delete',
  },
  rename: {
    title: 'Rename',
    name: 'Name',
    missing: 'Give the list a name.',
    tooLong: (most: number) => `A name has at most ${most} characters.`,
  },
  damaged: {
    text: (fault: string): ReactNode => (
      <>
        <b>One list cannot be read.</b> What is stored of it is damaged ({fault}). It is left as it
        is; save it as a file, so that somebody may repair it.
      </>
    ),
    fileName: 'damaged list.json',
    save: 'Save as file',
    discard: 'Throw away',
    discardForGood: 'Throw it away for good',
  },
  leftOut: (n: number) =>
    `The backup is made without ${count(n, 'damaged record')}. Each can be saved as a file where it is shown: here, among games and sealed lists, in the collection.`,
  /** What was not done, over why. */
  not: {
    opened: (name: string) => `${name} was not opened.`,
    deleted: (name: string) => `${name} was not deleted.`,
    restored: (name: string) => `${name} was not restored.`,
    duplicated: (name: string) => `${name} was not duplicated.`,
    renamed: (name: string) => `${name} was not renamed.`,
    backedUp: 'The backup was not made.',
    discarded: 'It was not thrown away.',
  },
  done: {
    deleted: (name: string) => `Deleted ${name}.`,
    deletedAloud: (name: string) => `${name} deleted. Undo is at hand.`,
    restored: (name: string) => `${name} is back.`,
    duplicated: (name: string) => `${name} added.`,
    renamed: (name: string) => `Renamed to ${name}.`,
    backedUp: (n: number) => `${count(n, 'list')} saved in one file.`,
  },
});
