import { type Chance, compare, sum } from '@/lib/odds/chance';

/** Every throw of so many dice, one by one: written without the library, to be held against it. */
export function everyThrow(dice: number): readonly (readonly number[])[] {
  let throws: readonly (readonly number[])[] = [[]];
  for (let thrown = 0; thrown < dice; thrown += 1)
    throws = throws.flatMap((before) => [1, 2, 3, 4, 5, 6].map((face) => [...before, face]));
  return throws;
}

/** How many of them pass, over how many there are. */
export function counted(
  throws: readonly (readonly number[])[],
  passes: (faces: readonly number[]) => boolean,
): Chance {
  return { ways: BigInt(throws.filter(passes).length), of: BigInt(throws.length) };
}

export function isSame(a: Chance, b: Chance): boolean {
  return compare(a, b) === 0;
}

/** "3/4", in lowest terms, so that a failing test says what it found. */
export function told({ ways, of }: Chance): string {
  let [a, b] = [ways, of];
  while (b !== 0n) [a, b] = [b, a % b];
  return `${ways / a}/${of / a}`;
}

export function isWhole(chances: Iterable<Chance>): boolean {
  const { ways, of } = sum(chances);
  return ways === of;
}
