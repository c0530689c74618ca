import { type ReadString, readHex, readLiteral, textOfString } from './text-string';

/*
 * Finds one text among the properties of a PDF file, without reading the rest of it. Every step goes
 * through the file at most once, so that no file, however it was made, takes long.
 */

/** So many bytes at the start may stand before the file begins. */
const mostBefore = 1024;

const white = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x20]);
const delimiters = new Set([...'()<>[]{}/%'].map((char) => char.charCodeAt(0)));
const isRegular = (byte: number) => !white.has(byte) && !delimiters.has(byte);
const isDigit = (byte: number) => byte >= 0x30 && byte <= 0x39;

/** A dictionary with more in it is none that lists properties. */
const mostTokens = 400;

/** A property may be named by reference to an object, and so may that one. */
const mostReferences = 4;

function matches(file: Uint8Array, at: number, word: string): boolean {
  for (let n = 0; n < word.length; n += 1) if (file[at + n] !== word.charCodeAt(n)) return false;
  return true;
}

function lastPlaceOf(file: Uint8Array, word: string): number {
  for (let at = file.lastIndexOf(word.charCodeAt(0)); at >= 0;) {
    if (matches(file, at, word)) return at;
    at = at === 0 ? -1 : file.lastIndexOf(word.charCodeAt(0), at - 1);
  }
  return -1;
}

/** Whether these are the bytes of a PDF file. */
export function isPdf(file: Uint8Array): boolean {
  for (let at = 0; at < Math.min(mostBefore, file.length); at += 1)
    if (matches(file, at, '%PDF-')) return true;
  return false;
}

/** Past white space and comments. */
function skipWhite(file: Uint8Array, start: number): number {
  let at = start;
  while (at < file.length) {
    const byte = file[at] ?? 0;
    if (byte === 0x25) while (at < file.length && file[at] !== 0x0a && file[at] !== 0x0d) at += 1;
    else if (white.has(byte)) at += 1;
    else break;
  }
  return at;
}

/** A name, number or word, and where it ends. */
function readWord(
  file: Uint8Array,
  start: number,
): { readonly word: string; readonly end: number } {
  let end = start + 1;
  while (end < file.length && end - start < 128 && isRegular(file[end] ?? 0)) end += 1;
  const word = String.fromCharCode(...file.subarray(start, end));
  return {
    word: word.replace(/#([0-9a-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    ),
    end,
  };
}

/** Where the object that a reference ("12 0 R") names begins; the last one of a file is in force. */
function placeOfObject(file: Uint8Array, number: string, generation: string): number | undefined {
  const head = `${number} ${generation} obj`;
  const first = head.charCodeAt(0);
  for (let at = file.lastIndexOf(first); at >= 0;) {
    if (matches(file, at, head) && !isDigit(file[at - 1] ?? 0)) return at + head.length;
    at = at === 0 ? -1 : file.lastIndexOf(first, at - 1);
  }
  return undefined;
}

const reference = /^(\d{1,10})[\0\t\n\f\r ]{1,20}(\d{1,5})[\0\t\n\f\r ]{1,20}R(?![A-Za-z0-9])/;

/** Reads "12 0 R" and gives where the object is. */
function followReference(file: Uint8Array, at: number): number | undefined {
  const text = String.fromCharCode(...file.subarray(at, at + 64));
  const [, number, generation] = reference.exec(text) ?? [];
  return number === undefined || generation === undefined
    ? undefined
    : placeOfObject(file, String(Number(number)), String(Number(generation)));
}

function readString(file: Uint8Array, at: number): ReadString | undefined {
  if (file[at] === 0x28) return readLiteral(file, at);
  return file[at] === 0x3c && file[at + 1] !== 0x3c ? readHex(file, at) : undefined;
}

/** The place of the value of a key in the dictionary that begins here. */
function placeOfValue(file: Uint8Array, start: number, key: string): number | undefined {
  let at = skipWhite(file, start);
  if (!matches(file, at, '<<')) return undefined;
  at += 2;
  let depth = 1;
  for (let tokens = 0; tokens < mostTokens; tokens += 1) {
    at = skipWhite(file, at);
    if (at >= file.length) return undefined;
    if (matches(file, at, '<<') || matches(file, at, '>>')) {
      depth += file[at] === 0x3c ? 1 : -1;
      if (depth === 0) return undefined;
      at += 2;
    } else if (file[at] === 0x28 || file[at] === 0x3c) {
      const string = readString(file, at);
      // It goes on to the end of the file, and must not be looked at again.
      if (!string) return undefined;
      at = string.end;
    } else {
      const { word, end } = readWord(file, at);
      at = end;
      if (depth === 1 && word === key) return skipWhite(file, at);
    }
  }
  return undefined;
}

/** A text among the properties of a PDF ("Keywords"); nothing where it has none. Never throws. */
export function findProperty(file: Uint8Array, name: string): string | undefined {
  const named = lastPlaceOf(file, '/Info');
  const info = named < 0 ? undefined : followReference(file, skipWhite(file, named + 5));
  let at = info === undefined ? undefined : placeOfValue(file, info, `/${name}`);
  for (let hops = 0; at !== undefined && hops < mostReferences; hops += 1) {
    const string = readString(file, at);
    if (string) return textOfString(string.bytes);
    const place = followReference(file, at);
    at = place === undefined ? undefined : skipWhite(file, place);
  }
  return undefined;
}
