'use client';

import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { shelfWords } from './words';

/** Leads to the sheet that takes lists in. */
export function BringIn({
  isAlive,
  onAsk,
}: {
  /** Until then its room is kept: a button that does nothing yet is not shown. */
  readonly isAlive: boolean;
  readonly onAsk: () => void;
}) {
  const words = useWords(shelfWords);
  return (
    <Button
      icon="file"
      aria-haspopup="dialog"
      onClick={onAsk}
      className={isAlive ? '' : 'invisible'}
    >
      {words.bringIn}
    </Button>
  );
}
