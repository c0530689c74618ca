/*
 * The directory at the end of a zip (PKWARE APPNOTE, 4.3): where each file lies and how it is packed.
 * Everything in it is a claim of whoever made the zip, and is held against the bytes before use.
 */

/** A file or folder in a zip, as its directory has it. */
export interface ZipEntry {
  /** With `/` between folders, as it is written; only ever shown. Folders end in `/`. */
  readonly path: string;
  /** 0 = stored, 8 = deflated. */
  readonly method: number;
  /** A password is needed. */
  readonly isLocked: boolean;
  /** Bytes in the zip. */
  readonly packed: number;
  /** Bytes that it should have when unpacked. */
  readonly size: number;
  readonly crc: number;
  /** Where its header begins. */
  readonly at: number;
}

/** `damaged` = it cannot be followed; `too-many` = it names more than were asked for. */
export type ReadDirectory =
  | { readonly ok: true; readonly entries: readonly ZipEntry[] }
  | { readonly ok: false; readonly why: 'damaged' | 'too-many' };

const damaged = { ok: false, why: 'damaged' } as const;

const signature = { end: 0x06054b50, farEnd: 0x06064b50, locator: 0x07064b50, entry: 0x02014b50 };
const endLength = 22;
const locatorLength = 20;
const farEndLength = 56;
const entryLength = 46;
const longestComment = 0xffff;

/** What a field of four bytes says when the true number has eight and stands elsewhere. */
const elsewhere = 0xffffffff;
const elsewhereCount = 0xffff;

interface Directory {
  readonly count: number;
  readonly at: number;
  readonly end: number;
}

function eight(view: DataView, at: number): number {
  return Number(view.getBigUint64(at, true));
}

/** Where the record stands that ends the zip: the last one whose comment fits behind it. */
function endOf(view: DataView): number | undefined {
  const first = Math.max(0, view.byteLength - endLength - longestComment);
  for (let at = view.byteLength - endLength; at >= first; at -= 1) {
    if (view.getUint32(at, true) !== signature.end) continue;
    if (at + endLength + view.getUint16(at + 20, true) <= view.byteLength) return at;
  }
  return undefined;
}

/** The directory by the larger record of zips that may pass 4 GiB; some programs always write it. */
function farDirectory(view: DataView, end: number): Directory | undefined {
  const locator = end - locatorLength;
  if (locator < 0 || view.getUint32(locator, true) !== signature.locator) return undefined;
  const far = eight(view, locator + 8);
  if (far + farEndLength > locator || view.getUint32(far, true) !== signature.farEnd)
    return undefined;
  return { count: eight(view, far + 32), at: eight(view, far + 48), end: far };
}

function directoryOf(view: DataView): Directory | undefined {
  const end = endOf(view);
  if (end === undefined) return undefined;
  const count = view.getUint16(end + 10, true);
  const at = view.getUint32(end + 16, true);
  const isFar = count === elsewhereCount || at === elsewhere;
  return isFar ? farDirectory(view, end) : { count, at, end };
}

/** Letters above 127 as DOS had them in western Europe; what Windows writes when it writes no UTF-8. */
const dosLetters =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
  '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

const utf8 = new TextDecoder('utf-8', { fatal: true });

function pathOf(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    return Array.from(bytes, (byte) =>
      byte < 128 ? String.fromCharCode(byte) : dosLetters.charAt(byte - 128),
    ).join('');
  }
}

interface Sizes {
  readonly size: number;
  readonly packed: number;
  readonly at: number;
}

/** Numbers of eight bytes, in this order, for those of the three that stand elsewhere. */
function farSizes(extra: DataView, sizes: Sizes): Sizes | undefined {
  for (let at = 0; at + 4 <= extra.byteLength;) {
    const id = extra.getUint16(at, true);
    const end = at + 4 + extra.getUint16(at + 2, true);
    if (id === 1 && end <= extra.byteLength) {
      let next = at + 4;
      const take = (near: number) => {
        if (near !== elsewhere) return near;
        next += 8;
        return next <= end ? eight(extra, next - 8) : Number.NaN;
      };
      const far = { size: take(sizes.size), packed: take(sizes.packed), at: take(sizes.at) };
      return Object.values(far).every(Number.isSafeInteger) ? far : undefined;
    }
    at = end;
  }
  return undefined;
}

/** One entry of the directory and where the next begins. */
function entryAt(
  view: DataView,
  bytes: Uint8Array,
  start: number,
  end: number,
): { readonly entry: ZipEntry; readonly next: number } | undefined {
  if (start + entryLength > end || view.getUint32(start, true) !== signature.entry)
    return undefined;
  const path = start + entryLength;
  const extra = path + view.getUint16(start + 28, true);
  const comment = extra + view.getUint16(start + 30, true);
  const next = comment + view.getUint16(start + 32, true);
  if (next > end) return undefined;
  const near: Sizes = {
    packed: view.getUint32(start + 20, true),
    size: view.getUint32(start + 24, true),
    at: view.getUint32(start + 42, true),
  };
  const isFar = [near.packed, near.size, near.at].includes(elsewhere);
  const sizes = isFar
    ? farSizes(new DataView(bytes.buffer, bytes.byteOffset + extra, comment - extra), near)
    : near;
  if (!sizes) return undefined;
  const entry: ZipEntry = {
    path: pathOf(bytes.subarray(path, extra)).replaceAll('\\', '/'),
    method: view.getUint16(start + 10, true),
    isLocked: (view.getUint16(start + 8, true) & 1) !== 0,
    crc: view.getUint32(start + 16, true),
    ...sizes,
  };
  return { entry, next };
}

/** Reads the directory of a zip, which may be any bytes, if it names at most so many. */
export function readDirectory(bytes: Uint8Array, most: number): ReadDirectory {
  if (bytes.length < endLength) return damaged;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const directory = directoryOf(view);
  if (!directory) return damaged;
  const { count, at, end } = directory;
  if (count > most) return { ok: false, why: 'too-many' };
  const entries: ZipEntry[] = [];
  let start = at;
  while (entries.length < count) {
    const read = entryAt(view, bytes, start, end);
    if (!read) return damaged;
    entries.push(read.entry);
    start = read.next;
  }
  // Files that lie over one another unpack to more than there is: no program writes such a zip.
  const packed = entries.reduce((sum, entry) => sum + entry.packed, 0);
  return packed > bytes.length ? damaged : { ok: true, entries };
}
