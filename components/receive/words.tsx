import type { ReactNode } from 'react';
import type { ReadErrorCode } from '@/lib/roster/read-error';
import { count, join } from '@/lib/rules/english';
import { describeNote } from '@/lib/share/text/note';
import { area } from '../language/area';

/** How many lists of a backup stand how to those that are here. */
export interface BackupCounts {
  readonly new: number;
  readonly same: number;
  readonly binned: number;
  readonly different: number;
}

type Link = (text: string) => ReactNode;

const number = (n: number) => n.toLocaleString('en-GB');

/** Titles of the page for links that cannot be opened; others are damaged. */
const unreadable: Readonly<Partial<Record<ReadErrorCode, string>>> = {
  'not-a-list': 'There is no list in this link',
  'unsupported-version': 'This list is from a newer Muster Roll',
  'unknown-ruleset': 'A list for other rules',
  'unknown-nation': 'A list of another nation',
  'too-large': 'This is too large for a list',
};

/** Lists that come from elsewhere: asked for, read, shown, and added to the shelf. */
export const receiveWords = area('receive', {
  open: {
    title: 'Open a list',
    text: 'A link, a file or a text, to look at before anything is kept.',
    waiting: 'Opening the list',
    failed: {
      title: 'The list could not be opened yet',
      text: 'A part of this page did not load. The list is in the link and is not lost: try again when there is a connection.',
    },
    unreadable,
    damaged: 'This link is damaged',
    toShelf: 'To your shelf',
    openYours: 'Open yours',
    stillThere: 'The link still has the list.',
  },
  drop: 'Drop it to bring it in',
  ask: {
    choose: 'Choose files',
    files: 'List files',
    help: 'List files, backups, text files, and PDFs of rosters that were printed here.',
    dropHelp: 'They can be dropped on the page as well.',
    paste: 'Or paste a link or text',
    read: 'Read it',
  },
  bringIn: {
    title: 'Bring in a list',
    one: (name: string) => `${name} brought in.`,
    several: (n: number) => `${count(n, 'list')} brought in.`,
    add: (n: number) => (n === 1 ? 'Add 1 list' : `Add ${n} lists`),
    other: 'Try something else',
    stop: 'Stop',
    failed:
      'It could not be read: a part of this page did not load. Try again when there is a connection.',
    reading: 'Reading',
    readingOf: (nth: number, of: number) => `Reading ${nth} of ${of} files`,
  },
  add: 'Add to my lists',
  addCopy: 'Add another copy',
  notAdded: 'Not added.',
  notNow: 'Not now',
  again: 'Try again',
  /** A line of a text that was not taken as it stands. */
  note: describeNote,
  /** One of the lists of a file. */
  nthList: (file: string, nth: number) => `${file}, list ${nth}`,
  haul: {
    lists: 'Lists that came',
    further: (n: number) => `${number(n)} more, chosen in the same way.`,
    more: 'Show more',
    look: 'Look at it',
    close: 'Close',
    worth: (points: number, cap: number | null) =>
      cap === null ? `${points} points, no cap` : `${points} of ${cap} points`,
    otherFigures: 'It was written with other figures.',
    lines: (n: number) => `${count(n, 'line')} of its text to look at.`,
    leftover: (n: number) => `${count(n, 'line')} belonged to no list:`,
  },
  backup: {
    /** `made` is when, in words; `lists` is how many. */
    text: (made: string | undefined, lists: number, counts: BackupCounts) => {
      const parts = [
        [counts.new, 'new'],
        [counts.same, 'the same as here'],
        [counts.binned, 'among your deleted lists'],
        [counts.different, 'changed since, here or there'],
      ] as const;
      const words = parts.flatMap(([n, what]) => (n > 0 ? [`${number(n)} ${what}`] : []));
      return `A backup${made === undefined ? '' : ` of ${made}`} with ${count(lists, 'list')}${
        words.length > 0 ? `: ${join(words)}` : ''
      }.`;
    },
    harmless: 'Nothing that is on your shelf is changed by it.',
  },
  refusals: {
    file: (name: ReactNode): ReactNode => <>{name} was not read.</>,
    further: (n: number) => `${number(n)} more could not be read.`,
  },
  standing: {
    namesake: (link: Link): ReactNode => (
      <>
        {link('A list of this name')} is on your shelf, and differs. It stays as it is; this one
        comes beside it.
      </>
    ),
    same: (link: Link): ReactNode => <>The very same list is {link('on your shelf')} already.</>,
    binned: 'The very same list lies among your deleted ones: it is taken back.',
    different: (link: Link): ReactNode => (
      <>
        It differs from {link('yours')}, which stays as it is: this one comes beside it, as a copy.
      </>
    ),
    newer: {
      backup: 'The backup’s is the later one.',
      present: 'Yours is the later one.',
    },
    twin: 'The same list stands above.',
  },
  noRosters: {
    text: (
      <>
        <b>The rosters did not load</b>, so that the list cannot be priced and checked now. It can
        be added all the same; or try again when there is a connection.
      </>
    ) as ReactNode,
    reload: 'Load again',
  },
  claims: {
    title: 'It was written with other figures',
    said: 'It says',
    here: 'Here',
    rows: { points: 'Points', models: 'Models', verdict: 'Verdict', dataVersion: 'Roster data' },
    prices: (n: number) =>
      `${count(n, 'entry', 'entries')} ${n === 1 ? 'has' : 'have'} another price: both stand beside it.`,
    text: 'The list holds no prices, so that nothing in it changes: it is always priced by the rosters here.',
  },
  list: {
    checkedBy: (version: string) => `Checked here by roster data ${version}.`,
    ofText: 'Of the text',
    moreLines: (n: number) => `And ${n} more lines.`,
    findings: 'Findings',
    entries: 'Entries',
    unknownProfiles: 'Not in this roster',
    nobody: 'Nobody is in it.',
    showAll: (n: number) => `Show all ${number(n)} entries`,
    itSaid: (points: ReactNode): ReactNode => <>it said {points}</>,
    notOffered: (options: ReactNode): ReactNode => <>{options} (not offered)</>,
  },
});
