'use client';

import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  closestCenter,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useMemo } from 'react';
import { focusOn, handleSelector } from './focus';
import { type RowsProps, listClass } from './rows';
import { SortableRow } from './sortable-row';
import { useDesk } from './use-desk';

const instructions = {
  draggable:
    'Space picks the entry up, the arrow keys move it, Space puts it down, Escape leaves it where it was.',
};

/** The rows under one heading, to be dragged by their handles: pointer, finger or keyboard. */
export function SortableRows({ entries, faults }: RowsProps) {
  const desk = useDesk();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const keys = entries.map(({ key }) => key);
  const announcements = useMemo((): Announcements => {
    const place = (id: UniqueIdentifier | undefined) =>
      `place ${keys.indexOf(String(id)) + 1} of ${keys.length}`;
    return {
      onDragStart: ({ active }) => `Picked up, ${place(active.id)}`,
      onDragOver: ({ over }) => (over ? `Now at ${place(over.id)}` : undefined),
      onDragEnd: ({ over }) => (over ? `Put down at ${place(over.id)}` : 'Put back'),
      onDragCancel: () => 'Put back',
    };
  }, [keys]);

  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    const [key, other] = [String(active.id), String(over.id)];
    desk.moveBeside(key, other, keys.indexOf(key) < keys.indexOf(other) ? 'after' : 'before');
    focusOn(handleSelector(key));
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: instructions }}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy}>
        <ol className={listClass(entries.length)}>
          {entries.map((entry) => (
            <SortableRow key={entry.key} entry={entry} fault={faults.get(entry)} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
