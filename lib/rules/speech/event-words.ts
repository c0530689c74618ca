import type { RuleWords } from '../rule';
import type { Names } from './kit-figures';

/** What findings of an event's rules say, in one language. */
export interface EventWords {
  /** What findings name as their source; the event may have no name. */
  source(name: string | undefined): string;
  readonly ruleset: RuleWords<{ readonly asked: string; readonly is: string }>;
  readonly nations: RuleWords<Names>;
  readonly banned: RuleWords<Names>;
  readonly required: RuleWords<Names>;
  copies(most: number): RuleWords<{
    readonly most: number;
    readonly of: readonly { readonly name: string; readonly count: number }[];
  }>;
  models(
    most: number,
  ): RuleWords<{ readonly most: number; readonly models: number; readonly over: number }>;
  /** What the meter of models is called. */
  readonly modelsMeter: string;
}
