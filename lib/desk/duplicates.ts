import { playerKey } from './player';
import { type DeskRow, type ListRow, isList } from './row';

/** What else of the same there is among the rows; ids in the order of the rows, without its own. */
export interface Marks {
  /** Rows with the same troops, whatever their names (see `content.ts`). */
  readonly sameList: readonly string[];
  /** Rows of the same player with other troops (see `player.ts`). */
  readonly samePlayer: readonly string[];
}

function groupBy(
  rows: readonly ListRow[],
  keyOf: (row: ListRow) => string | undefined,
): ReadonlyMap<string, readonly ListRow[]> {
  const groups = new Map<string, ListRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

const contentKey = ({ content }: ListRow) => content;
const ownerKey = ({ player }: ListRow) => (player === undefined ? undefined : playerKey(player));

/** Marks by the id of the row; rows without any are not in it. */
export function findDuplicates(rows: readonly DeskRow[]): ReadonlyMap<string, Marks> {
  const lists = rows.filter(isList);
  const byContent = groupBy(lists, contentKey);
  const byOwner = groupBy(lists, ownerKey);
  const others = (row: ListRow, group: readonly ListRow[] = []) =>
    group.filter((other) => other !== row);
  const marks = new Map<string, Marks>();
  for (const row of lists) {
    const same = others(row, byContent.get(contentKey(row) ?? ''));
    const owned = others(row, byOwner.get(ownerKey(row) ?? ''));
    const sameList = same.map(({ id }) => id);
    const samePlayer = owned
      .filter(({ content }) => content === undefined || content !== row.content)
      .map(({ id }) => id);
    if (sameList.length + samePlayer.length > 0) marks.set(row.id, { sameList, samePlayer });
  }
  return marks;
}
