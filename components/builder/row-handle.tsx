'use client';

import type { CSSProperties, HTMLAttributes } from 'react';
import type { SymbolId } from '@/lib/roster/profile';
import { Icon } from '../ui/icon';
import { Symbol } from '../ui/symbol';

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
  return (
    <button
      ref={drag?.handle}
      type="button"
      data-handle=""
      aria-label={`Move ${name}`}
      title="Drag to move"
      onPointerEnter={onReady}
      onFocus={onReady}
      className="group/handle relative z-1 grid size-6 cursor-grab touch-none place-items-center rounded-s [grid-area:s] after:absolute after:-inset-2 max-tablet:mt-0.5 max-tablet:self-start"
      {...drag?.attributes}
    >
      <Symbol
        id={symbol}
        className="size-6 group-hover/handle:opacity-0 group-focus-visible/handle:opacity-0"
      />
      <Icon
        name="drag"
        className="absolute size-5 text-ink-2 opacity-0 group-hover/handle:opacity-100 group-focus-visible/handle:opacity-100"
      />
    </button>
  );
}
