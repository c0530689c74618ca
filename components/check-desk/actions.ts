'use client';

import { createContext, useContext } from 'react';
import type { DeskRow, ListRow } from '@/lib/desk/row';

/** What the rows of the desk ask of the page. */
export interface DeskActions {
  /** Shows a whole list, to read. */
  readonly read: (row: ListRow) => void;
  readonly remove: (row: DeskRow) => void;
  /** Brings a row into sight and opens it. */
  readonly show: (id: string) => void;
  readonly rowOf: (id: string) => DeskRow | undefined;
  readonly eventName: string | undefined;
}

export const DeskActionsContext = createContext<DeskActions | undefined>(undefined);

export function useDeskActions(): DeskActions {
  const actions = useContext(DeskActionsContext);
  if (!actions) throw new Error('Only on the check desk');
  return actions;
}
