import { createContext, useContext } from 'react';
import type { Deed } from '@/lib/play/deed';
import type { Tool } from '@/lib/play/tap';
import type { Stand } from '@/lib/rules/play';

/** What rows and sheets of a game can do. */
export interface TableDeeds {
  /** The game is over: nothing is tapped any more. */
  readonly isOver: boolean;
  /** What a tap on a piece does now. */
  readonly tool: Tool;
  readonly act: (deed: Deed) => void;
  /** A tap on a piece with the tool in hand. */
  readonly tap: (stand: Stand, side: string) => void;
  /** Opens the sheet of a piece. */
  readonly show: (piece: string, side: string) => void;
}

export const TableContext = createContext<TableDeeds | undefined>(undefined);

export function useTable(): TableDeeds {
  const deeds = useContext(TableContext);
  if (!deeds) throw new Error('Outside of a game');
  return deeds;
}
