import { isObject } from './check-list';

/**
 * `next`, made of the parts of `previous` that are equal to its own; `previous` itself when all is
 * equal. What comes back from a database is a copy, and components should draw only what changed.
 */
export function keepIdentity<T>(previous: T | undefined, next: T): T;
export function keepIdentity(previous: unknown, next: unknown): unknown {
  if (Object.is(previous, next)) return previous;
  if (Array.isArray(previous) && Array.isArray(next)) return keepArray(previous, next);
  if (isObject(previous) && isObject(next)) return keepObject(previous, next);
  return next;
}

function keepArray(previous: readonly unknown[], next: readonly unknown[]): readonly unknown[] {
  const kept = next.map((item, index) => keepIdentity(previous[index], item));
  const isSame =
    previous.length === next.length && kept.every((item, i) => Object.is(item, previous[i]));
  return isSame ? previous : kept;
}

type Fields = Readonly<Record<string, unknown>>;

function keepObject(previous: Fields, next: Fields): Fields {
  const fields = Object.keys(next);
  const kept = fields.map((field) => {
    const old = Object.hasOwn(previous, field) ? previous[field] : undefined;
    return [field, keepIdentity(old, next[field])] as const;
  });
  const isSame =
    Object.keys(previous).length === fields.length &&
    kept.every(
      ([field, value]) => Object.hasOwn(previous, field) && Object.is(value, previous[field]),
    );
  return isSame ? previous : Object.fromEntries(kept);
}
