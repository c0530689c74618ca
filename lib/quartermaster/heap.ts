/** A queue that gives the item of the highest rank first; of equals, the one that came last. */
export class Heap<T> {
  readonly #items: { readonly rank: number; readonly turn: number; readonly item: T }[] = [];
  #turn = 0;

  push(rank: number, item: T): void {
    const items = this.#items;
    const added = { rank, turn: (this.#turn += 1), item };
    let at = items.length;
    items.push(added);
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = items[above];
      if (!parent || !isBefore(added, parent)) break;
      items[at] = parent;
      at = above;
    }
    items[at] = added;
  }

  pop(): T | undefined {
    const items = this.#items;
    const first = items[0];
    const last = items.pop();
    if (!first || !last || items.length === 0) return first?.item;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      const left = items[below];
      const right = items[below + 1];
      if (!left) break;
      const child = right && isBefore(right, left) ? right : left;
      if (child === right) below += 1;
      if (!isBefore(child, last)) break;
      items[at] = child;
      at = below;
    }
    items[at] = last;
    return first.item;
  }
}

type Ranked = { readonly rank: number; readonly turn: number };

function isBefore(a: Ranked, b: Ranked): boolean {
  return a.rank > b.rank || (a.rank === b.rank && a.turn > b.turn);
}
