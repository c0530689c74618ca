import type { FoundEvent, LooseNotes, Skipped } from '@/lib/desk/batch';
import type { DeskRow } from '@/lib/desk/row';
import type { EventRules } from '@/lib/rules/event';
import type { FailureReason } from '@/lib/store/failure';

/** What the desk is doing now. */
export type Work =
  | {
      readonly do: 'read';
      /** Files that are done, of all that are known so far, and the lists found in them. */
      readonly done: number;
      readonly of: number;
      readonly found: number;
    }
  | { readonly do: 'again'; readonly done: number; readonly of: number };

/** What the last that was brought came to. */
export interface Outcome {
  readonly lists: number;
  /** How far it was when it was stopped; nothing when it came to its end. */
  readonly stopped?: { readonly done: number; readonly of: number };
  readonly skipped: readonly Skipped[];
  readonly notes: readonly LooseNotes[];
}

/** Everything on the desk. */
export interface DeskState {
  /** What was kept of the last time is not there yet. */
  readonly isOpening: boolean;
  /** In the order in which they came. */
  readonly rows: readonly DeskRow[];
  /** Rules of the event in force; an empty object = none. */
  readonly event: EventRules;
  /** Counts the events that came from elsewhere than the form, so that the form begins anew. */
  readonly turn: number;
  readonly work?: Work | undefined;
  readonly last?: Outcome | undefined;
  /** Rules of events that stood among the lists, to be offered. */
  readonly offered: readonly FoundEvent[];
  /** A part of the site did not load; what was to be read is still there. */
  readonly failed?: string | undefined;
  /** Why rows last only as long as this page; nothing while they are kept. */
  readonly unkept?: FailureReason | undefined;
}

export const emptyDesk: DeskState = {
  isOpening: true,
  rows: [],
  event: {},
  turn: 0,
  offered: [],
};
