import { europeanRegular } from './roster/european-regular';
import { irregularNative } from './roster/irregular-native';
import type { UnitRow } from './units';

/** Every unit of both sides, in the order of the source. */
export const rows: readonly UnitRow[] = [...europeanRegular, ...irregularNative];

const byId = new Map(rows.map((row) => [row.id, row]));

/** The row behind a profile of this ruleset. */
export function rowOf(profileId: string): UnitRow | undefined {
  return byId.get(profileId);
}
