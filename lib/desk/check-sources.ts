import type { EventRules } from '../rules/event';
import type { ReadEvent } from '../rules/event-document';
import type { Library } from '../share/read-input';
import type { Note } from '../share/text/note';
import type { DeskRow } from './row';
import type { Source } from './source';

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

/** A line of a text that belongs to none of its lists. */
export interface LooseNote {
  readonly file: string;
  readonly note: Note;
}

/** What became of a part of the sources. Batches of one call are to be put one after the other. */
export interface DeskBatch {
  readonly rows: readonly DeskRow[];
  readonly events: readonly FoundEvent[];
  readonly skipped: readonly Skipped[];
  readonly notes: readonly LooseNote[];
  /** Files that are done, and all that are known so far: more once a zip has been opened. */
  readonly done: number;
  readonly of: number;
}

/**
 * Reads sources of any kind and checks every list in them, in their order: files, backups, texts,
 * links, PDFs, and zips of these. A batch comes after every file, and within files of many lists after
 * every few, so that whoever iterates can show how far it is and stop by not asking for more. To stay
 * responsive a worker lets its messages in between two batches. Never throws for what sources hold.
 */
export async function* checkSources(
  sources: readonly Source[] | AsyncIterable<Source>,
  library: Library,
  event?: EventRules,
): AsyncGenerator<DeskBatch, void, void> {
  yield* [];
  void sources;
  void library;
  void event;
  throw new Error('not yet');
}
