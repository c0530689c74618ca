import type { ReactNode } from 'react';
import { count, join } from '@/lib/rules/english';
import { area } from '../language/area';

/** The print page: what to print of which lists, and the PDF. */
export const printWords = area('print', {
  title: 'Print',
  text: 'Rosters and unit cards as a PDF, made on your own device.',
  noLists: 'There is no list on your shelf yet. Cards can be printed without one, below.',
  newList: 'New list',
  lists: 'Lists',
  findList: 'Find a list',
  noListFound: 'No list has all of these words.',
  unknownRules: 'Its rules are not known here, so it cannot be printed.',
  moreLists: (n: number) => `${n} more: type a part of the name to find one.`,
  whatOfEach: 'What of each',
  roster: 'Roster',
  rosterHelp: 'The whole list with its verdict, for the table and for the organiser.',
  cards: 'Unit cards',
  cardsHelp: '63 by 88 mm, nine to a page, to cut out.',
  missing: 'What is missing',
  missingHelp:
    'Models that your collection lacks, to buy or paint: for rules whose models you count.',
  odds: 'Odds on the cards',
  oddsHelp: 'What the dice of each can bring, where we know the chances of its rules.',
  entries: (wanted: number, all: number) =>
    wanted === all ? `all ${wanted} entries` : `${wanted} of ${all}`,
  withoutList: 'Cards without a list',
  chosen: (n: number) => `${n} chosen`,
  rules: 'Rules',
  nation: 'Nation',
  findProfile: 'Find a profile',
  profiles: 'Profiles',
  noProfileFound: 'No profile has all of these words.',
  paper: 'Paper',
  papers: { a4: 'A4', letter: 'Letter' },
  make: 'Make the PDF',
  makeAnew: 'Make the PDF anew',
  nothingChosen: 'Nothing is chosen yet: choose a list, or profiles for cards without one.',
  failed: (why: string): ReactNode => (
    <>
      <b>The PDF could not be made.</b> Try again; if it fails each time, load this page anew.{' '}
      <span className="text-ink-2">({why})</span>
    </>
  ),
  /** What a PDF holds: "1 roster and 9 cards". */
  content: (rosters: number, cards: number) =>
    join([
      ...(rosters > 0 ? [count(rosters, 'roster')] : []),
      ...(cards > 0 ? [count(cards, 'card')] : []),
    ]),
  setting: (content: string) => `Setting ${content}`,
  reading: 'Reading the lists',
  old: 'Made before your last change.',
  open: 'Open',
  save: 'Save',
  pdfWith: (content: string) => `PDF with ${content}`,
  beingSet: 'Being set',
  pagesHere: 'Your pages will lie here',
  ready: (content: string) => `The PDF is ready: ${content}.`,
  /** What stands behind the list's name in the name of the file. */
  file: { roster: 'roster', cards: 'cards' },
});
