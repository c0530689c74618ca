'use client';

import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { shelfWords } from './words';

/** How long it stays; it waits while the pointer or the keyboard is on it. */
const stay = 8000;

/** Says at the foot of the window what was just done, and takes it back. */
export function UndoLine({
  children,
  onUndo,
  onEnd,
}: {
  readonly children: string;
  readonly onUndo: () => void;
  readonly onEnd: () => void;
}) {
  const words = useWords(shelfWords);
  const line = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(() => {
    // A pointer left the focus on the button: it must not fall to nowhere.
    if (line.current?.contains(document.activeElement)) document.getElementById('main')?.focus();
    onEnd();
  });
  useEffect(() => {
    line.current?.querySelector('button')?.focus({ preventScroll: true });
    let timer = setTimeout(function check() {
      const isHeld = line.current?.matches(':hover, :has(:focus-visible)');
      if (isHeld) timer = setTimeout(check, stay / 4);
      else end();
    }, stay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      ref={line}
      data-foot="bar"
      className="fixed inset-x-0 bottom-0 z-20 border-t border-line bg-sheet pb-[env(safe-area-inset-bottom)]"
    >
      <div className="mx-auto flex max-w-280 items-center justify-between gap-4 px-4 py-2 tablet:px-6">
        <p className="min-w-0 truncate">{children}</p>
        <Button icon="undo" onClick={onUndo}>
          {words.undo}
        </Button>
      </div>
    </div>
  );
}
