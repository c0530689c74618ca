import { useEffect, useState } from 'react';
import { printPdf, warmUp } from '@/lib/print/client';
import { fileNameOf } from '@/lib/share/file-name';
import { wordsOf } from '../language/area';
import { announce } from '../shell/announce';
import type { Choice } from './build-job';
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

/**
 * Makes PDFs, one at a time; the last one stays until the next is there. What lists of these rulesets
 * take is fetched ahead.
 */
export function usePrinting(rulesets: ReadonlySet<string>) {
  const [printing, setPrinting] = useState<Printing>({ state: 'idle' });

  useEffect(warmUp, []);
  const likely = [...rulesets].join(' ');
  useEffect(() => {
    fetchBuilder().then(
      ({ fetchAhead }) => fetchAhead(likely.split(' ')),
      () => undefined, // A press asks for it again.
    );
  }, [likely]);
  const address = printing.state === 'done' ? printing.address : undefined;
  useEffect(
    () => () => {
      if (address !== undefined) URL.revokeObjectURL(address);
    },
    [address],
  );

  async function print(choice: Choice): Promise<void> {
    setPrinting({ state: 'busy' });
    try {
      const { buildJob } = await fetchBuilder();
      const job = await buildJob(choice);
      if (job.sheets.length + job.cards.length === 0) {
        setPrinting({ state: 'empty' });
        return;
      }
      const content: Content = [job.sheets.length, job.cards.length];
      setPrinting({ state: 'busy', content });
      const pdf = await printPdf(job);
      setPrinting({
        state: 'done',
        content,
        address: URL.createObjectURL(pdf),
        fileName: fileNameFor(choice),
        choice,
      });
      const spoken = wordsOf(printWords);
      announce(spoken.ready(spoken.content(...content)));
    } catch (error) {
      setPrinting({
        state: 'failed',
        why: error instanceof Error ? error.message : String(error),
      });
    }
  }

  return { printing, print };
}
