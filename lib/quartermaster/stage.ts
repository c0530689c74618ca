import type { Profile } from '../roster/profile';

/** Models of one profile as a search counts with them. */
export interface Piece {
  readonly profile: Profile;
  /** Units: what limits count. */
  readonly units: number;
  /** Models of all of them, crews included. */
  readonly models: number;
}

/** One way to go on at a stage. */
export interface Choice<D> {
  /** What it takes of the points that are there. Never less than 0. */
  readonly points: number;
  /** What it is worth to the search: a whole number, more is better. */
  readonly value: number;
  /** What stands in the list by it; nothing = it leaves something out. */
  readonly piece?: Piece;
  /** What it does, for whoever asked. */
  readonly deed: D;
}

/**
 * One question of a search: how often each of its choices is taken. Stages follow one another in an
 * order in which what limits have to remember stays small.
 */
export interface Stage<D> {
  readonly profile: Profile;
  readonly choices: readonly Choice<D>[];
  /** How many choices are taken, all together; nothing = any number, none too. */
  readonly exactly?: number;
}
