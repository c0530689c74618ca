import { Inflate, inflateSync } from 'fflate';
import { limits } from '../../roster/list';
import { type Read, failure } from '../../roster/read-error';
import { crc32 } from '../../share/code/crc32';
import { backupHead, mostBytes } from '../../share/read-input';
import { tooLarge } from '../../share/too-large';
import type { ZipEntry } from './directory';

const headerSignature = 0x04034b50;
const headerLength = 30;

/** A packed byte becomes so many at most. */
const mostGrowth = 1032;

/**
 * What is larger and shrinks to so small a part of itself is one letter over and over, made to keep
 * whoever unpacks it busy. A list of so many bytes has more than 262 for each of its entries, and if
 * all of them were the same: 258 bytes that stand so far back take 9 bits, a 229th.
 */
const mostDensity = { from: 512 * 1024, times: 250 } as const;

function isTooDense({ packed, size }: ZipEntry): boolean {
  return size > mostDensity.from && size > packed * mostDensity.times;
}

/** Packed bytes that are inflated at a time: few where few are expected, so that a lie ends soon. */
function stepFor(room: number): number {
  return Math.min(65_536, Math.max(4096, room >> 3));
}

const damaged = failure('invalid-list', 'the zip that holds it was cut or changed');

/** The packed bytes of an entry; nothing where its header is none or it does not lie in the zip. */
function packedBytes(zip: Uint8Array, { at, packed }: ZipEntry): Uint8Array | undefined {
  if (at + headerLength > zip.length) return undefined;
  const view = new DataView(zip.buffer, zip.byteOffset + at, headerLength);
  if (view.getUint32(0, true) !== headerSignature) return undefined;
  const start = at + headerLength + view.getUint16(26, true) + view.getUint16(28, true);
  return start + packed <= zip.length ? zip.subarray(start, start + packed) : undefined;
}

const nothing = new Uint8Array();

/** Unpacked bytes, of which there are at most as many as its directory says. */
class Output {
  readonly #size: number;
  #bytes: Uint8Array = nothing;
  #length = 0;
  /** Bytes that came, those that there was no room for included. */
  came = 0;

  constructor(size: number) {
    this.#size = size;
  }

  get isOver(): boolean {
    return this.came > this.#size;
  }

  get room(): number {
    return this.#size - this.#length;
  }

  /** Takes all that there is at once, without a copy. */
  be(bytes: Uint8Array): void {
    this.came = bytes.length;
    this.#bytes = bytes;
    this.#length = Math.min(bytes.length, this.#size);
  }

  add(chunk: Uint8Array): void {
    if (this.came === 0) this.#bytes = new Uint8Array(this.#size);
    this.came += chunk.length;
    const taken = chunk.subarray(0, this.room);
    this.#bytes.set(taken, this.#length);
    this.#length += taken.length;
  }

  get bytes(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

/** Inflates until its end, or until there is more than the output takes. Throws for what is no deflate. */
function inflate(packed: Uint8Array, output: Output): void {
  const stream = new Inflate((chunk) => output.add(chunk));
  for (let from = 0, to = 0; !output.isOver && from < packed.length; from = to) {
    to = from + stepFor(output.room);
    const chunk = packed.subarray(from, to);
    try {
      stream.push(chunk, to >= packed.length);
    } catch (error) {
      // What it made of this before it failed is not handed out, and was work all the same.
      output.came += chunk.length * mostGrowth;
      throw error;
    }
  }
}

/**
 * The same for what is one step, which a stream only copies more often. There is room for one byte too
 * many: what does not fit shows, and is not kept.
 */
function inflateAtOnce(packed: Uint8Array, output: Output): void {
  const most = packed.length * mostGrowth;
  output.came = most; // until it is known better
  output.be(inflateSync(packed, { out: new Uint8Array(output.room + 1) }));
  if (output.isOver) output.came = most;
}

/** Told how many bytes unpacking has produced, of use or not. */
export type Spend = (bytes: number) => void;

/** What is there of a file when at most so many bytes of it are wanted; nothing when it is damaged. */
function unpack(
  packed: Uint8Array,
  method: number,
  size: number,
  spend: Spend,
): Output | undefined {
  const output = new Output(size);
  try {
    if (method === 0) output.be(packed);
    else if (packed.length <= stepFor(size)) inflateAtOnce(packed, output);
    else inflate(packed, output);
    return output;
  } catch {
    return undefined;
  } finally {
    spend(output.came);
  }
}

/** The most bytes that a file may have, by its beginning; nothing when it is damaged. */
function mostFor(packed: Uint8Array, { method, size }: ZipEntry, spend: Spend): number | undefined {
  if (size <= limits.fileBytes) return limits.fileBytes;
  const head = unpack(packed, method, backupHead, spend);
  return head && mostBytes(head.bytes);
}

/**
 * One file of a zip, whole and as it was packed, or why not. What its directory says is not believed:
 * hardly a byte more than it claims is unpacked, and not one more than any list may have is kept.
 */
export function unpackEntry(zip: Uint8Array, entry: ZipEntry, spend: Spend): Read<Uint8Array> {
  const { method, size, crc, isLocked } = entry;
  if (isLocked) return failure('not-a-list', 'it is locked with a password');
  if (method !== 0 && method !== 8)
    return failure('not-a-list', 'it is packed in a way that is not read here; unpack it first');
  if (isTooDense(entry))
    return failure('too-large', `it unpacks to more than ${mostDensity.times} times its size`);
  const packed = packedBytes(zip, entry);
  if (!packed || size > packed.length * mostGrowth) return damaged;
  const most = mostFor(packed, entry, spend);
  if (most === undefined) return damaged;
  if (size > most) return tooLarge(most);
  const output = unpack(packed, method, size, spend);
  const isWhole = output?.came === size && crc32(output.bytes) === crc;
  return isWhole ? { ok: true, value: output.bytes } : damaged;
}
