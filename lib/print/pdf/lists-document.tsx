import { Fragment } from 'react';
import { formatCarried } from '../../share/pdf/carried';
import type { ListsJob } from '../model';
import type { PaperWords } from '../words/paper-words';
import { cardPages } from './card-pages';
import type { Drawn } from './drawn';
import { rosterPages } from './roster-pages';
import type { Typesetter } from './typesetter';

/** What readers show as the title of the document. */
function titleOf({ sheets, cards }: ListsJob, { document }: PaperWords): string {
  const names = sheets.map(({ title }) => title);
  if (names.length > 0) return names.join(', ');
  const [first] = cards;
  return cards.length === 1 && first ? first.name : document.cards;
}

/** Which rules and which tables of ours its figures come from. */
function subjectOf({ sheets, cards }: ListsJob, { document }: PaperWords): string {
  const rulesets = [...sheets, ...cards].map(({ ruleset }) =>
    document.data(ruleset.name, ruleset.dataVersion),
  );
  return [...new Set(rulesets)].join('; ');
}

/** Rosters and cards, with the lists themselves in the file. */
export function listsDocument(type: Typesetter, job: ListsJob): Drawn {
  const { sheets, cards, paper, printed } = job;
  if (sheets.length + cards.length === 0) throw new Error('There is nothing to print');
  return {
    title: titleOf(job, type.words),
    subject: subjectOf(job, type.words),
    ...(sheets.length > 0 && {
      keywords: formatCarried(sheets.map(({ carried }) => carried)),
    }),
    children: [
      ...sheets.map((sheet, index) => (
        <Fragment key={index}>{rosterPages(type, sheet, paper)}</Fragment>
      )),
      <Fragment key="cards">{cardPages(type, cards, paper, printed)}</Fragment>,
    ],
  };
}
