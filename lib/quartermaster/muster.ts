import { addProfile, trialKey } from '../roster/add';
import { type Edit, applyEdits } from '../roster/edit';
import type { List } from '../roster/list';
import { type Kit, entryOf, sizeOf } from './kits';

/** What tells kits apart. */
function nameOf({ unit, options }: Kit): string {
  return JSON.stringify([unit.profile.id, Object.entries(options).sort()]);
}

/**
 * The edits that put models into the first group of a list: plain ones join an entry of their kind,
 * those with options that are alike become one entry.
 */
export function mustering(list: List, kits: readonly Kit[]): readonly Edit[] {
  const lots = new Map<string, { readonly kit: Kit; count: number }>();
  for (const kit of kits) {
    const lot = lots.get(nameOf(kit)) ?? { kit, count: 0 };
    lot.count += 1;
    lots.set(nameOf(kit), lot);
  }
  const edits: Edit[] = [];
  let current = list;
  for (const { kit, count } of lots.values()) {
    const { profile } = kit.unit;
    const key = trialKey(current, profile.id);
    const [group] = current.groups;
    const more: readonly Edit[] =
      sizeOf(kit.options) === 0
        ? addProfile(current, profile, key, { count })
        : group
          ? [
              {
                do: 'add',
                group: group.id,
                at: group.entries.length,
                entry: entryOf(profile, kit.options, key, count),
              },
            ]
          : [];
    edits.push(...more);
    current = applyEdits(current, more).list;
  }
  return edits;
}
