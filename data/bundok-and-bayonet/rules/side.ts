import type { Unit, View } from '@/lib/rules/view';
import { natives, regulars, type Side } from '../units';

/** The side that most of these units are of; where neither is, that of the list. */
export function sideOf(view: View, units: readonly Unit[]): Side {
  const lead = units.reduce(
    (sum, { profile, entry }) => sum + (profile.nation === natives ? entry.count : -entry.count),
    0,
  );
  if (lead !== 0) return lead > 0 ? natives : regulars;
  return view.list.nation === natives ? natives : regulars;
}
