import { type Read, failure } from '../../roster/read-error';
import { crc32 } from './crc32';
import { isSealed } from './sealed';

/*
 * What opens a sealed list: one byte of version, the 16 bytes of its secret, the bytes of its code
 * exactly as they were sealed, and the CRC-32 of all, lowest byte first, as every code has it.
 */

/** The layout in which they are written. Older ones are read for ever. */
const revealVersion = 1;
const nonceBytes = 16;
const listStart = 1 + nonceBytes;
const checkBytes = 4;

/** A list and the secret that was sealed with it. */
export interface Reveal {
  readonly nonce: Uint8Array;
  /** Bytes of the list's code. Never packed anew: what was sealed are these. */
  readonly list: Uint8Array;
}

export function packReveal({ nonce, list }: Reveal): Uint8Array {
  if (nonce.length !== nonceBytes) throw new Error(`A secret has ${nonceBytes} bytes`);
  const bytes = new Uint8Array(listStart + list.length + checkBytes);
  bytes[0] = revealVersion;
  bytes.set(nonce, 1);
  bytes.set(list, listStart);
  const end = listStart + list.length;
  new DataView(bytes.buffer).setUint32(end, crc32(bytes.subarray(0, end)), true);
  return bytes;
}

/** The list in what may be a damaged reveal: its own check bytes tell whether it is whole. */
export function listInReveal(bytes: Uint8Array): Uint8Array {
  return bytes.subarray(listStart, -checkBytes);
}

/** Reads what `packReveal` made. The list in it is not read yet, and may be anything. */
export function unpackReveal(bytes: Uint8Array): Read<Reveal> {
  if (bytes.length <= listStart + checkBytes || !isSealed(bytes))
    return failure('invalid-list', 'its code has wrong or missing characters');
  if (bytes[0] !== revealVersion) return failure('unsupported-version', String(bytes[0]));
  return {
    ok: true,
    value: { nonce: bytes.slice(1, listStart), list: listInReveal(bytes).slice() },
  };
}
