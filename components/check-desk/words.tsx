import type { ReactNode } from 'react';
import { englishReply } from '@/lib/desk/reply-words';
import type { DeskVerdict, UnreadableRow } from '@/lib/desk/row';
import { count } from '@/lib/rules/english';
import { area } from '../language/area';
import type { ShownColumn } from './table/columns';

const number = (n: number) => n.toLocaleString('en-GB');

const columns: Readonly<Record<ShownColumn, string>> = {
  player: 'Player or file',
  list: 'List',
  nation: 'Nation',
  points: 'Points',
  models: 'Models',
  verdict: 'Verdict',
  findings: 'Findings',
  data: 'Data',
};

/** How a count of each verdict goes on: "31 legal". */
const verdicts: Readonly<Record<DeskVerdict, (n: number) => string>> = {
  legal: () => 'legal',
  remarks: () => 'with remarks',
  illegal: () => 'illegal',
  unreadable: () => 'unreadable',
};

/** The check desk: how lists come to it, what it does, and the table of what it found. */
export const deskWords = area('desk', {
  title: 'Check desk',
  text: 'The lists of a whole event, each with its verdict: files, links, printed PDFs, plain text. Nothing leaves this device.',
  results: 'Results',
  addLists: 'Add lists',
  drop: 'Drop them to have them checked',
  cut: (most: number): ReactNode => (
    <>
      <b>Not all of it was taken.</b> There are more than {number(most)} files; bring the others in
      a second time.
    </>
  ),
  removed: {
    one: (name: string) => `Removed ${name}.`,
    several: (n: number) => `Removed ${number(n)} lists.`,
    undo: 'Undo is at hand.',
  },
  again: 'Try again',
  failed: (why: ReactNode): ReactNode => (
    <>
      <b>Not everything was checked.</b> A part of this page did not load; what is left to read
      waits here. Try again when there is a connection. {why}
    </>
  ),
  unkept: 'These lists are here only while this page is open.',
  kept: {
    file: 'Kept on this device',
    damaged: 'What was kept of this list is damaged.',
    way: 'Bring it in again, and remove this row.',
  },
  /** Rows say it themselves in English. */
  unread: {
    why: englishReply.why,
    way: ({ way }: UnreadableRow) => way,
  },
  work: {
    read: 'Reading',
    again: 'Checking again',
    done: (done: number, of: number) => `${number(done)} of ${number(of)}`,
    found: (n: number) => `${number(n)} ${n === 1 ? 'list' : 'lists'} found`,
    stop: 'Stop',
  },
  outcome: {
    stopped: (done: number, of: number): ReactNode => (
      <>
        <b>
          Stopped after {number(done)} of {number(of)}.
        </b>{' '}
        What was read by then stays; bring the others in again when you want them.
      </>
    ),
    lines: (n: number) => `${count(n, 'line')} of text belong to no list.`,
    skipped: (n: number) =>
      `${count(n, 'file')} that computers leave in folders ${n === 1 ? 'was' : 'were'} passed over.`,
  },
  more: (n: number) => `And ${n} more.`,
  intake: {
    drop: 'Drop the lists here',
    scan: 'Scan codes',
    help: 'List files, texts with several lists, printed PDFs, backups, and zips of all these: as many at once as you like.',
    dropHelp: 'They can be dropped anywhere on the page.',
    files: 'Choose files',
    filesLabel: 'Lists to check',
    folder: 'Choose a folder',
    folderLabel: 'Folder of lists to check',
    paste: 'Or paste links or texts',
    check: 'Check them',
    /** What stands for a file of texts that came by another way. */
    pasted: 'Pasted text',
    dropped: 'Dropped text',
  },
  event: {
    title: 'Event rules',
    none: 'None: each list is held to its own rules, cap and settings.',
    set: 'Set event rules',
    change: 'Change event rules',
  },
  summary: (lists: number, parts: readonly string[]) => {
    const all = lists === 1 ? '1 list' : `${number(lists)} lists`;
    return parts.length > 0 ? `${all}: ${parts.join(', ')}` : all;
  },
  number,
  verdicts,
  show: {
    label: 'Show',
    all: 'all',
    duplicates: 'more than once',
    shown: (n: number, of: number) => `${number(n)} of ${number(of)} shown.`,
    none: 'No list is like that.',
    showAll: 'Show all',
  },
  find: 'Find a list',
  clear: 'Clear the desk',
  rules: {
    title: 'Rule by rule',
    broken: (n: number) => (n > 0 ? `${count(n, 'rule')} broken` : 'no rule broken'),
    label: 'Rules over all lists',
    lists: (n: number) => count(n, 'list'),
  },
  rowVerdict: {
    unreadable: 'Not read',
    illegal: (errors: number) => `${count(errors, 'rule')} broken`,
    remarks: (warnings: number) => `Legal, ${warnings} to agree`,
    legal: 'Legal',
  },
  table: {
    label: 'Lists',
    columns,
    more: 'More',
    order: 'Order',
    asTheyCame: 'As they came',
    lastFirst: (column: string) => `${column}, last first`,
    ofCap: (cap: number) => `of ${number(cap)}`,
    models: 'models',
    /** After the number of findings, before the first of them. */
    findings: (n: number): string => (n === 1 ? 'finding:' : 'findings:'),
    none: 'None',
    /** Where the name of a list stands, for a file that holds none. */
    noList: 'No list',
    sameList: (times: number) => `The same list ${times === 2 ? 'twice' : `${times} times`}`,
    samePlayer: (lists: number) => `One player with ${lists} lists`,
  },
  /** What players are written. */
  reply: englishReply,
  detail: {
    findings: 'Findings',
    nothing: 'Nothing to say against it.',
    reading: '(a reading)',
    read: 'Read the list',
    remove: 'Remove',
    ofText: 'Of the text',
    moreLines: (n: number) => `And ${n} more lines.`,
    from: (file: ReactNode, version: string): ReactNode => (
      <>
        From {file}. Checked by roster data {version}.
      </>
    ),
    sameTroops: 'The same troops as',
    samePlayer: 'The same player has also',
    add: 'Add to my lists',
    onShelf: 'On your shelf: open it',
    added: (name: string) => `${name} is on your shelf.`,
    notAdded: 'Not added.',
  },
});
