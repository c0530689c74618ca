/**
 * An exact chance: so many of a number of equally likely outcomes. The number of outcomes is kept as
 * the dice make it (9 of 36, not 1 of 4), so that a derivation can count with it. An expected number
 * is a sum of chances and may be more than one.
 */
export interface Chance {
  readonly ways: bigint;
  readonly of: bigint;
}

export const never: Chance = { ways: 0n, of: 1n };
export const certain: Chance = { ways: 1n, of: 1n };

/** `ways` of `of` equally likely outcomes, both whole numbers. */
export function chance(ways: number, of: number): Chance {
  return { ways: BigInt(ways), of: BigInt(of) };
}

function divisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : divisor(b, a % b);
}

/** Chance of one or the other of two that cannot both be. */
export function plus(a: Chance, b: Chance): Chance {
  if (a.of === b.of) return { ways: a.ways + b.ways, of: a.of };
  // Numbers of dice differ far more often than kinds of dice, so that one mostly goes into the other.
  if (b.of % a.of === 0n) return { ways: a.ways * (b.of / a.of) + b.ways, of: b.of };
  if (a.of % b.of === 0n) return { ways: a.ways + b.ways * (a.of / b.of), of: a.of };
  const of = (a.of / divisor(a.of, b.of)) * b.of;
  return { ways: a.ways * (of / a.of) + b.ways * (of / b.of), of };
}

/** Chance of both of two that do not touch each other. */
export function times(a: Chance, b: Chance): Chance {
  return { ways: a.ways * b.ways, of: a.of * b.of };
}

export function not({ ways, of }: Chance): Chance {
  return { ways: of - ways, of };
}

export function sum(chances: Iterable<Chance>): Chance {
  let total = never;
  for (const one of chances) total = plus(total, one);
  return total;
}

/** The same chance over this many outcomes, which must be a multiple of its own. */
export function over(one: Chance, of: bigint): Chance {
  return { ways: one.ways * (of / one.of), of };
}

/** Below, at or above nought as `a` is less than, as large as or more than `b`. */
export function compare(a: Chance, b: Chance): number {
  const [left, right] = [a.ways * b.of, b.ways * a.of];
  return left < right ? -1 : left > right ? 1 : 0;
}

export function isNever({ ways }: Chance): boolean {
  return ways === 0n;
}

/** 9 of 36 as 1 of 4. */
export function lowest({ ways, of }: Chance): Chance {
  const common = divisor(ways, of);
  return { ways: ways / common, of: of / common };
}

/** For charts and rounded words only: nothing is computed from it. */
export function toNumber({ ways, of }: Chance): number {
  // The dice of a whole squad make more outcomes than a floating-point number can hold.
  const scale = 10n ** 15n;
  return of > scale ? Number((ways * scale) / of) / Number(scale) : Number(ways) / Number(of);
}
