/** What can lie open over the list. */
export type OpenSheet = 'roster' | 'findings' | 'settings' | 'share';

/** What was just done, while it can be taken back with one press. */
export interface Done {
  readonly text: string;
  /** Selector of what to go to when it is taken back. */
  readonly back?: string;
}

/** How the desk is laid out: nothing of it is in the list. */
export interface DeskState {
  /** Keys of the entries whose rows are open. */
  readonly open: ReadonlySet<string>;
  /** Ids of the groups of which only the head is shown. */
  readonly folded: ReadonlySet<string>;
  /** Id of the group that was chosen for the roster to add to. */
  readonly target?: string | undefined;
  readonly sheet?: OpenSheet | undefined;
  readonly done?: Done | undefined;
}

export const tidy: DeskState = { open: new Set(), folded: new Set() };
