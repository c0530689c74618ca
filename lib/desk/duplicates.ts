import type { DeskRow } from './row';

/** What else of the same there is among the rows; ids in the order of the rows, without its own. */
export interface Marks {
  /** Rows with the same troops, whatever their names (see `content.ts`). */
  readonly sameList: readonly string[];
  /** Rows of the same player with other troops (see `player.ts`). */
  readonly samePlayer: readonly string[];
}

/** Marks by the id of the row; rows without any are not in it. */
export function findDuplicates(rows: readonly DeskRow[]): ReadonlyMap<string, Marks> {
  void rows;
  return new Map();
}
