import type { Edit } from '@/lib/roster/edit';
import type { Group } from '@/lib/roster/list';
import { trialGroupId } from '@/lib/rules/begin-group';
import { unitsIn } from '@/lib/rules/chain';
import type { Fault } from '@/lib/rules/finding';
import { groupName } from '@/lib/rules/group-name';
import { taking } from '@/lib/rules/kit/pick';
import type { Rule, RuleWords } from '@/lib/rules/rule';
import { subjectOf, type Unit, type View } from '@/lib/rules/view';
import { sources } from '../source';
import { natives, regulars } from '../units';
import { sideOf } from './side';

/** Units of both sides in a group. A type, so that it is plain data. */
export type Strangers = {
  readonly ofGroup: string;
  readonly group: string;
  readonly others: readonly { readonly name: string; readonly count: number }[];
};

/** Units of the other side than that of their group. */
function strangersIn(view: View, units: readonly Unit[]): readonly Unit[] {
  const side = sideOf(view, units);
  return units.filter(({ profile }) => profile.nation !== side);
}

/** How many there are of each kind. */
function tallied(units: readonly Unit[]): Strangers['others'] {
  const byName = new Map<string, number>();
  for (const { profile, entry } of units)
    byName.set(profile.name, (byName.get(profile.name) ?? 0) + entry.count);
  return [...byName].map(([name, count]) => ({ name, count }));
}

/** Groups that the units of this group's other side can go to: those that are theirs alone. */
function* shelters(view: View, from: Group, side: string): Iterable<readonly [Group, number]> {
  for (const group of view.list.groups) {
    const units = unitsIn(view, group.id);
    if (group !== from && units.length > 0 && units.every(({ profile }) => profile.nation === side))
      yield [group, group.entries.length];
  }
}

function moves(units: readonly Unit[], group: string, from: number): readonly Edit[] {
  return units.map(({ entry: { key } }, index) => ({ do: 'move', key, group, at: from + index }));
}

/** The same kinds of unit on the other side, when it has all of them. */
function asOthers(view: View, units: readonly Unit[]): readonly Edit[] {
  const edits = units.flatMap(({ entry: { key }, profile }): readonly Edit[] => {
    const other = profile.nation === natives ? regulars : natives;
    const id = `${other}${profile.id.slice(profile.nation.length)}`;
    return view.ruleset.profiles.has(id) ? [{ do: 'profile', key, profile: id }] : [];
  });
  return edits.length === units.length ? edits : [];
}

/** A group is of one side; groups of one list may differ, as native allies do. */
export const wrongNation = (words: RuleWords<Strangers>): Rule<Strangers> => ({
  id: 'wrong-nation',
  basis: 'reading',
  severity: 'error',
  source: sources.units,
  check: (view) =>
    view.list.groups.flatMap((group): readonly Fault<Strangers>[] => {
      const units = unitsIn(view, group.id);
      const strangers = strangersIn(view, units);
      if (strangers.length === 0) return [];
      return [
        {
          subjects: strangers.map(subjectOf),
          params: {
            ofGroup: group.id,
            group: groupName(view.ruleset, view.list, group),
            others: tallied(strangers),
          },
        },
      ];
    }),
  *propose(view, { params: { ofGroup } }) {
    const group = view.list.groups.find(({ id }) => id === ofGroup);
    const units = unitsIn(view, ofGroup);
    const strangers = strangersIn(view, units);
    const [stranger] = strangers;
    if (!group || !stranger) return;
    for (const [shelter, at] of shelters(view, group, stranger.profile.nation))
      yield moves(strangers, shelter.id, at);
    const id = trialGroupId(view.list, 'allies');
    yield [
      { do: 'add-group', at: view.list.groups.length, group: { id, entries: [] } },
      ...moves(strangers, id, 0),
    ];
    yield asOthers(view, strangers);
    yield strangers.flatMap((unit) => taking(unit, unit.entry.count));
    yield units
      .filter((unit) => !strangers.includes(unit))
      .flatMap((unit) => taking(unit, unit.entry.count));
  },
  words,
});
