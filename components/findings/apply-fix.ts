import { withOwnKeys } from '@/lib/roster/own-keys';
import { applyEdits } from '@/lib/roster/edit';
import { checkList } from '@/lib/rules/check';
import { type Finding, identityOf } from '@/lib/rules/finding';
import { forecastEdits } from '@/lib/rules/forecast';
import { randomId } from '@/lib/store/random-id';
import type { Offer } from '../builder/counsel/advise';
import type { Desk } from '../builder/desk';
import { focusOn, verdictSelector } from '../builder/focus';

/**
 * Applies a way out, at once, and goes on: to `next`, or to the verdict when nothing is left. An offer may be of a moment ago: one
 * that the list has outrun does nothing, as its button is about to change.
 */
export function applyFix(
  desk: Desk,
  finding: Finding,
  offer: Offer,
  next: readonly string[],
): void {
  const now = desk.checked();
  if (!now) return;
  const edits = withOwnKeys(offer.edits, randomId);
  const { list: after, missed } = applyEdits(now.view.list, edits);
  const stands = checkList(after, desk.ruleset).findings.some(
    (other) => identityOf(other) === identityOf(finding),
  );
  if (missed.length > 0 || stands || forecastEdits(now.view, edits).length > 0) return;
  desk.perform(edits, { done: {} });
  const isDone = !desk.checked()?.findings.some(({ severity }) => severity !== 'advice');
  if (isDone && desk.state.getSnapshot().sheet === 'findings') desk.show(undefined);
  focusOn(...(isDone ? [] : next), verdictSelector, ...next);
}
