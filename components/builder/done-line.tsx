'use client';

import { useEffect, useState } from 'react';
import { useWords } from '../language/use-words';
import { useDesk, useDeskState } from './use-desk';
import { builderWords } from './words/builder';

/** How long it stays while nobody looks into it. */
const shownFor = 8000;

/** What was just done, and Undo: for a few seconds, and as long as the pointer or focus is on it. */
export function DoneLine({ className = '' }: { readonly className?: string }) {
  const desk = useDesk();
  const words = useWords(builderWords);
  const done = useDeskState((state) => state.done);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!done || isHeld) return;
    const timer = setTimeout(() => desk.dismiss(), shownFor);
    return () => clearTimeout(timer);
  }, [desk, done, isHeld]);
  if (!done) return null;
  return (
    <div
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className={`flex items-center gap-3 border border-line bg-sheet py-1 pr-1 pl-4 ${className}`}
    >
      <p className="min-w-0 flex-1 leading-tight wrap-anywhere">{done.text}.</p>
      <button
        type="button"
        onClick={() => {
          setHeld(false);
          desk.takeBack();
        }}
        className="touch rounded-s px-3 font-bold underline underline-offset-[.18em] hover:bg-well"
      >
        {words.undo}
      </button>
    </div>
  );
}
