import type { Attribute } from './attribute';

/** The drawn symbols of the project; a profile shows one. */
export const symbols = [
  'infantry',
  'light-infantry',
  'grenadier',
  'rifles',
  'cavalry',
  'lancer',
  'heavy-cavalry',
  'artillery',
  'officer',
  'nco',
  'musician',
  'flag-bearer',
  'engineer',
  'general',
] as const;
export type SymbolId = (typeof symbols)[number];

/** Something that each model of a profile may have for a price. */
export interface Option {
  readonly id: string;
  readonly name: string;
  /** Points for each model and each time it is taken. */
  readonly points: number;
  /** How often one model may take it; nothing = as often as it likes. */
  readonly limit?: number;
  /** Names of the items that a model with it carries. */
  readonly gives: readonly string[];
  /** The carried item whose place it takes. */
  readonly replaces?: string;
  /** Models that come with it, each time it is taken. */
  readonly models: number;
  /** What it does to this profile, in a few words ("range 48″ to 60″"). */
  readonly effect?: string;
}

/** One row that a player can take into a list, as every part of the app sees it. */
export interface Profile {
  readonly id: string;
  readonly nation: string;
  readonly name: string;
  /** Points of one unit without options; 0 where the ruleset has no points. */
  readonly points: number;
  /** Id of the heading under which rosters and lists show it. */
  readonly section: string;
  readonly symbol: SymbolId;
  /** Value by column id of the ruleset. */
  readonly stats: Readonly<Record<string, string>>;
  readonly carries: readonly string[];
  readonly rules: readonly string[];
  readonly options: readonly Option[];
  readonly attributes: readonly Attribute[];
  /** Models that one of it puts on the table, without options and without `modelsFrom`. */
  readonly models: number;
  /** Id of the number attribute that says how many more models one of it is (castings, bases, figures). */
  readonly modelsFrom?: string;
  /** So many of them must be there for it to be of use: the men that serve a gun. */
  readonly needed?: number;
  /** What rules ask of it: roles, ranks, arms. Known only to its ruleset. */
  readonly traits: ReadonlySet<string>;
  /** Who must be led by an officer of the same type, where the ruleset has such types. */
  readonly troopType?: { readonly id: string; readonly name: string };
  /** A named person: at most one. */
  readonly unique?: boolean;
  /** A second line that every row of it shows first ("Personality"). */
  readonly standing?: string;
  /** More tables for its opened row and its card, such as a gun beside its crew. */
  readonly tables?: readonly ProfileTable[];
}

/** A small named table of a profile: column heads and one row of values. */
export interface ProfileTable {
  readonly name: string;
  readonly head: readonly string[];
  readonly row: readonly string[];
}
