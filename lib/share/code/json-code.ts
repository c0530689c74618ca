import { limits } from '../../roster/list';
import type { BitReader } from './bit-reader';
import type { BitWriter } from './bit-writer';
import { Damage } from './damage';
import { type Numbers, readReference, writeReference } from './reference';
import { readText, writeText } from './text-code';

/** The kinds of value, by the number that stands for each in three bits. */
const kinds = ['whole', 'text', 'true', 'false', 'null', 'number', 'array', 'object'] as const;
type Kind = (typeof kinds)[number];

/** Small whole numbers are written as such, all others as JavaScript would print them. */
const mostWhole = 2 ** 32;

/** Order of the numbers that stand for words, and of those that stand for themselves. */
const wordOrder = 2;
const wholeOrder = 2;

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function kindOf(value: unknown): Kind {
  if (typeof value === 'string') return 'text';
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  if (typeof value === 'number') {
    const isWhole = Number.isInteger(value) && !Object.is(value, -0);
    return isWhole && value >= 0 && value < mostWhole ? 'whole' : 'number';
  }
  if (Array.isArray(value)) return 'array';
  return isObject(value) ? 'object' : 'null';
}

/** Something that is still to be written: a value, or the key before one. */
type Pending = { readonly key: string } | { readonly value: unknown };

function writeNext(bits: BitWriter, words: Numbers, value: unknown): readonly Pending[] {
  const kind = kindOf(value);
  bits.bits(kinds.indexOf(kind), 3);
  if (kind === 'whole') bits.number(Number(value), wholeOrder);
  else if (kind === 'text') writeReference(bits, words, String(value), wordOrder);
  else if (kind === 'number') writeText(bits, Object.is(value, -0) ? '-0' : String(value));
  else if (kind === 'array' && Array.isArray(value)) {
    bits.number(value.length, 1);
    return value.map((item: unknown) => ({ value: item }));
  } else if (kind === 'object' && isObject(value)) {
    const pairs = Object.entries(value).filter(([, inner]) => inner !== undefined);
    bits.number(pairs.length, 1);
    return pairs.flatMap(([key, inner]) => [{ key }, { value: inner }]);
  }
  return [];
}

/** Any JSON value, exactly. Without recursion, so that no depth of nesting can break it. */
export function writeJson(bits: BitWriter, words: Numbers, value: unknown): void {
  const pending: Pending[] = [{ value }];
  for (let next = pending.pop(); next; next = pending.pop()) {
    if ('key' in next) writeReference(bits, words, next.key, wordOrder);
    else for (const inner of writeNext(bits, words, next.value).toReversed()) pending.push(inner);
  }
}

/** An array or object that is still being read, and how many values it wants yet. */
type Open =
  | { readonly array: unknown[]; left: number }
  | { readonly pairs: Map<string, unknown>; key: string; left: number };

function readNumber(bits: BitReader): number {
  const text = readText(bits, 32);
  const value = Number(text);
  if (text !== (Object.is(value, -0) ? '-0' : String(value))) throw new Damage('wrong');
  return value;
}

export function readJson(bits: BitReader, words: Numbers): unknown {
  const open: Open[] = [];
  for (;;) {
    let value: unknown;
    const kind = kinds[bits.bits(3)];
    if (kind === 'array' || kind === 'object') {
      if (open.length === limits.depth) throw new Damage('too-many');
      const left = bits.count(1, 3);
      if (kind === 'array') open.push({ array: [], left });
      else open.push({ pairs: new Map(), key: '', left });
    } else {
      if (kind === 'whole') value = bits.number(wholeOrder);
      else if (kind === 'text') value = readReference(bits, words, wordOrder);
      else if (kind === 'number') value = readNumber(bits);
      else value = kind === 'null' ? null : kind === 'true';
      const outer = open.at(-1);
      if (!outer) return value;
      put(outer, value);
    }
    for (let inner = open.at(-1); inner?.left === 0; inner = open.at(-1)) {
      open.pop();
      const whole = 'array' in inner ? inner.array : Object.fromEntries(inner.pairs);
      const outer = open.at(-1);
      if (!outer) return whole;
      put(outer, whole);
    }
    const next = open.at(-1);
    if (next && 'pairs' in next) next.key = readReference(bits, words, wordOrder);
  }
}

function put(into: Open, value: unknown): void {
  into.left -= 1;
  if ('array' in into) into.array.push(value);
  else if (into.pairs.has(into.key)) throw new Damage('wrong');
  else into.pairs.set(into.key, value);
}
