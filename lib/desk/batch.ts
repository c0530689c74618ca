import type { ReadEvent } from '../rules/event-document';
import type { Note } from '../share/text/note';
import type { DeskRow } from './row';

/** A file that holds no list by its nature, and so gets no row; it is told all the same. */
export interface Skipped {
  readonly file: string;
  /** `system` = what computers leave in folders (".DS_Store", "__MACOSX"). */
  readonly reason: 'system' | 'empty-folder';
}

/** Rules of an event that stood among the lists: to be offered, never applied unasked. */
export interface FoundEvent {
  readonly file: string;
  readonly read: ReadEvent;
}

/** Lines of a text that belong to none of its lists. */
export interface LooseNotes {
  readonly file: string;
  /** The first of them. */
  readonly notes: readonly Note[];
  /** How many more there are. */
  readonly further: number;
}

/** What was found in a part of the sources. */
export interface DeskFinds {
  readonly rows: readonly DeskRow[];
  readonly events: readonly FoundEvent[];
  readonly skipped: readonly Skipped[];
  readonly notes: readonly LooseNotes[];
}

/** The same, and how far it is. Batches of one call are to be put one after the other. */
export interface DeskBatch extends DeskFinds {
  /** Files that are done. */
  readonly done: number;
  /** All that are known so far: more once a zip has been opened. */
  readonly of: number;
}

export const noFinds: DeskFinds = { rows: [], events: [], skipped: [], notes: [] };
