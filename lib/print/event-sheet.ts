import { describeEvent } from '../desk/event-words';
import type { EventRules } from '../rules/event';
import type { Ruleset } from '../rules/ruleset';
import type { EventSheet } from './model';
import { printedRuleset } from './printed-unit';
import type { PaperWords } from './words/paper-words';

/** The rules of an event as their printed sheet shows them; `ruleset` is the one that it plays. */
export function eventSheet(
  event: EventRules,
  { event: words }: PaperWords,
  ruleset?: Ruleset,
): EventSheet {
  return {
    title: event.name?.trim() || words.untitled,
    ...(ruleset && { ruleset: printedRuleset(ruleset.card) }),
    lines: describeEvent(event, words, ruleset),
  };
}
