'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../language/use-words';
import { Button } from './button';
import { uiWords } from './words';

/**
 * `side` = from the left edge (full width on a phone); `foot` = from the bottom; `middle` = a dialog;
 * `page` = over nearly all of the page.
 */
export type SheetPlace = 'side' | 'foot' | 'middle' | 'page';

const places: Readonly<Record<SheetPlace, string>> = {
  side: 'bg-ground h-dvh max-h-none w-full max-w-none tablet:w-104 m-0 border-r',
  foot: 'bg-sheet mt-auto mb-0 mx-0 w-full max-w-none max-h-[82dvh] border-t tablet:m-auto tablet:w-120 tablet:border',
  middle: 'bg-ground m-auto w-[min(34rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] border',
  page: 'bg-ground m-auto w-[min(70rem,calc(100vw-1rem))] max-w-none max-h-[calc(100dvh-1rem)] border',
};

/** Where it comes from, for the slide; nothing moves for those who want no motion. */
const slides: Readonly<Record<SheetPlace, string>> = {
  side: 'sheet-side',
  foot: 'sheet-foot',
  middle: '',
  page: '',
};

/**
 * A modal sheet: the browser's own dialog, which keeps focus inside, closes on Escape and gives
 * focus back to what opened it. Its content is there only while it is open.
 */
export function Sheet({
  open,
  onClose,
  title,
  heading,
  place = 'middle',
  head,
  foot,
  children,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** What stands for the title, when that is more than words. */
  readonly heading?: ReactNode;
  readonly place?: SheetPlace;
  /** Stays above the scrolling part, under the title. */
  readonly head?: ReactNode;
  /** Stays below it. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}) {
  const words = useWords(uiWords);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleElement = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) {
      element.showModal();
      // Not the first control: a phone would bring up its keyboard, and nobody heard the title.
      titleElement.current?.focus();
    }
    if (!open && element.open) element.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        // Only the backdrop is the dialog itself; everything else lies in its inner box.
        if (event.target === dialog.current) onClose();
      }}
      className={`border-line p-0 text-ink backdrop:bg-[#0008] ${places[place]} ${slides[place]}`}
    >
      {open && (
        // In a window so short as of a page at 400 %, head and foot scroll along: else nothing is between.
        <div
          className={`flex flex-col overflow-y-auto tall:overflow-y-visible ${place === 'side' ? 'h-full' : 'max-h-[inherit]'}`}
        >
          <div className="flex items-center gap-3 py-2 pr-2 pl-4">
            <h2
              ref={titleElement}
              id={titleId}
              tabIndex={-1}
              className="flex-1 font-display text-l font-bold focus-visible:shadow-none"
            >
              {heading ?? title}
            </h2>
            <Button look="quiet" icon="close" onClick={onClose}>
              {words.close}
            </Button>
          </div>
          {head}
          <div className="tall:min-h-0 tall:flex-1 tall:overflow-y-auto">{children}</div>
          {foot}
        </div>
      )}
    </dialog>
  );
}
