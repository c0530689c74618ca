import type { EventRules } from '../rules/event';
import type { Ruleset } from '../rules/ruleset';

/** One rule of an event in words: "Points cap", "400". */
export interface EventLine {
  /** The field of the document that says it. */
  readonly field: string;
  readonly label: string;
  readonly value: string;
}

/**
 * What an event asks, in words, for its printed sheet and its summary on a page. Without the ruleset
 * profiles and settings are called by their ids.
 */
export function describeEvent(event: EventRules, ruleset?: Ruleset): readonly EventLine[] {
  void event;
  void ruleset;
  return [];
}
