import type { Entry } from '../roster/list';
import type { Tally } from './ruleset';
import type { Unit, View } from './view';

/** A state that a model or unit is in or not ("Fallen"). */
export interface Mark {
  readonly id: string;
  readonly name: string;
  /** A letter or two for the place where it stands on the table. */
  readonly letter: string;
}

/** What is tracked of one model or unit. */
export interface Kit {
  readonly marks: readonly Mark[];
  /** What it can lose; the boxes of its card count the same. */
  readonly counters: readonly Tally[];
}

/** One model, gun or unit on the table. */
export interface Piece {
  /** Its place in the list as it was bought, which never changes: group, entry, number. */
  readonly id: string;
  readonly entry: Entry;
  /** Nothing for a profile that the ruleset does not have. */
  readonly unit?: Unit;
  /** Which of its entry, from 1, and of how many. */
  readonly nth: number;
  readonly of: number;
  readonly kit: Kit;
  /** What the player calls it in this game. */
  readonly name?: string;
}

/** The longest name of a piece, in characters as the browser counts them. */
export const mostOfPieceName = 60;

/**
 * What a piece is called: by the player in this game, else in the list, else by its profile; with
 * its number where it has fellows of that name.
 */
export function pieceName({ entry, unit, nth, of, name: own }: Piece): string {
  if (own !== undefined) return own;
  const name = entry.title ?? unit?.profile.name ?? entry.profile;
  return of > 1 ? `${name} ${nth}` : name;
}

/** How a piece stands at a moment of the game. */
export interface Stand {
  readonly piece: Piece;
  /** Ids of the marks that it has. */
  readonly marks: ReadonlySet<string>;
  /** What is left of each counter, by its id. */
  readonly counts: ReadonlyMap<string, number>;
  /** When it went out of action, as a number that grows; absent = it is on the table. */
  readonly outAt?: number;
  /** Models that it began with, and those lost by now. */
  readonly size: number;
  readonly lost: number;
}

/** A list at a moment of the game. */
export interface Side {
  readonly view: View;
  readonly stands: readonly Stand[];
  /** Models at the beginning, and those lost by now. */
  readonly size: number;
  readonly lost: number;
}

/** A number of losses at which something happens to the whole list. */
export interface Threshold {
  readonly id: string;
  /** Models lost. */
  readonly at: number;
  /** What comes, for "morale test at 5". */
  readonly name: string;
  /** What is said when it is reached ("5th of 9 lost: morale test"). */
  readonly text: string;
  readonly source: string;
}

/** Something that the rules say of how a list stands now. */
export interface Notice {
  /** The same as long as it is the same thing: that it is new is told by it. */
  readonly id: string;
  readonly text: string;
  readonly source: string;
  /** Id of the piece that it is about; absent = the whole list. */
  readonly piece?: string;
}

/** What of a game with a ruleset can be tracked, in one language. */
export interface Play {
  /** What the mark of a piece that is lost is called ("Out of action"). */
  readonly out: string;
  /** What the usual tap takes ("Out of action", "Casting lost"). */
  readonly loss: string;
  readonly kit: (unit: Unit, view: View) => Kit;
  readonly thresholds: (view: View) => readonly Threshold[];
  /** What else is to be said; nobody is among the enemies where their list is not known. */
  readonly notices: (side: Side, enemies: readonly Side[]) => readonly Notice[];
}

/** Whether it is still on the table. */
export function isThere({ outAt }: Stand): boolean {
  return outAt === undefined;
}

/** Models that are left of a side. */
export function leftOf({ size, lost }: Side): number {
  return size - lost;
}
