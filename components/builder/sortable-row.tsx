'use client';

import { useSortable } from '@dnd-kit/sortable';
import { useMemo } from 'react';
import { EntryRow, type EntryRowProps } from './entry-row';
import type { DragBinding } from './row-handle';

/** A row that can be dragged. */
export function SortableRow({ entry, fault }: Pick<EntryRowProps, 'entry' | 'fault'>) {
  const {
    setNodeRef: row,
    setActivatorNodeRef: handle,
    attributes,
    listeners,
    transform,
    transition,
    isDragging: isDragged,
  } = useSortable({ id: entry.key });
  const y = transform?.y;
  const drag = useMemo(
    (): DragBinding => ({
      row,
      handle,
      attributes: { ...attributes, ...listeners },
      style: {
        ...(y !== undefined && { transform: `translateY(${Math.round(y)}px)` }),
        ...(transition !== undefined && { transition }),
      },
      isDragged,
    }),
    [row, handle, attributes, listeners, y, transition, isDragged],
  );
  return <EntryRow entry={entry} fault={fault} drag={drag} />;
}
