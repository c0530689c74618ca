import type { Edit } from '../roster/edit';
import type { Bound } from './bound';
import type { Basis, Fault, Params, Severity } from './finding';
import type { View } from './view';

/** The wording of one rule, in the language of its ruleset: pure functions of a finding's figures. */
export interface RuleWords<P extends Params = Params> {
  /** What the rule asks, in one sentence of ours. */
  readonly summary: string;
  /** What is wrong, with its figures, in one plain sentence. */
  message(params: P): string;
  /** The same in a few words, for the row of a profile or entry. */
  reason?(params: P): string;
  /** What a fix does that clears it beside another finding, after "also": "puts the points right". */
  readonly mends?: string;
}

/** A limit that the list is held against, from the same numbers as the check. */
export type Meter =
  | {
      readonly kind: 'limit';
      readonly id: string;
      /** Id of the group that is held against it; absent = the whole list. */
      readonly group?: string;
      readonly name: string;
      readonly value: number;
      readonly max: number;
    }
  /** Who answers for what: each troop type and who leads it. */
  | {
      readonly kind: 'cover';
      readonly id: string;
      readonly name: string;
      readonly rows: readonly {
        readonly name: string;
        /** Who covers it; nothing = nobody. */
        readonly by?: string;
        /** `lent` = somebody from elsewhere stands in; `open` = nobody, and the rule says so. */
        readonly state: 'own' | 'lent' | 'open' | 'unavailable' | 'spare';
      }[];
    };

/**
 * One rule of a ruleset. It never throws, never changes the view and never stops the others.
 * `P` are the figures of its findings; they are data, and `words` turns them into sentences.
 */
export interface Rule<P extends Params = Params> {
  readonly id: string;
  readonly basis: Basis;
  readonly severity: Severity;
  /** Document and section. */
  readonly source: string;
  /** Looked at only when nothing else is an error. */
  readonly onlyWhenLegal?: boolean;
  check(view: View): Fault<P> | readonly Fault<P>[] | undefined;
  /**
   * What lists of this one's nation, cap and settings have to keep to, for rules that are errors. A
   * rule that says nothing is only ever tried, which takes longer.
   */
  bounds?(view: View): readonly Bound[];
  /** Ways that may remove the fault, the likeliest first; the engine tries each and keeps what holds. */
  propose?(view: View, fault: Fault<P>): Iterable<readonly Edit[]>;
  meters?(view: View): readonly Meter[];
  readonly words: RuleWords<P>;
}
