import { type Read, failure } from '../../roster/read-error';
import { limits } from '../../roster/list';
import { BitReader } from './bit-reader';
import { BitWriter } from './bit-writer';
import { crc32 } from './crc32';
import { Damage } from './damage';

/*
 * Every code, of whatever version, is one byte for kind and version, the content, and the CRC-32 of
 * both, lowest byte first. In that order a CRC-32 finds every change within 32 bits in a row, and so
 * every single wrong character of any spelling of the bytes (see `spelling`).
 */

/** What a code holds, by the highest bit of its first byte. */
export type CodeKind = 'list' | 'event';

const eventBit = 0x80;
const checkBytes = 4;

/** How the reason of a damage reads after "This list is damaged:". */
const damages = {
  short: 'its code is cut short',
  wrong: 'its code has wrong or missing characters',
  'too-many': 'its code holds more than a list may have',
} as const;

/** What is said of a code that is none of the kind that was wanted. */
const ofOther: Readonly<Record<CodeKind, string>> = {
  list: 'its code is that of an event',
  event: 'its code is that of a list',
};

/** Bytes of a code of this version, its content written by `write`. */
export function seal(
  kind: CodeKind,
  version: number,
  write: (bits: BitWriter) => void,
): Uint8Array {
  const bits = new BitWriter();
  bits.bits(version + (kind === 'event' ? eventBit : 0), 8);
  write(bits);
  const content = bits.toBytes();
  const bytes = new Uint8Array(content.length + checkBytes);
  bytes.set(content);
  new DataView(bytes.buffer).setUint32(content.length, crc32(content), true);
  return bytes;
}

/** Whether these are the bytes of a code, whatever it holds. */
export function isSealed(bytes: Uint8Array): boolean {
  const end = bytes.length - checkBytes;
  if (end < 1) return false;
  let check = 0;
  for (let at = bytes.length - 1; at >= end; at -= 1) check = check * 256 + (bytes[at] ?? 0);
  return check === crc32(bytes, end);
}

export function kindOf(bytes: Uint8Array): CodeKind {
  return (bytes[0] ?? 0) & eventBit ? 'event' : 'list';
}

/** Layouts of one kind of code by their version. All that were ever used stay. */
export type Layouts<T> = Readonly<Record<number, (bits: BitReader) => T>>;

/** What went wrong with a code that its check bytes contradict. */
function damageOf<T>(bytes: Uint8Array, layout: ((bits: BitReader) => T) | undefined): Read<never> {
  // A link that is cut in the midst of a byte gives none.
  if (bytes.length === 0) return failure('invalid-list', damages.wrong);
  if (!layout) return failure('not-a-list', 'its code is of another kind or damaged');
  try {
    const bits = new BitReader(bytes.subarray(1));
    layout(bits);
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    if (error.kind === 'short') return failure('invalid-list', damages.short);
  }
  return failure('invalid-list', damages.wrong);
}

/** Reads the bytes of a code. Never throws; its work is bounded by their number. */
export function unseal<T>(kind: CodeKind, bytes: Uint8Array, layouts: Layouts<T>): Read<T> {
  if (bytes.length > limits.fileBytes) return failure('too-large');
  const version = (bytes[0] ?? 0) & ~eventBit;
  const layout = layouts[version];
  if (!isSealed(bytes)) return damageOf(bytes, kindOf(bytes) === kind ? layout : undefined);
  if (kindOf(bytes) !== kind) return failure('not-a-list', ofOther[kind]);
  if (!layout) return failure('unsupported-version', String(version));
  try {
    const bits = new BitReader(bytes.subarray(1, -checkBytes));
    const value = layout(bits);
    bits.end();
    return { ok: true, value };
  } catch (error) {
    if (!(error instanceof Damage)) throw error;
    return error.kind === 'newer'
      ? failure('unsupported-version', `${version} with newer rosters`)
      : failure('invalid-list', damages[error.kind]);
  }
}
