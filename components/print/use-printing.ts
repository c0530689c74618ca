import { useEffect, useEffectEvent, useState } from 'react';
import { type Live, LiveValue } from '@/lib/live/live';
import { drawAhead, printPdf } from '@/lib/print/client';
import { fileNameOf } from '@/lib/share/file-name';
import { wordsOf } from '../language/area';
import { announce } from '../shell/announce';
import type { Choice } from './build-job';
import { giveWay } from './give-way';
import { printWords } from './words';

/** How many rosters a PDF holds, and how many cards. */
export type Content = readonly [rosters: number, cards: number];

export type Printing =
  | { readonly state: 'idle' }
  | { readonly state: 'empty' }
  /** Before it is known what is being set, there is nothing to say of it. */
  | { readonly state: 'busy'; readonly content?: Content }
  | {
      readonly state: 'done';
      readonly content: Content;
      readonly address: string;
      readonly fileName: string;
      /** What it was made of; another choice makes it an old one. */
      readonly choice: Choice;
    }
  | { readonly state: 'failed'; readonly why: string };

export const notPrinting: Printing = { state: 'idle' };

function fileNameFor({ lists, hasRosters }: Choice): string {
  const [only] = lists;
  const { roster, cards } = wordsOf(printWords).file;
  const what = hasRosters ? roster : cards;
  return fileNameOf(
    only && lists.length === 1 ? `${only.list.name} ${what}` : 'Muster Roll',
    '.pdf',
  );
}

/** Not in the first load: fetched once the form is there. */
const fetchBuilder = () => import('./build-job');

function release(printing: Printing): void {
  if (printing.state === 'done') URL.revokeObjectURL(printing.address);
}

/** Makes the PDF of a choice, and tells how that goes; a press meanwhile does nothing. */
async function print(choice: Choice, printing: LiveValue<Printing>): Promise<void> {
  if (printing.getSnapshot().state === 'busy') return;
  release(printing.getSnapshot());
  printing.set({ state: 'busy' });
  try {
    const { buildJob } = await fetchBuilder();
    await giveWay();
    const job = await buildJob(choice);
    if (job.sheets.length + job.cards.length === 0) {
      printing.set({ state: 'empty' });
      return;
    }
    const content: Content = [job.sheets.length, job.cards.length];
    printing.set({ state: 'busy', content });
    const pdf = await printPdf(job);
    // Nobody is there to look at it any more, and nobody would give its address back.
    if (printing.getSnapshot().state !== 'busy') return;
    const address = URL.createObjectURL(pdf);
    printing.set({ state: 'done', content, address, fileName: fileNameFor(choice), choice });
    const spoken = wordsOf(printWords);
    announce(spoken.ready(spoken.content(...content)));
  } catch (error) {
    printing.set({ state: 'failed', why: error instanceof Error ? error.message : String(error) });
  }
}

/** Has a choice drawn while the player still looks at the form, so that a press finds it there. */
async function drawSoon(choice: Choice): Promise<void> {
  const { buildJob } = await fetchBuilder();
  const job = await buildJob(choice);
  if (job.sheets.length + job.cards.length > 0) drawAhead(job);
}

/**
 * Makes PDFs, one at a time. How that goes is told beside the form, which is not drawn anew for it.
 * What the lists of a choice take is fetched ahead; a single list, which most come here for, is also
 * drawn ahead as it is first chosen. What of this fails a press asks for again.
 */
export function usePrinting(choice: Choice): {
  readonly printing: Live<Printing>;
  readonly print: () => void;
} {
  const [printing] = useState(() => new LiveValue<Printing>(notPrinting));

  const likely = [...new Set(choice.lists.map(({ list }) => list.ruleset))].join(' ');
  useEffect(() => {
    fetchBuilder().then(
      ({ fetchAhead }) => fetchAhead(likely.split(' ')),
      () => undefined,
    );
  }, [likely]);
  const isSingle = choice.lists.length === 1;
  const draw = useEffectEvent(() => {
    drawSoon(choice).catch(() => undefined);
  });
  useEffect(() => {
    if (isSingle) draw();
  }, [isSingle]);
  useEffect(
    () => () => {
      release(printing.getSnapshot());
      printing.set(notPrinting);
    },
    [printing],
  );

  return { printing, print: () => void print(choice, printing) };
}
