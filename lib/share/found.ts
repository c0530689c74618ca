import type { Extra, List } from '../roster/list';
import type { Read } from '../roster/read-error';
import type { KeptList } from './backup';
import type { Reveal } from './code/reveal';
import type { Note } from './text/note';
import type { Said } from './text/read-list';

/** In what a list was found. Files, backups and PDFs hold it wholly; codes and texts all we know of it. */
export const forms = ['file', 'backup', 'pdf', 'code', 'text'] as const;
export type Form = (typeof forms)[number];

/** A list that was found in an input, or why it cannot be read. */
export interface Found {
  readonly form: Form;
  readonly list: Read<List>;
  /** Lines of its text that were not understood, and what differs from its code. */
  readonly notes: readonly Note[];
  /** What it claims of itself, priced with the data that its writer had. */
  readonly said?: Said;
  /** Where it stood on the device from which a backup comes, and since when. */
  readonly kept?: KeptList;
  /** What proves that it is a list which was sealed, if it came with that. */
  readonly reveal?: Read<Reveal>;
}

/** What a backup holds besides its lists. */
export interface BackupFound {
  /** Milliseconds since 1970, if it says so. */
  readonly made?: number;
  /** Fields of what is kept beside lists, not looked at yet. */
  readonly beside: Extra;
  /** It has no place for a list at all. */
  readonly isBare: boolean;
}

/** Everything that an input holds. */
export interface Input {
  /** At least one, in their order. */
  readonly lists: readonly Found[];
  /** Lines of a text that belong to none of its lists. */
  readonly notes: readonly Note[];
  /** It is a backup. */
  readonly backup?: BackupFound;
}
