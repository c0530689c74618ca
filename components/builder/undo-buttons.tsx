'use client';

import { useLive } from '@/lib/store/use-live';
import { Button } from '../ui/button';
import { useDesk } from './use-desk';

/** Undo and redo, each saying of what. They keep their place and focus when there is nothing to do. */
export function UndoButtons() {
  const { session, undo, redo } = useDesk();
  const { canUndo, canRedo, undoLabel, redoLabel } = useLive(session, session.getSnapshot());
  return (
    <>
      <Button
        look="quiet"
        icon="undo"
        onClick={undo}
        aria-disabled={!canUndo}
        title={canUndo && undoLabel !== undefined ? `Undo: ${undoLabel}` : 'Undo'}
      >
        Undo
      </Button>
      <Button
        look="quiet"
        icon="redo"
        onClick={redo}
        aria-disabled={!canRedo}
        title={canRedo && redoLabel !== undefined ? `Redo: ${redoLabel}` : 'Redo'}
        className="max-tablet:hidden"
      >
        Redo
      </Button>
    </>
  );
}
