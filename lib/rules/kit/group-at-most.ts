import type { Group } from '../../roster/list';
import { countIn, unitsIn } from '../chain';
import type { Basis, Severity } from '../finding';
import { formOf, groupName } from '../group-name';
import type { Rule } from '../rule';
import type { TooMuch } from '../speech/kit-figures';
import type { GroupLimit, KitWords } from '../speech/kit-words';
import type { Noun } from '../speech/noun';
import type { View } from '../view';
import { apart, inSeveral, lots, sending } from './part-group';
import { type Which, taking } from './pick';

/** Something that a group may have only so much of ("battalion"). */
export interface Counted {
  readonly name: Noun;
  readonly which: Which;
}

export interface GroupAtMost extends Omit<GroupLimit, 'counted'> {
  readonly id: string;
  readonly basis: Basis;
  readonly severity: Severity;
  readonly source: string;
  /** The rule is in use in this list. */
  readonly holds: (view: View) => boolean;
  /** Which groups are held against it. */
  readonly groups: (group: Group) => boolean;
  /** What is counted, all of it together. */
  readonly counted: readonly Counted[];
  /** Only in groups that have one of these, too. */
  readonly beside?: Which;
  /** What its meter is called. */
  readonly meter: string;
}

/** A group has at most so many units of some kinds: one finding for each that has more. */
export function groupAtMost(kit: KitWords, rule: GroupAtMost): Rule<TooMuch> {
  const which: Which = (profile) => {
    for (const counted of rule.counted) if (counted.which(profile)) return true;
    return false;
  };
  const isHeld = (view: View, group: Group) =>
    rule.groups(group) && (!rule.beside || countIn(view, group.id, rule.beside) > 0);
  /** Groups of the same form that can take so many more. */
  const withRoom = (view: View, from: string, more: number): readonly Group[] => {
    const { list, ruleset } = view;
    const old = list.groups.find(({ id }) => id === from);
    if (!old) return [];
    return list.groups.filter(
      (group) =>
        group !== old &&
        group.entries.length > 0 &&
        rule.groups(group) &&
        formOf(ruleset, group) === formOf(ruleset, old) &&
        (!isHeld(view, group) || countIn(view, group.id, which) + more <= rule.max),
    );
  };
  return {
    id: rule.id,
    basis: rule.basis,
    severity: rule.severity,
    source: rule.source,
    check(view) {
      if (!rule.holds(view)) return undefined;
      return view.list.groups.flatMap((group) => {
        const over = countIn(view, group.id, which) - rule.max;
        if (over <= 0 || !isHeld(view, group)) return [];
        const has = rule.counted.flatMap(({ name, which: one }) => {
          const count = countIn(view, group.id, one);
          return count > 0 ? [{ name: name.one, count }] : [];
        });
        const name = groupName(view.ruleset, view.list, group);
        return [
          {
            subjects: [{ group: group.id }],
            params: { ofGroup: group.id, group: name, has, over },
          },
        ];
      });
    },
    *propose(view, { params: { ofGroup, over } }) {
      const units = unitsIn(view, ofGroup).filter(({ profile }) => which(profile));
      const others = withRoom(view, ofGroup, over);
      for (const lot of lots(units, over)) {
        for (const { id } of others) yield sending(view, lot, id);
        yield apart(view, ofGroup, lot, which);
      }
      yield* inSeveral(view, ofGroup, units, { max: rule.max, which });
      for (const lot of lots(units, over))
        yield lot.flatMap(({ unit, count }) => taking(unit, count));
    },
    meters: (view) =>
      rule.holds(view)
        ? view.list.groups.flatMap((group) =>
            isHeld(view, group) && unitsIn(view, group.id).length > 0
              ? [
                  {
                    kind: 'limit' as const,
                    id: rule.id,
                    group: group.id,
                    name: rule.meter,
                    value: countIn(view, group.id, which),
                    max: rule.max,
                  },
                ]
              : [],
          )
        : [],
    words: kit.groupAtMost({ ...rule, counted: rule.counted.map(({ name }) => name) }),
  };
}
