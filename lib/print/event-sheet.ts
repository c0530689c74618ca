import { describeEvent } from '../desk/event-words';
import type { EventRules } from '../rules/event';
import type { Ruleset } from '../rules/ruleset';
import type { EventSheet } from './model';
import { printedRuleset } from './printed-unit';

/** The rules of an event as their printed sheet shows them; `ruleset` is the one that it plays. */
export function eventSheet(event: EventRules, ruleset?: Ruleset): EventSheet {
  return {
    title: event.name?.trim() || 'Event',
    ...(ruleset && { ruleset: printedRuleset(ruleset.card) }),
    lines: describeEvent(event, ruleset),
  };
}
