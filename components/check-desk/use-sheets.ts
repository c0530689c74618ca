import { useState } from 'react';
import type { ListRow } from '@/lib/desk/row';

/** What lies over the desk; one thing at a time. */
export type Over =
  | { readonly what: 'intake' | 'scan' | 'event' | 'results' }
  | { readonly what: 'list'; readonly row: ListRow };

export function useSheets() {
  const [over, setOver] = useState<Over>();
  return {
    over,
    open: (what: Exclude<Over['what'], 'list'>) => setOver({ what }),
    openList: (row: ListRow) => setOver({ what: 'list', row }),
    close: () => setOver(undefined),
  };
}
