'use client';

import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  type UniqueIdentifier,
  closestCenter,
} from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { Entry } from '@/lib/roster/list';
import { useWords } from '../language/use-words';
import { useDragSensors } from './drag-ways';
import { moveEntryBeside } from './entry-deeds';
import { focusOn, handleSelector } from './focus';
import { RowChunks } from './row-chunks';
import type { RowsProps } from './rows';
import { SortableRow } from './sortable-row';
import { useDesk } from './use-desk';
import { movingWords } from './words/moving';

function drawRow(entry: Entry, fault: string | undefined) {
  return <SortableRow key={entry.key} entry={entry} fault={fault} />;
}

/** The rows under one heading, to be dragged by their handles: pointer, finger or keyboard. */
export function SortableRows({ entries, faults }: RowsProps) {
  const desk = useDesk();
  const words = useWords(movingWords);
  const sensors = useDragSensors();
  const keys = entries.map(({ key }) => key);
  const place = (id: UniqueIdentifier | undefined) =>
    words.place(keys.indexOf(String(id)) + 1, keys.length);
  const announcements: Announcements = {
    onDragStart: ({ active }) => words.pickedUp(place(active.id)),
    // Over itself it is where it was picked up, which has been said.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? words.nowAt(place(over.id)) : undefined,
    onDragEnd: ({ over }) => (over ? words.putDown(place(over.id)) : words.putBack),
    onDragCancel: () => words.putBack,
  };

  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    const [key, other] = [String(active.id), String(over.id)];
    moveEntryBeside(desk, key, other, keys.indexOf(key) < keys.indexOf(other) ? 'after' : 'before');
    focusOn(handleSelector(key));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.instructions } }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <RowChunks entries={entries} faults={faults} draw={drawRow} />
      </SortableContext>
    </DndContext>
  );
}
