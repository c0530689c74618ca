'use client';

import { useWords } from '../language/use-words';
import { Button } from '../ui/button';
import { shelfWords } from './words';

/** Leads to the sheet that takes lists in. */
export function BringIn({ onAsk }: { readonly onAsk: () => void }) {
  const words = useWords(shelfWords);
  return (
    <Button icon="file" aria-haspopup="dialog" onClick={onAsk}>
      {words.bringIn}
    </Button>
  );
}
