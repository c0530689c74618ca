import type { Edit } from '../../roster/edit';
import type { Group } from '../../roster/list';
import { unitsIn } from '../chain';
import type { Basis, Severity } from '../finding';
import { groupName } from '../group-name';
import type { Rule } from '../rule';
import type { KitWords, Need } from '../speech/kit-words';
import type { View } from '../view';
import { type Which, adding, profilesAtHand } from './pick';

/** The name is that of such a group ("command"). */
export interface GroupNeeds extends Need {
  readonly id: string;
  readonly basis: Basis;
  readonly source: string;
  /** How grave it is in this list. */
  readonly severity: (view: View) => Severity;
  /** Which groups it is asked of. */
  readonly groups: (group: Group) => boolean;
  /** Only of groups with one of these; nothing = of empty ones, too. */
  readonly who?: Which;
  readonly needs: Which;
}

function isWanting({ groups, who, needs }: GroupNeeds, view: View, group: Group): boolean {
  if (!groups(group)) return false;
  const units = unitsIn(view, group.id);
  if (units.some(({ profile }) => needs(profile))) return false;
  return !who || units.some(({ profile }) => who(profile));
}

/** A group of a kind has one of these in it: one finding for each group that has none. */
export function groupNeeds(
  kit: KitWords,
  rule: GroupNeeds,
): Rule<{ readonly ofGroup: string; readonly group: string }> {
  return {
    id: rule.id,
    basis: rule.basis,
    severity: 'error',
    source: rule.source,
    check: (view) =>
      view.list.groups
        .filter((group) => isWanting(rule, view, group))
        .map((group) => ({
          subjects: [{ group: group.id }],
          params: { ofGroup: group.id, group: groupName(view.ruleset, view.list, group) },
          severity: rule.severity(view),
        })),
    *propose(view, { params: { ofGroup } }) {
      yield* spare(rule, view, ofGroup);
      const inside = unitsIn(view, ofGroup).map(({ profile }) => profile.nation);
      const nations = new Set(inside.length > 0 ? inside : [view.list.nation]);
      for (const profile of profilesAtHand(view, rule.needs))
        if (nations.has(profile.nation)) yield adding(view, profile, ofGroup);
    },
    words: kit.groupNeeds(rule),
  };
}

/** One who stands where nobody needs him, or where there are two, comes over. */
function* spare(rule: GroupNeeds, view: View, to: string): Iterable<readonly Edit[]> {
  const at = view.list.groups.find(({ id }) => id === to)?.entries.length ?? 0;
  for (const unit of view.units) {
    if (unit.group === to || !rule.needs(unit.profile) || unit.entry.count > 1) continue;
    const others = unitsIn(view, unit.group).filter((other) => other !== unit);
    if (!others.some(({ profile }) => rule.needs(profile))) continue;
    yield [{ do: 'move', key: unit.entry.key, group: to, at }];
  }
}
