import { trialKey } from '../roster/add';
import { partOf } from '../roster/arrange';
import { type Edit, applyEdits } from '../roster/edit';
import { type Entry, type List, placeOf } from '../roster/list';
import type { Unit } from '../rules/view';
import { type Options, withOptions } from './kits';
import { mustering } from './muster';
import { type RepairDeed, isSameSet } from './repair-stages';

/** What becomes of the models of one unit. */
interface Fate {
  readonly unit: Unit;
  off: number;
  readonly changes: { readonly options: Options; count: number }[];
}

function fatesOf(deeds: readonly RepairDeed[]): readonly Fate[] {
  const fates = new Map<Unit, Fate>();
  for (const deed of deeds) {
    if (deed.kind === 'on' || deed.kind === 'keep') continue;
    const fate = fates.get(deed.unit) ?? { unit: deed.unit, off: 0, changes: [] };
    fates.set(deed.unit, fate);
    if (deed.kind === 'off') fate.off += 1;
    else {
      const same = fate.changes.find(({ options }) => isSameSet(options, deed.options));
      if (same) same.count += 1;
      else fate.changes.push({ options: deed.options, count: 1 });
    }
  }
  return [...fates.values()].sort((a, b) => a.unit.at - b.unit.at);
}

/** The edits that give all of an entry these options and no others. */
export function rebuy({ key, options = {} }: Entry, to: Options): readonly Edit[] {
  const names = new Set([...Object.keys(options), ...Object.keys(to)]);
  return [...names].flatMap((option): readonly Edit[] => {
    const quantity = to[option] ?? 0;
    return quantity === (options[option] ?? 0) ? [] : [{ do: 'option', key, option, quantity }];
  });
}

/** Edits on one entry: what goes, what is bought otherwise, some of it as an entry of its own. */
function editsOn(list: List, { unit: { entry }, off, changes }: Fate): readonly Edit[] {
  const { key, count } = entry;
  if (off === count) return [{ do: 'remove', key }];
  const edits: Edit[] = off > 0 ? [{ do: 'count', key, by: -off }] : [];
  const changed = changes.reduce((sum, change) => sum + change.count, 0);
  // Where nobody stays as he is the first of the others have the entry, with its title and note.
  const [first, ...others] = changes;
  const stays = off + changed < count ? undefined : first;
  const apart = stays ? others : changes;
  let current = applyEdits(list, edits).list;
  for (const { options, count: number } of apart) {
    const place = placeOf(current, key);
    if (!place) break;
    const part = withOptions(partOf(entry, trialKey(current, key), number), options);
    const more: readonly Edit[] = [
      { do: 'count', key, by: -number },
      { do: 'add', group: place.group.id, at: place.at + 1, entry: part },
    ];
    edits.push(...more);
    current = applyEdits(current, more).list;
  }
  return [...edits, ...(stays ? rebuy(entry, stays.options) : [])];
}

/** The deeds of a repair as edits of the list. */
export function repairEdits(list: List, deeds: readonly RepairDeed[]): readonly Edit[] {
  const edits: Edit[] = [];
  let current = list;
  for (const fate of fatesOf(deeds)) {
    const more = editsOn(current, fate);
    edits.push(...more);
    current = applyEdits(current, more).list;
  }
  const kits = deeds.flatMap((deed) => (deed.kind === 'on' ? [deed.kit] : []));
  return [...edits, ...mustering(current, kits)];
}
