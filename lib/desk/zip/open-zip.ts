import { type Read, failure } from '../../roster/read-error';
import { type ZipEntry, readDirectory } from './directory';
import { mostBackupBytes } from '../../share/backup';
import { isSystemFile } from './system-file';
import { unpackEntry } from './unpack-entry';

/** Bounds of a zip. Its own size is bounded by `mostZipBytes`. */
export const zipLimits = {
  /** Files and folders. */
  entries: 10_000,
  /** Bytes of all files together, unpacked. */
  unpacked: 256 * 1024 * 1024,
  /** The same for a small zip: so many bytes, and so many more for each of its own. */
  always: 16 * 1024 * 1024,
  growth: 16,
} as const;

function mostUnpacked(zip: Uint8Array): number {
  return Math.min(zipLimits.unpacked, zipLimits.always + zip.length * zipLimits.growth);
}

/** A part of a zip, in the order of its directory. */
export type ZipPart =
  | { readonly kind: 'file'; readonly path: string; readonly bytes: Read<Uint8Array> }
  | { readonly kind: 'system' | 'empty-folder'; readonly path: string };

/** A zip whose directory could be read; its files are unpacked one at a time, when they are asked for. */
export interface OpenZip {
  /** How many parts there are. */
  readonly count: number;
  readonly parts: Iterable<ZipPart>;
}

/** Office documents are zips, too, and say so with a file of this name. */
const officeMarks = new Set(['[Content_Types].xml', 'mimetype']);

function tooMuch(most: number): Read<never> {
  const mebibytes = Math.floor(most / 1024 / 1024);
  return failure(
    'too-large',
    `the files before it took all of the ${mebibytes} MiB to which this zip may unpack`,
  );
}

function isFolder({ path }: ZipEntry): boolean {
  return path.endsWith('/');
}

/** Every folder that something lies in. */
function filledFolders(files: readonly ZipEntry[]): ReadonlySet<string> {
  const folders = new Set<string>();
  for (const { path } of files)
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1))
      folders.add(path.slice(0, at + 1));
  return folders;
}

function* unpackAll(zip: Uint8Array, entries: readonly ZipEntry[]): Generator<ZipPart> {
  const most = mostUnpacked(zip);
  let left = most;
  const spend = (unpacked: number) => {
    left -= unpacked;
  };
  for (const entry of entries) {
    const { path } = entry;
    if (isSystemFile(`zip/${path}`)) yield { kind: 'system', path };
    else if (isFolder(entry)) yield { kind: 'empty-folder', path };
    else if (entry.size <= mostBackupBytes && left < entry.size)
      yield { kind: 'file', path, bytes: tooMuch(most) };
    else {
      const bytes = unpackEntry(zip, entry, spend);
      yield { kind: 'file', path, bytes };
    }
  }
}

/**
 * Opens a zip, which may be any bytes; nothing when it is an office document. Its files are those at
 * any depth; a zip in it is a file like others. Nothing is unpacked before it is asked for.
 */
export function openZip(bytes: Uint8Array): Read<OpenZip> | undefined {
  const directory = readDirectory(bytes, zipLimits.entries);
  if (!directory.ok)
    return directory.why === 'damaged'
      ? failure('not-a-list', 'it is a zip that was cut short or damaged')
      : failure('too-large', `it is a zip of more than ${zipLimits.entries} files`);
  const { entries } = directory;
  if (entries.some(({ path }) => officeMarks.has(path))) return undefined;
  const filled = filledFolders(entries.filter((entry) => !isFolder(entry)));
  const parts = entries.filter((entry) => !isFolder(entry) || !filled.has(entry.path));
  if (parts.length === 0) return failure('not-a-list', 'it is a zip with nothing in it');
  return { ok: true, value: { count: parts.length, parts: unpackAll(bytes, parts) } };
}
