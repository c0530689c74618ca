import { limits } from '../roster/list';
import type { Read } from '../roster/read-error';
import { mostBackupBytes } from '../share/backup';
import { mostBytes } from '../share/read-input';

/** Something that was dropped, chosen, pasted or scanned, before anybody knows what it is. */
export interface Source {
  /** Unique among all sources of a desk; ids of rows begin with it and stay when rows are checked again. */
  readonly id: string;
  /** A file's name, with its folders when it came in one ("Smith/list.txt"); "Pasted text" and the like. */
  readonly name: string;
  /** Why there are none when it could not be read, or was not because it is too large. */
  readonly bytes: Read<Uint8Array>;
  /** Its name says nothing of a player: text that was pasted, a code that was scanned. */
  readonly isNameless?: boolean;
}

/** A zip holds many lists: more than one file, and still bounded. */
const mostZipBytes = mostBackupBytes;

/** By how many bytes at its start `mostSourceBytes` can tell. */
export { backupHead as sourceHead } from '../share/read-input';

/** Whether bytes begin as a zip does, an empty one included. */
export function isZip(bytes: Uint8Array): boolean {
  const [p, k, a, b] = bytes;
  return p === 0x50 && k === 0x4b && ((a === 3 && b === 4) || (a === 5 && b === 6));
}

/** The most bytes that a source may have which begins with these; look before reading the rest. */
export function mostSourceBytes(head: Uint8Array): number {
  return isZip(head) ? mostZipBytes : Math.max(mostBytes(head), limits.fileBytes);
}
