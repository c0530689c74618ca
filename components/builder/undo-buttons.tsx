'use client';

import { useLive } from '@/lib/live/use-live';
import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { useDesk } from './use-desk';
import { builderWords } from './words/builder';

/** Undo and redo, each saying of what. They keep their place and focus when there is nothing to do. */
export function UndoButtons() {
  const words = useWords(builderWords);
  const { session, undo, redo } = useDesk();
  const { canUndo, canRedo, undoLabel, redoLabel } = useLive(session, session.getSnapshot());
  return (
    <>
      <Button
        look="quiet"
        icon="undo"
        onClick={undo}
        aria-disabled={!canUndo}
        title={canUndo && undoLabel !== undefined ? words.undoOf(undoLabel) : words.undo}
      >
        {words.undo}
      </Button>
      <Button
        look="quiet"
        icon="redo"
        onClick={redo}
        aria-disabled={!canRedo}
        title={canRedo && redoLabel !== undefined ? words.redoOf(redoLabel) : words.redo}
        className="max-tablet:hidden"
      >
        {words.redo}
      </Button>
    </>
  );
}
