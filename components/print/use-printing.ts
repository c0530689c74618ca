import { useEffect, useState } from 'react';
import { printPdf, warmUp } from '@/lib/print/client';
import { fileNameOf } from '@/lib/share/file-name';
import { wordsOf } from '../language/area';
import { announce } from '../shell/announce';
import type { Choice } from './build-job';
import { printWords } from './words';

export type Printing =
  | { readonly state: 'idle' }
  | { readonly state: 'empty' }
  /** `words` say what is being set: "1 roster and 9 cards". */
  | { readonly state: 'busy'; readonly words?: string }
  | {
      readonly state: 'done';
      readonly words: string;
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
      const spoken = wordsOf(printWords);
      const words = spoken.content(job.sheets.length, job.cards.length);
      setPrinting({ state: 'busy', words });
      const pdf = await printPdf(job);
      setPrinting({
        state: 'done',
        words,
        address: URL.createObjectURL(pdf),
        fileName: fileNameFor(choice),
        choice,
      });
      announce(spoken.ready(words));
    } catch (error) {
      setPrinting({
        state: 'failed',
        why: error instanceof Error ? error.message : String(error),
      });
    }
  }

  return { printing, print };
}
