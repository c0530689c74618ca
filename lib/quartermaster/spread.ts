/** How many things two counts have in common. */
function shared(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [name, count] of a) sum += Math.min(count, b.get(name) ?? 0);
  return sum;
}

/**
 * So many of these, the first one and then always the one that is least like those chosen already:
 * of equals, the earlier one. In the order in which they came.
 */
export function spread<T>(
  items: readonly T[],
  contentsOf: (item: T) => ReadonlyMap<string, number>,
  most: number,
): readonly T[] {
  const rest = items.map((item, at) => ({ item, at, contents: contentsOf(item), likeness: 0 }));
  const chosen: typeof rest = [];
  while (chosen.length < most) {
    const next = rest.reduce<(typeof rest)[number] | undefined>(
      (best, one) => (!best || one.likeness < best.likeness ? one : best),
      undefined,
    );
    if (!next) break;
    rest.splice(rest.indexOf(next), 1);
    chosen.push(next);
    for (const one of rest)
      one.likeness = Math.max(one.likeness, shared(one.contents, next.contents));
  }
  return chosen.sort((a, b) => a.at - b.at).map(({ item }) => item);
}
