function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Keys of an object that hold something; the order in which they stand means nothing. */
function keysOf(value: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.keys(value).filter((key) => value[key] !== undefined);
}

/** Whether two JSON values are the same. Without recursion: files may nest as deep as they like. */
export function sameJson(one: unknown, other: unknown): boolean {
  const pending: (readonly [unknown, unknown])[] = [[one, other]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [a, b] = next;
    if (Object.is(a, b)) continue;
    if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return false;
    const keys = keysOf(a);
    if (keys.length !== keysOf(b).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(b, key)) return false;
      pending.push([a[key], b[key]]);
    }
  }
  return true;
}
