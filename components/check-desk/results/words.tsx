import type { ReactNode } from 'react';
import { count } from '@/lib/rules/english';
import { area } from '../../language/area';

/** How results leave the desk. */
export const resultsWords = area('results', {
  title: 'Results',
  which: 'Of which lists',
  shown: (n: number) => `The ${count(n, 'list')} shown`,
  all: (n: number) => `All ${n}`,
  /** Stands for an event without a name in the names of files. */
  desk: 'Check desk',
  resultsName: (event: string) => `${event} results`,
  repliesName: (event: string) => `${event} replies`,
  table: {
    title: 'Spreadsheet',
    text: 'One line a list, with the ids of the rules that it breaks.',
    save: 'Save as CSV',
    saved: 'The table is saved.',
  },
  sheet: {
    title: 'Sheet for the table',
    text: 'Event rules and every verdict, to print.',
    save: 'Save as PDF',
    busy: 'Being set',
    saved: 'The PDF is saved.',
  },
  pdfFailed: (why: ReactNode): ReactNode => (
    <>
      <b>The PDF could not be made.</b> Try again; if it fails each time, load this page anew. {why}
    </>
  ),
  replies: {
    title: 'Replies',
    text: 'What to tell each player, one after the other. A row of the table has its own alone.',
    label: 'All replies',
    save: 'Save as text',
    saved: 'The replies are saved.',
  },
});
