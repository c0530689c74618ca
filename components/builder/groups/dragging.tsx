'use client';

import { type Announcements, DndContext, type DragEndEvent, closestCenter } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import type { Entry } from '@/lib/roster/list';
import { useWords } from '../../language/use-words';
import { useDragSensors } from '../drag-ways';
import { SortableRow } from '../sortable-row';
import { useDesk } from '../use-desk';
import { movingWords } from '../words/moving';
import { type Stop, spotOf } from './drop-place';
import { moveEntry } from './group-deeds';

export function drawRow(entry: Entry, fault: string | undefined): ReactNode {
  return <SortableRow key={entry.key} entry={entry} fault={fault} />;
}

/** A head that makes way for rows that are dragged past it. */
export function SortableTop({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}) {
  const { setNodeRef, transform, transition } = useSortable({ id, disabled: { draggable: true } });
  const y = transform?.y;
  return (
    <div
      ref={setNodeRef}
      style={{
        ...(y !== undefined && { transform: `translateY(${Math.round(y)}px)` }),
        ...(transition !== undefined && { transition }),
      }}
    >
      {children}
    </div>
  );
}

/** One run of heads and rows: where a row is put down tells its group and its place there. */
export function DragScope({
  stops,
  nameOf,
  children,
}: {
  readonly stops: readonly Stop[];
  readonly nameOf: (group: string) => string;
  readonly children: ReactNode;
}) {
  const desk = useDesk();
  const words = useWords(movingWords);
  const sensors = useDragSensors();

  function place(entry: string | number, over: string | number): string {
    const spot = spotOf(stops, String(entry), String(over));
    return spot ? words.placeIn(spot.at + 1, spot.of, nameOf(spot.group)) : words.noPlace;
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => words.pickedUp(place(active.id, active.id)),
    // Over itself it is where it was picked up, which has been said.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? words.nowAt(place(active.id, over.id)) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? words.putDown(place(active.id, over.id)) : words.putBack,
    onDragCancel: () => words.putBack,
  };

  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    const key = String(active.id);
    const spot = spotOf(stops, key, String(over.id));
    if (spot) moveEntry(desk, key, spot.group, { at: spot.at, back: 'handle' });
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
    >
      <SortableContext items={stops.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
