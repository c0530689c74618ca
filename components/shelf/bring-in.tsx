'use client';

import { Button } from '../ui/button';

/** Leads to the sheet that takes lists in. */
export function BringIn({ onAsk }: { readonly onAsk: () => void }) {
  return (
    <Button icon="file" aria-haspopup="dialog" onClick={onAsk}>
      Bring in a list
    </Button>
  );
}
