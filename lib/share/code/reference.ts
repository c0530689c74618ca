import type { BitReader } from './bit-reader';
import type { BitWriter } from './bit-writer';
import { Damage } from './damage';
import { readText, writeText } from './text-code';

/** Ids by number (see `lib/roster/catalogue`), and how to find the number of an id. */
export interface Numbers {
  readonly ids: readonly string[];
  readonly numberOf: ReadonlyMap<string, number>;
}

const made = new WeakMap<readonly string[], Numbers>();

/** The numbers of a table, made once. */
export function numbersOf(ids: readonly string[]): Numbers {
  const known = made.get(ids);
  if (known) return known;
  const numbers = { ids, numberOf: new Map(ids.map((id, number) => [id, number])) };
  made.set(ids, numbers);
  return numbers;
}

/** The id of a number. One beyond the table is of a later version of it, not damage. */
export function idOf(bits: BitReader, { ids }: Numbers, number: number): string {
  const id = ids[number];
  if (id === undefined) throw new Damage('newer');
  bits.spend(id.length);
  return id;
}

/** An id by its number in the table; one that is not in it by its letters, after a 0. */
export function writeReference(bits: BitWriter, numbers: Numbers, id: string, order: number): void {
  const number = numbers.numberOf.get(id);
  bits.number(number === undefined ? 0 : number + 1, order);
  if (number === undefined) writeText(bits, id);
}

export function readReference(bits: BitReader, numbers: Numbers, order: number): string {
  const number = bits.number(order);
  return number === 0 ? readText(bits) : idOf(bits, numbers, number - 1);
}
