import type { Profile } from '../roster/profile';
import type { Unit } from './view';

/** Profiles of a kind. */
type Which = (profile: Profile) => boolean;

/**
 * What a rule asks of a list, said so that a search can count with it instead of trying list after
 * list. Every list that keeps to the rule keeps to its bounds; the reverse need not hold, as the
 * rule's own check always has the last word. Units are counted as limits count them: an entry of
 * five is five, a crew is none.
 */
export type Bound =
  /** All points together. */
  | { readonly kind: 'points'; readonly max: number }
  | { readonly kind: 'at-most'; readonly which: Which; readonly max: number }
  | { readonly kind: 'at-least'; readonly which: Which; readonly min: number }
  /** All models together, crews and models that options bring included. */
  | { readonly kind: 'models'; readonly max: number }
  /** Of each profile by itself; infinity = as many as one likes. */
  | { readonly kind: 'copies'; readonly most: (profile: Profile) => number }
  /** No `who` without at least one of `needs`. */
  | { readonly kind: 'needs'; readonly who: Which; readonly needs: Which }
  /** One or the other, never both. */
  | { readonly kind: 'apart'; readonly one: Which; readonly other: Which }
  /** Each type in the list has one who leads it, or takes up one of those who stand in. */
  | {
      readonly kind: 'cover';
      /** Nothing = nobody has to lead it. */
      readonly typeOf: (profile: Profile) => string | undefined;
      readonly leads: Which;
      readonly standsIn: Which;
    }
  /** Every unit, looked at by itself. */
  | { readonly kind: 'each'; readonly allows: (unit: Unit) => boolean };
