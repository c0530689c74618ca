import { balance, type Block, fill, heightOf, stack } from './block';

/** A block and where it stands, in points from the upper left corner of the type area. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  readonly block: Block;
}

/** Blocks on pages; one after the first begins with a running head. */
export class Pages {
  readonly done: Placed[][] = [[]];
  private y = 0;
  private atTop = true;

  constructor(
    private readonly height: number,
    private readonly open: Block,
  ) {}

  /** What is left of the page, for a block that wants this much white above it. */
  room(before = 0): number {
    return this.height - this.y - (this.atTop ? 0 : before);
  }

  /** Room of a page with nothing but its running head. */
  get full(): number {
    return this.height - this.open.height;
  }

  put(block: Block): void {
    this.putColumns([[block]], 0);
  }

  /** Columns side by side, under what is on the page. */
  putColumns(columns: readonly (readonly Block[])[], apart: number): void {
    const [before = 0] = columns.flatMap(([first]) => first?.before ?? []);
    const top = this.y + (this.atTop ? 0 : before);
    for (const [index, blocks] of columns.entries())
      for (const { y, block } of stack(blocks))
        this.done.at(-1)?.push({ x: index * apart, y: top + y, block });
    this.y = top + Math.max(0, ...columns.map(heightOf));
    this.atTop = false;
  }

  turn(): void {
    this.done.push([]);
    this.y = 0;
    this.put(this.open);
    this.atTop = true;
  }
}

/** Blocks one under the other over as many pages as they need, under a head on each. */
export function flow(pages: Pages, blocks: readonly Block[], head?: Block): void {
  let rest = blocks;
  while (rest.length > 0) {
    const above = head ? (head.before ?? 0) : (rest[0]?.before ?? 0);
    const taken = head?.height ?? 0;
    const { placed, rest: left } = fill(rest, pages.room(above) - taken, pages.full - taken);
    if (placed.length > 0 && head) pages.put(head);
    if (placed.length > 0) pages.putColumns([placed], 0);
    rest = left;
    if (rest.length > 0) pages.turn();
  }
}

/** Blocks in two columns over as many pages as they need; on the last, as low as they can be. */
export function flowColumns(pages: Pages, blocks: readonly Block[], apart: number): void {
  let rest = blocks;
  while (rest.length > 0) {
    const room = pages.room(rest[0]?.before);
    const { columns, rest: left } = balance(rest, 2, room, pages.full);
    pages.putColumns(columns, apart);
    rest = left;
    if (rest.length > 0) pages.turn();
  }
}
