'use client';

import { useDeferredValue } from 'react';
import type { Paper } from '@/lib/print/model';
import { useWords } from '../language/use-words';
import { buttonClass } from '../ui/button';
import { Icon } from '../ui/icon';
import type { Printing } from './use-printing';
import { printWords } from './words';

const shapeOf: Readonly<Record<Paper, string>> = {
  a4: 'aspect-[210/297]',
  letter: 'aspect-[216/279]',
};

/** The sheet of paper: empty, being set, or with the pages on it where the browser shows PDFs. */
export function Result({
  printing,
  paper,
  isOld,
}: {
  readonly printing: Printing;
  readonly paper: Paper;
  /** Something else has been chosen since it was made. */
  readonly isOld: boolean;
}) {
  const words = useWords(printWords);
  const isDone = printing.state === 'done';
  // Putting a viewer of PDFs in, or taking it out, is long work: the words and links do not wait for it.
  const laid = useDeferredValue(printing);
  // Asked only after a press, so the page that was drawn ahead never sees it. Narrow screens have
  // no room beside the form, and phones show one page of a PDF at most.
  const isShown =
    laid.state === 'done' && navigator.pdfViewerEnabled && matchMedia('(min-width: 75rem)').matches;
  return (
    <div>
      <div className="flex min-h-18 flex-wrap items-center gap-2 py-3">
        {printing.state === 'busy' && (
          <p role="status" className="flex items-center gap-3 text-ink-2">
            <span aria-hidden className="setting" />
            {printing.content ? words.setting(words.content(...printing.content)) : words.reading}
          </p>
        )}
        {isDone && (
          <>
            <p className="flex-1 basis-40 leading-tight">
              <b>{words.content(...printing.content)}</b>
              <span className="block text-s text-ink-2">
                {isOld ? words.old : printing.fileName}
              </span>
            </p>
            <a href={printing.address} target="_blank" className={buttonClass('ghost')}>
              <Icon name="print" />
              {words.open}
            </a>
            <a
              href={printing.address}
              download={printing.fileName}
              className={buttonClass(isOld ? 'ghost' : 'solid')}
            >
              <Icon name="file" />
              {words.save}
            </a>
          </>
        )}
      </div>
      <div className={`w-full border border-line bg-sheet max-desk:hidden ${shapeOf[paper]}`}>
        {isShown ? (
          <iframe
            src={laid.address}
            title={words.pdfWith(words.content(...laid.content))}
            className={`block size-full ${isOld ? 'opacity-50' : ''}`}
          />
        ) : (
          <p className="grid size-full place-items-center p-8 text-center font-display text-l text-ink-2 italic">
            {laid.state === 'busy' ? words.beingSet : words.pagesHere}
          </p>
        )}
      </div>
    </div>
  );
}
