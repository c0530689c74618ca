import { deflateRawSync } from 'node:zlib';
import { crc32 } from '@/lib/share/code/crc32';

/** A file for a zip, and what its headers claim of it instead of the truth. */
export interface Packed {
  readonly path: string | Uint8Array;
  readonly content?: Uint8Array | string;
  readonly method?: number;
  readonly isLocked?: boolean;
  readonly size?: number;
  readonly packed?: number;
  readonly crc?: number;
  /** Where its header is said to begin. */
  readonly at?: number;
  /** The deflated bytes, where they are not those of the content. */
  readonly deflated?: Uint8Array;
}

const encoder = new TextEncoder();
const bytesOf = (text: Uint8Array | string) =>
  typeof text === 'string' ? encoder.encode(text) : text;

function record(fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  return Buffer.concat(
    fields.map(([bytes, value]) => {
      const buffer = Buffer.alloc(bytes);
      if (bytes === 2) buffer.writeUInt16LE(value);
      else if (bytes === 4) buffer.writeUInt32LE(value);
      else buffer.writeBigUInt64LE(BigInt(value));
      return buffer;
    }),
  );
}

interface Ending {
  /** Sizes stand in eight bytes each, as programs write them that do not know them beforehand. */
  readonly isFar?: boolean;
  /** How many files the end says there are. */
  readonly count?: number;
  readonly comment?: string;
}

/** A zip, byte by byte, so that any of them can be a lie. */
export function makeZip(
  files: readonly Packed[],
  { isFar = false, count = files.length, comment = '' }: Ending = {},
): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const { method = 8, isLocked = false } = file;
    const path = bytesOf(file.path);
    const content = bytesOf(file.content ?? '');
    const data = file.deflated ?? (method === 8 ? deflateRawSync(content) : content);
    const size = file.size ?? content.length;
    const packed = file.packed ?? data.length;
    const crc = file.crc ?? crc32(content);
    const flags = isLocked ? 1 : 0;
    const start = file.at ?? at;
    const header = record([
      [4, 0x04034b50],
      [2, 20],
      [2, flags],
      [2, method],
      [4, 0],
      [4, crc],
      [4, packed],
      [4, size],
      [2, path.length],
      [2, 0],
    ]);
    parts.push(header, Buffer.from(path), Buffer.from(data));
    const extra = isFar
      ? record([
          [2, 1],
          [2, 24],
          [8, size],
          [8, packed],
          [8, start],
        ])
      : Buffer.alloc(0);
    const near = (value: number) => (isFar ? 0xffffffff : value);
    directory.push(
      record([
        [4, 0x02014b50],
        [2, 20],
        [2, 20],
        [2, flags],
        [2, method],
        [4, 0],
        [4, crc],
        [4, near(packed)],
        [4, near(size)],
        [2, path.length],
        [2, extra.length],
        [2, 0],
        [4, 0],
        [4, 0],
        [4, near(start)],
      ]),
      Buffer.from(path),
      extra,
    );
    at += header.length + path.length + data.length;
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const farEnd = isFar
    ? record([
        [4, 0x06064b50],
        [8, 44],
        [4, 20],
        [8, 0], // both disks
        [8, count],
        [8, count],
        [8, length],
        [8, at],
        [4, 0x07064b50],
        [4, 0],
        [8, at + length],
        [4, 1],
      ])
    : Buffer.alloc(0);
  const end = record([
    [4, 0x06054b50],
    [4, 0],
    [2, isFar ? 0xffff : count],
    [2, isFar ? 0xffff : count],
    [4, length],
    [4, isFar ? 0xffffffff : at],
    [2, comment.length],
  ]);
  return Buffer.concat([...parts, ...directory, farEnd, end, Buffer.from(comment)]);
}
