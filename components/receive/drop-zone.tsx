'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { Brought } from './read-sources';

/** Whether what is dragged may hold a list: files or text from elsewhere, not a row of this page. */
function isForUs({ types }: DataTransfer): boolean {
  return types.includes('Files') || types.includes('text/uri-list') || types.includes('text/plain');
}

/** What a drop holds: its files, or a link or text. */
function broughtBy(data: DataTransfer): Brought | undefined {
  const files = [...data.files];
  if (files.length > 0) return { files };
  const text = data.getData('text/uri-list') || data.getData('text/plain');
  return text.trim() === '' ? undefined : { text };
}

/** Takes lists that are dropped anywhere on the page. */
export function DropZone({
  words,
  onBring,
}: {
  readonly words: string;
  readonly onBring: (brought: Brought) => void;
}) {
  return (
    <DropArea
      words={words}
      onDrop={(data) => {
        const brought = broughtBy(data);
        if (brought) onBring(brought);
      }}
    />
  );
}

/** The whole page as a place to drop files or text on; it says so while they hang over it. */
export function DropArea({
  words,
  onDrop,
}: {
  readonly words: string;
  /** What is dropped can be read only until this returns. */
  readonly onDrop: (data: DataTransfer) => void;
}) {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onDrop);
  useEffect(() => {
    // Drags that begin here are the page's own: a link that is moved, words that were selected.
    let isOwn = false;
    let depth = 0;
    const end = () => {
      isOwn = false;
      depth = 0;
      setOver(false);
    };
    const listeners: Partial<Record<keyof WindowEventMap, (event: DragEvent) => void>> = {
      dragstart: () => {
        isOwn = true;
      },
      dragend: end,
      dragenter: ({ dataTransfer }) => {
        if (isOwn || !dataTransfer || !isForUs(dataTransfer)) return;
        depth += 1;
        setOver(true);
      },
      dragleave: () => {
        depth = Math.max(0, depth - 1);
        if (depth === 0) setOver(false);
      },
      dragover: (event) => {
        // Without this the browser would open the file in the page's place.
        if (!isOwn && event.dataTransfer && isForUs(event.dataTransfer)) event.preventDefault();
      },
      drop: (event) => {
        const { dataTransfer, target } = event;
        const isField = target instanceof Element && target.closest('input, textarea') !== null;
        if (isOwn || !dataTransfer || (isField && !dataTransfer.types.includes('Files')))
          return end();
        event.preventDefault();
        end();
        take(dataTransfer);
      },
    };
    const entries = Object.entries(listeners) as [string, EventListener][];
    for (const [type, listener] of entries) window.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of entries) window.removeEventListener(type, listener);
    };
  }, []);
  if (!isOver) return null;
  return (
    <div
      aria-hidden
      className="pointer-events-none fixed inset-3 z-40 grid place-items-center border-[3px] border-dashed border-line bg-[color-mix(in_oklab,var(--ground)_86%,transparent)]"
    >
      <p className="font-display text-2xl leading-tight font-bold">{words}</p>
    </div>
  );
}
