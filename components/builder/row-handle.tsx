'use client';

import type { CSSProperties, HTMLAttributes } from 'react';
import type { SymbolId } from '@/lib/roster/profile';
import { useWords } from '../language/use-words';
import { Symbol } from '../ui/symbol';
import { builderWords } from './words/builder';

/** What makes a row one that can be dragged. */
export interface DragBinding {
  readonly row: (element: HTMLElement | null) => void;
  readonly handle: (element: HTMLElement | null) => void;
  readonly attributes: HTMLAttributes<HTMLElement>;
  readonly style: CSSProperties;
  readonly isDragged: boolean;
}

/** The drawn sign of an entry, which is also what it is dragged by. */
export function RowHandle({
  symbol,
  name,
  onReady,
  drag,
}: {
  readonly symbol: SymbolId;
  readonly name: string;
  readonly onReady: (() => void) | undefined;
  readonly drag: DragBinding | undefined;
}) {
  const words = useWords(builderWords);
  return (
    <button
      ref={drag?.handle}
      type="button"
      data-handle=""
      aria-label={words.move(name)}
      title={words.drag}
      onPointerEnter={onReady}
      onFocus={onReady}
      className="-m-1 grid size-8 cursor-grab touch-none place-items-center rounded-s hover:bg-well max-tablet:mt-0 max-tablet:self-start max-tablet:[grid-area:s]"
      {...drag?.attributes}
    >
      <Symbol id={symbol} />
    </button>
  );
}
