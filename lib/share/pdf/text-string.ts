/*
 * Text strings of PDF files: in brackets with escapes, or in hexadecimal digits; their bytes are
 * UTF-16 or UTF-8 where a mark at their start says so, and otherwise Latin.
 */

/** Bytes of a string, and where the file goes on after it. */
export interface ReadString {
  readonly bytes: Uint8Array;
  readonly end: number;
}

const open = 0x28;
const close = 0x29;
const backslash = 0x5c;
const lineFeed = 0x0a;
const carriageReturn = 0x0d;

const escapes: ReadonlyMap<number, number> = new Map(
  [...'nrtbf'].map((letter, at) => [
    letter.charCodeAt(0),
    [lineFeed, carriageReturn, 0x09, 0x08, 0x0c][at] ?? 0,
  ]),
);

function isOctal(byte: number | undefined): byte is number {
  return byte !== undefined && byte >= 0x30 && byte <= 0x37;
}

/** The place of the bracket that closes the one at `start`; brackets between them stand in pairs. */
function endOfLiteral(file: Uint8Array, start: number): number | undefined {
  let depth = 0;
  for (let at = start; at < file.length; at += 1) {
    const byte = file[at];
    if (byte === backslash) at += 1;
    else if (byte === open) depth += 1;
    else if (byte === close) {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return undefined;
}

/** Reads what begins with a bracket; nothing when the file ends before the string does. */
export function readLiteral(file: Uint8Array, start: number): ReadString | undefined {
  const end = endOfLiteral(file, start);
  if (end === undefined) return undefined;
  const bytes = new Uint8Array(end - start);
  let length = 0;
  for (let at = start + 1; at < end; at += 1) {
    let byte = file[at] ?? 0;
    if (byte === carriageReturn) {
      if (file[at + 1] === lineFeed) at += 1;
      byte = lineFeed;
    } else if (byte === backslash) {
      at += 1;
      const escaped = file[at] ?? 0;
      if (escaped === carriageReturn || escaped === lineFeed) {
        if (escaped === carriageReturn && file[at + 1] === lineFeed) at += 1;
        continue; // A line that goes on in the next.
      }
      byte = escapes.get(escaped) ?? escaped;
      if (isOctal(escaped)) {
        byte = escaped - 0x30;
        for (let more = 0; more < 2 && isOctal(file[at + 1]); more += 1) {
          at += 1;
          byte = byte * 8 + (file[at] ?? 0) - 0x30;
        }
      }
    }
    bytes[length] = byte;
    length += 1;
  }
  return { bytes: bytes.subarray(0, length), end: end + 1 };
}

function digitOf(byte: number): number | undefined {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30;
  const letter = byte | 0x20;
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : undefined;
}

/** Reads what begins with `<`; white space in it means nothing, a last digit alone is a tenfold. */
export function readHex(file: Uint8Array, start: number): ReadString | undefined {
  const end = file.indexOf(0x3e, start);
  if (end < 0) return undefined;
  const bytes = new Uint8Array((end - start + 1) >> 1);
  let digits = 0;
  for (const byte of file.subarray(start + 1, end)) {
    const digit = digitOf(byte);
    if (digit === undefined) continue;
    const at = digits >> 1;
    bytes[at] = digits % 2 === 0 ? digit << 4 : (bytes[at] ?? 0) | digit;
    digits += 1;
  }
  return { bytes: bytes.subarray(0, (digits + 1) >> 1), end: end + 1 };
}

/** The text that the bytes of a string stand for. */
export function textOfString(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  const isUtf8 = first === 0xef && second === 0xbb && third === 0xbf;
  return new TextDecoder(isUtf8 ? 'utf-8' : 'windows-1252').decode(bytes);
}
