/** What can lie open over the list. */
export type OpenSheet = 'roster' | 'findings' | 'settings' | 'share';

/** What was just done, while it can be taken back with one press. */
export interface Done {
  readonly text: string;
  /** Entry to go to when it is taken back. */
  readonly key?: string;
}

/** How the desk is laid out: nothing of it is in the list. */
export interface DeskState {
  readonly open: ReadonlySet<string>;
  readonly sheet?: OpenSheet | undefined;
  readonly done?: Done | undefined;
}

export const tidy: DeskState = { open: new Set() };
