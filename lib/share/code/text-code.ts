import type { BitReader } from './bit-reader';
import type { BitWriter } from './bit-writer';
import { Damage } from './damage';
import { unzigzag, zigzag } from './number-code';

/**
 * Characters of names in the languages of these wars, the commonest first: the first 8 take 4 bits,
 * the next 16 take 6, then 32 take 8, 64 take 10, and the rest 12. One place stands for a run of
 * others, whatever their script. The order is part of the format: a change needs a new version.
 */
const common = [
  ' eanirts',
  'oldcuhmgpbfvykw\0',
  "zjxq-/.,'0123456789SCLBMGFDRPATH",
  'EIJKNOQUVWXYZéèàêëçâùûôîïüöäßáíóúñåøæœÉÈÀÇÜÖÄÅØłńśąę’!?()&":;_+#',
  '@*=%<>[]{}|~^`\\$“”„‘«»–—…·°№ÊÁÍÓÚÑÆŒżźćŁŻŚčďěňřšťůžČŘŠŽőűŐŰăâîșțãõýÝ½¼\n\t',
].join('');

const places: ReadonlyMap<string, number> = new Map(
  [...common].map((char, place) => [char, place]).reverse() as [string, number][],
);
const characters = [...common];
const otherPlace = places.get('\0') ?? 0;

/** Where runs of other scripts start: the first of them that Europe writes. */
const firstOther = 0x410;

function placeOf(char: string): number | undefined {
  const place = places.get(char);
  return place === otherPlace ? undefined : place;
}

/** Any string, exactly, lone halves of surrogate pairs too. */
export function writeText(bits: BitWriter, text: string): void {
  const chars = [...text];
  bits.number(chars.length, 3);
  let previous = firstOther;
  for (let at = 0; at < chars.length;) {
    const place = placeOf(chars[at] ?? '');
    if (place !== undefined) {
      bits.number(place, 3);
      at += 1;
      continue;
    }
    let end = at + 1;
    while (end < chars.length && placeOf(chars[end] ?? '') === undefined) end += 1;
    bits.number(otherPlace, 3);
    bits.number(end - at - 1, 2);
    for (; at < end; at += 1) {
      const code = chars[at]?.codePointAt(0) ?? 0;
      bits.number(zigzag(code - previous), 5);
      previous = code;
    }
  }
}

/** A string of at most `most` characters (code points). */
export function readText(bits: BitReader, most = Number.POSITIVE_INFINITY): string {
  const length = bits.count(3, 4);
  if (length > most) throw new Damage('too-many');
  bits.spend(length);
  let text = '';
  let previous = firstOther;
  for (let at = 0; at < length;) {
    const place = bits.number(3);
    if (place !== otherPlace) {
      const char = characters[place];
      if (char === undefined) throw new Damage('wrong');
      text += char;
      at += 1;
      continue;
    }
    const end = at + bits.number(2) + 1;
    if (end > length) throw new Damage('wrong');
    for (; at < end; at += 1) {
      previous += unzigzag(bits.number(5));
      if (previous < 0 || previous > 0x10ffff) throw new Damage('wrong');
      text += String.fromCodePoint(previous);
    }
  }
  return text;
}
