import { capitalsOf, crockford } from '../share/code/spelling';

/*
 * A seal's code as people pass it on: 100 bits as 20 of Crockford's letters, and one letter more that
 * checks them, in groups of four: "7QK2-9D0M-XW4T-B8RC-51ZN-G". It can be read out, typed, and
 * written on paper.
 *
 * Letters are elements of the field of 32, as its polynomials modulo x^5 + x^2 + 1, and the check
 * letter makes the sum of each letter times x to the power of its place zero. x has the order 31, so
 * that every place has a factor of its own: any single wrong letter and any two that are swapped,
 * wherever they stand, are found. A letter that is lost is found by the length.
 */

/** Letters that hold the code. */
const codeLetters = 20;
const codeBits = codeLetters * 5;
/** Whole bytes that hold the bits of a code. */
export const codeBytes = Math.ceil(codeBits / 8);

/** A code as it is written, which is the one way to write it. */
export type SealCode = string;

export type ReadCode =
  | { readonly ok: true; readonly code: SealCode }
  /** `letters` = something is no letter of a code; `length` = too many or too few; `check` = wrong or swapped. */
  | { readonly ok: false; readonly fault: 'letters' | 'length' | 'check' };

/** An element of the field of 32 times x. */
function timesX(element: number): number {
  const shifted = element << 1;
  return shifted & 32 ? shifted ^ 0b100101 : shifted;
}

/** The letter that makes the sum of all zero, from the others, the last one at the first power. */
function checkOf(values: readonly number[]): number {
  return values.reduce((sum, value) => timesX(sum ^ value), 0);
}

function inFours(letters: string): SealCode {
  return letters.replace(/.{4}(?=.)/g, '$&-');
}

/** The code of the first 100 bits of these bytes, which are at least 13. */
export function formatSealCode(bytes: Uint8Array): SealCode {
  const values: number[] = [];
  let held = 0;
  let waiting = 0;
  for (const byte of bytes.subarray(0, codeBytes)) {
    held = (held << 8) | byte;
    for (waiting += 8; waiting >= 5 && values.length < codeLetters; waiting -= 5)
      values.push((held >> (waiting - 5)) & 31);
    held &= 2 ** waiting - 1;
  }
  const all = [...values, checkOf(values)];
  return inFours(all.map((value) => crockford[value] ?? '').join(''));
}

/** Codes within a message: a link to the page of seals, or a text in groups of four. */
const inMessage = [
  /[#&]k=([0-9A-Za-z-]+)/,
  /(?<![0-9A-Za-z])((?:[0-9A-Za-z]{4}[ \p{Pd}\u2212]){5}[0-9A-Za-z])(?![0-9A-Za-z])/u,
];

/**
 * Reads a code that somebody typed or pasted, alone or in a message. Small letters, O for 0, I and L
 * for 1, and any spaces and dashes are read as meant.
 */
export function parseSealCode(text: string): ReadCode {
  const found = inMessage.map((pattern) => pattern.exec(text)?.[1]).find(Boolean) ?? text;
  const letters = capitalsOf(found);
  const values = [...letters].map((letter) => crockford.indexOf(letter));
  if (values.includes(-1)) return { ok: false, fault: 'letters' };
  if (values.length !== codeLetters + 1) return { ok: false, fault: 'length' };
  return checkOf(values.slice(0, codeLetters)) === values[codeLetters]
    ? { ok: true, code: inFours(letters) }
    : { ok: false, fault: 'check' };
}
