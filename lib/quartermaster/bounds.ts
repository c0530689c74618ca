import type { Profile } from '../roster/profile';
import type { Bound } from '../rules/bound';
import { profilesAtHand } from '../rules/kit/pick';
import type { View } from '../rules/view';

/** What the rules of a list that are errors say of themselves, those of some rules left out. */
export function boundsOf(view: View, without?: string): readonly Bound[] {
  return view.ruleset.rules.flatMap((rule) =>
    rule.severity === 'error' && rule.id !== without ? (rule.bounds?.(view) ?? []) : [],
  );
}

/** The points that a list may have: the lowest of its bounds; nothing = no limit. */
export function pointsIn(bounds: readonly Bound[]): number | undefined {
  const caps = bounds.flatMap((bound) => (bound.kind === 'points' ? [bound.max] : []));
  return caps.length > 0 ? Math.min(...caps) : undefined;
}

/** Profiles of the list's nation, and of the nations that already stand in it. */
export function candidates(view: View): readonly Profile[] {
  return profilesAtHand(view, () => true);
}
