import type { ReactNode } from 'react';

/** Something of a known height that stands under the block before it, as wide as its column. */
export interface Block {
  /** Points. */
  readonly height: number;
  /** White above it, in points; dropped at the top of a column. */
  readonly before?: number;
  /** Draws it into a box of its height. */
  readonly draw: () => ReactNode;
  /** A heading: it goes to the next column with what it heads. */
  readonly withNext?: boolean;
  /**
   * Parts it so that the first fits the room, for blocks that are too tall for any column.
   * Nothing = it cannot be parted there.
   */
  readonly split?: (room: number) => readonly [Block, Block] | undefined;
}

/** A block and how far below the top of its column it stands. */
export interface Stacked {
  readonly y: number;
  readonly block: Block;
}

/** Blocks of one column with their places. */
export function stack(blocks: readonly Block[]): readonly Stacked[] {
  let y = 0;
  return blocks.map((block, index) => {
    const at = y + (index === 0 ? 0 : (block.before ?? 0));
    y = at + block.height;
    return { y: at, block };
  });
}

/** Height of a column of blocks. */
export function heightOf(blocks: readonly Block[]): number {
  const last = stack(blocks).at(-1);
  return last ? last.y + last.block.height : 0;
}

/** What went into a room, and what is left for the next. */
export interface Filled {
  readonly placed: readonly Block[];
  readonly rest: readonly Block[];
}

/** How many of these stay when headings at the end go over with what they head. */
function withoutOrphans(placed: readonly Block[]): number {
  let end = placed.length;
  while (end > 0 && placed[end - 1]?.withNext) end -= 1;
  return end;
}

/**
 * Fills a room with as many whole blocks as fit. A block that does not is parted when no column of
 * `full` height could hold it, or, with `cut`, whenever it can be. In a full column at least one
 * block is always placed, so that every flow ends.
 */
export function fill(blocks: readonly Block[], room: number, full: number, cut = false): Filled {
  const over = stack(blocks).findIndex(({ y, block }) => y + block.height > room);
  if (over < 0) return { placed: blocks, rest: [] };
  const placed = blocks.slice(0, over);
  const next = blocks[over];
  if (next && (cut || next.height > full)) {
    const used = over === 0 ? 0 : heightOf(placed) + (next.before ?? 0);
    const [head, tail] = next.split?.(room - used) ?? [];
    if (head && tail) return { placed: [...placed, head], rest: [tail, ...blocks.slice(over + 1)] };
  }
  const keep = withoutOrphans(placed);
  if (keep > 0) return { placed: placed.slice(0, keep), rest: blocks.slice(keep) };
  if (room < full) return { placed: [], rest: blocks };
  return { placed: blocks.slice(0, over + 1), rest: blocks.slice(over + 1) };
}

/** Columns side by side, filled one after the other. */
export interface FilledColumns {
  readonly columns: readonly (readonly Block[])[];
  readonly rest: readonly Block[];
}

function fillColumns(
  blocks: readonly Block[],
  count: number,
  room: number,
  full: number,
): FilledColumns {
  const columns: (readonly Block[])[] = [];
  let rest = blocks;
  for (let column = 0; column < count; column += 1) {
    const filled = fill(rest, room, full);
    columns.push(filled.placed);
    rest = filled.rest;
  }
  return { columns, rest };
}

/** The same, but when all fits, in columns as low as they can be. */
export function balance(
  blocks: readonly Block[],
  count: number,
  room: number,
  full: number,
): FilledColumns {
  let best = fillColumns(blocks, count, room, full);
  if (best.rest.length > 0) return best;
  let [low, high] = [heightOf(blocks) / count / 2, room];
  while (high - low > 1) {
    const middle = (low + high) / 2;
    const tried = fillColumns(blocks, count, middle, full);
    if (tried.rest.length === 0) [best, high] = [tried, middle];
    else low = middle;
  }
  return best;
}
