/** The side of the player whose device it is; enemies have keys of their own. */
export const ownSide = 'own';

/** What a tap does. Marks are set to a value and counters changed by a difference, so that the taps of two tabs both hold. */
export type Deed =
  | {
      readonly do: 'mark';
      readonly side: string;
      readonly piece: string;
      readonly mark: string;
      readonly on: boolean;
    }
  | {
      readonly do: 'count';
      readonly side: string;
      readonly piece: string;
      readonly counter: string;
      readonly by: number;
    }
  /** The player calls a piece by a name of his own in this game; an empty one takes it away. */
  | { readonly do: 'name'; readonly side: string; readonly piece: string; readonly name: string }
  /** Something that was announced is dealt with, or not after all. */
  | { readonly do: 'settle'; readonly side: string; readonly notice: string; readonly on: boolean }
  | { readonly do: 'turn'; readonly by: number }
  /** An opponent's list is put away; what happened to it comes back with it. */
  | { readonly do: 'dismiss'; readonly side: string }
  /** All as it was bought. */
  | { readonly do: 'reset' };

/** A deed that was done, with an identity by which it can be taken back. */
export type Action = Deed & { readonly id: string };
