import type { DeskBatch } from '@/lib/desk/batch';
import type { DeskRow } from '@/lib/desk/row';
import type { Language } from '@/lib/roster/language';
import type { EventRules } from '@/lib/rules/event';

/** Something that was brought to the desk and has not been opened yet. */
export interface Item {
  /** Unlike that of every other item that this desk ever had. */
  readonly id: string;
  readonly name: string;
  /** Nothing where it could not be got at. */
  readonly content: File | string | undefined;
  /** Its name says nothing of a player: text that was pasted, a code that was scanned. */
  readonly isNameless?: boolean;
}

/** By which rules rows are checked, and in which language they say so. */
export interface Terms {
  readonly event: EventRules;
  readonly language: Language;
}

/** A piece of work for the desk's own thread. */
export type Job = Terms &
  (
    | { readonly do: 'read'; readonly items: readonly Item[] }
    /** On other terms, or by other data, than those on which they were checked. */
    | { readonly do: 'again'; readonly rows: readonly DeskRow[] }
  );

/** What comes back of a job, in order; `end` or `failed` is the last of it. All of it is plain data. */
export type Outcome =
  | { readonly about: 'batch'; readonly batch: DeskBatch }
  | { readonly about: 'rows'; readonly rows: readonly DeskRow[] }
  | { readonly about: 'end' }
  /** A part of the site that the job takes could not be loaded. */
  | { readonly about: 'failed'; readonly detail: string };

/** What the page asks of the worker. One job at a time; `stop` ends the one of that turn. */
export type Ask =
  { readonly turn: number; readonly job: Job } | { readonly turn: number; readonly stop: true };

export interface Answer {
  readonly turn: number;
  readonly outcome: Outcome;
}
