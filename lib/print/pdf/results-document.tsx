import { Fragment } from 'react';
import type { ResultsJob, ResultsSheet } from '../model';
import type { PaperWords } from '../words/paper-words';
import { setWidest } from './density';
import type { Drawn } from './drawn';
import { rulesParagraph } from './event-rules';
import { mastheadBlock } from './masthead';
import { flow, Pages, type Placed } from './paginate';
import {
  layOutResults,
  type ResultsDensity,
  resultsDensities,
  resultsHead,
  resultsRow,
} from './results-table';
import { paragraph } from './set-text';
import { runningHead } from './sheet-head';
import { typeArea } from './type-area';
import type { Typesetter } from './typesetter';
import { mm } from './units';

/** On which day, whose rules they are, and which tables of ours were used. */
function footWords(
  { ruleset, data }: ResultsSheet,
  printed: string,
  { foot, day }: PaperWords,
): readonly string[] {
  const whose = ruleset ? ` ${foot.whose(ruleset.name, ruleset.author)}` : '';
  return [
    foot.printedWith(day(printed)) + whose,
    ...(data.length > 0 ? [data.map((text) => `${text}.`).join(' ')] : []),
  ];
}

function composeResults(
  type: Typesetter,
  sheet: ResultsSheet,
  { printed, width, height }: { printed: string; width: number; height: number },
  density: ResultsDensity,
): readonly (readonly Placed[])[] {
  const { title, rows, summary } = sheet;
  const { results: words, day } = type.words;
  const pages = new Pages(height, runningHead(type, title, width));
  const tally = { figure: String(rows.length), words: words.lists(rows.length) };
  pages.put(mastheadBlock(type, { title, under: words.of(day(printed)), tally }, width));
  const { size } = density;
  flow(pages, [
    paragraph(type, [{ text: summary, face: 'bold' }], {
      size: size + 0.5,
      leading: 1.2,
      width,
      after: mm(1.5),
    }),
    ...rulesParagraph(type, sheet, size, width),
  ]);
  const layout = layOutResults(type, sheet, width, density);
  const table = rows.map((row) => resultsRow(type, row, layout));
  flow(pages, table, resultsHead(type, layout));
  return pages.done;
}

/** The results of an event: its rules in words and a table of all lists, closer when that saves a sheet. */
export function resultsDocument(type: Typesetter, job: ResultsJob): Drawn {
  const { results, paper, printed } = job;
  if (results.rows.length === 0) throw new Error('There is nothing to print');
  const { width, height, draw } = typeArea(type, paper, footWords(results, printed, type.words));
  const pages = setWidest(resultsDensities, (density) =>
    composeResults(type, results, { printed, width, height }, density),
  );
  return {
    title: type.words.document.results(results.title),
    subject: results.data.join('; '),
    children: <Fragment>{draw(pages)}</Fragment>,
  };
}
