import { type Collection, ownedOf } from './collection';

/** A profile of which another collection has another count. */
export interface Difference {
  readonly ruleset: string;
  readonly profile: string;
  /** How many are counted here now; 0 = none. */
  readonly now: number;
  /** How many the other one has. */
  readonly then: number;
}

/**
 * What taking over another collection would change, in its order. Profiles that it does not have are
 * not touched: a file may be of one ruleset only.
 */
export function differencesTo(present: Collection, other: Collection): readonly Difference[] {
  return [...other].flatMap(([ruleset, counts]) =>
    [...counts].flatMap(([profile, then]) => {
      const now = ownedOf(present, ruleset).get(profile) ?? 0;
      return now === then ? [] : [{ ruleset, profile, now, then }];
    }),
  );
}
