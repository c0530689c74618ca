/** Figures of the findings of the kit's rules. Types, not interfaces, so that they are plain data. */

import type { Allowed } from '../allowed-values';
import type { Named } from '../named';

/** An option that a profile does not offer; `name` = what others call it. */
export type StrangeOption = Named & { readonly option: string; readonly name: string | null };

/** A key that a unit does not have. */
export type StrangeAttribute = Named & { readonly name: string };

/** Who was given what for which attribute, and what is allowed; `given` is as the file has it. */
export type WrongAttribute = Named & {
  readonly label: string;
  readonly given: Given;
  readonly allowed: Allowed;
};

/** A value of a file: a text is put in quotes, what has no word of its own stands as files have it. */
export type Given =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'flag'; readonly value: boolean }
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'json'; readonly value: string };

export type MissingAttribute = Named & { readonly label: string; readonly allowed: Allowed };

/** A figure out of its range, with the range. */
export type OutOfRange = Named & {
  readonly label: string;
  readonly value: number;
  readonly allowed: Allowed;
  /** Its range is a reading of ours, and others in the same finding are printed. */
  readonly isAside: boolean;
};

/** Models at fault for what they carry together. */
export type Carrier = {
  readonly who: Named;
  readonly count: number;
  readonly items: readonly string[];
};

/** Too much in a group: which, and by how much. */
export type TooMuch = {
  readonly ofGroup: string;
  readonly group: string;
  readonly has: readonly { readonly name: string; readonly count: number }[];
  readonly over: number;
};

/** Who stands in for which type. */
export type Cover = Named & { readonly type: string };

/** Types that nobody leads, and those that somebody else leads. */
export type TypesLed = { readonly types: readonly string[]; readonly covers: readonly Cover[] };

export type OptionTooOften = Named & { readonly option: string; readonly quantity: number };

export type ReplacedTwice = Named & { readonly options: readonly string[]; readonly item: string };

export type TooMany = { readonly count: number; readonly max: number; readonly over: number };

export type OverCap = { readonly points: number; readonly cap: number; readonly over: number };

export type PointsLeft = {
  readonly left: number;
  readonly name: string;
  readonly points: number;
};

export type Names = { readonly names: readonly string[] };
export type Nations = { readonly nations: readonly string[] };
