import type { SealCode } from './code';

/** A code that somebody handed over. */
interface Kept {
  readonly code: SealCode;
  /** Whether its list has been shown. */
  readonly opened?: unknown;
}

/** What a list that is revealed proves to whoever kept codes. */
export type Judgement<Own, Other> =
  /** It is the list of this code: nothing of it has changed. */
  | { readonly kind: 'kept'; readonly kept: Other }
  /** It is one that was sealed on this device. */
  | { readonly kind: 'own'; readonly own: Own }
  /** Codes wait for their lists, and it is the list of none. */
  | { readonly kind: 'other'; readonly waiting: readonly Other[] }
  /** No code waits for a list. */
  | { readonly kind: 'nothing-kept' };

/** Holds the code of a revealed list against those that were kept. */
export function judge<Own extends { readonly code: SealCode }, Other extends Kept>(
  code: SealCode,
  own: readonly Own[],
  kept: readonly Other[],
): Judgement<Own, Other> {
  // Kept before own: whoever hands in another's code is stopped when it is kept, not here.
  const match = kept.find((one) => one.code === code);
  if (match) return { kind: 'kept', kept: match };
  const mine = own.find((one) => one.code === code);
  if (mine) return { kind: 'own', own: mine };
  const waiting = kept.filter(({ opened }) => opened === undefined);
  return waiting.length > 0 ? { kind: 'other', waiting } : { kind: 'nothing-kept' };
}
