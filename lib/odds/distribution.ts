import { certain, type Chance, chance, plus, sum, times } from './chance';

/** What can come up, each with its chance; all chances come to exactly one. */
export type Distribution<T> = ReadonlyMap<T, Chance>;

/** Whatever comes of `pairs`, with what comes up twice added together. */
function gather<T>(pairs: Iterable<readonly [T, Chance]>): Distribution<T> {
  const gathered = new Map<T, Chance>();
  for (const [value, one] of pairs) {
    const before = gathered.get(value);
    gathered.set(value, before ? plus(before, one) : one);
  }
  return gathered;
}

export function always<T>(value: T): Distribution<T> {
  return new Map([[value, certain]]);
}

/** One of these values, each as likely as the next; a value that stands twice is twice as likely. */
export function evenly<T>(values: readonly T[]): Distribution<T> {
  return gather(values.map((value) => [value, chance(1, values.length)] as const));
}

export function mapEach<T, U>(from: Distribution<T>, make: (value: T) => U): Distribution<U> {
  return gather([...from].map(([value, one]) => [make(value), one] as const));
}

/** A second roll that depends on what the first has brought. */
export function follow<T, U>(
  from: Distribution<T>,
  next: (value: T) => Distribution<U>,
): Distribution<U> {
  return gather(
    [...from].flatMap(([value, one]) =>
      [...next(value)].map(([then, other]) => [then, times(one, other)] as const),
    ),
  );
}

/** Two rolls that do not touch each other, and what the pair of them comes to. */
export function together<T, U, V>(
  a: Distribution<T>,
  b: Distribution<U>,
  make: (a: T, b: U) => V,
): Distribution<V> {
  return follow(a, (one) => mapEach(b, (other) => make(one, other)));
}

/** Chance of any of the values that the test accepts. */
export function chanceThat<T>(from: Distribution<T>, accepts: (value: T) => boolean): Chance {
  return sum([...from].flatMap(([value, one]) => (accepts(value) ? [one] : [])));
}

/** Mean of whole numbers. */
export function expected(from: Distribution<number>): Chance {
  return sum([...from].map(([value, { ways, of }]) => ({ ways: BigInt(value) * ways, of })));
}
