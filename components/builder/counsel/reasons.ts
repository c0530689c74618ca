import { reasonOf } from '@/lib/rules/check';
import { forecastProfiles } from '@/lib/rules/forecast';
import type { View } from '@/lib/rules/view';

/** Why adding one of a profile would break a rule; nothing for those that break none. */
export type Reasons = ReadonlyMap<string, string>;

/** What adding one of each of these profiles to a group would break, in a few words. */
export function reasonsOf(view: View, profiles: readonly string[], group?: string): Reasons {
  const known = profiles.flatMap((id) => view.ruleset.profiles.get(id) ?? []);
  const findings = forecastProfiles(view, known, group);
  return new Map([...findings].map(([id, f]) => [id, reasonOf(view.ruleset, f)]));
}
