import { trialKey } from '../../roster/add';
import { sendTo } from '../../roster/arrange';
import { type Edit, applyEdits } from '../../roster/edit';
import type { Group } from '../../roster/list';
import { beginGroup, trialGroupId } from '../begin-group';
import { countIn, unitsIn } from '../chain';
import { count as countOf, join, plural, word } from '../english';
import type { Basis, Severity } from '../finding';
import { groupName } from '../group-name';
import type { Rule } from '../rule';
import { type Unit, type View, viewList } from '../view';
import { type Which, taking } from './pick';

/** Something that a group may have only so much of, one of it by name ("battalion"). */
export interface Counted {
  readonly name: string;
  readonly which: Which;
}

export interface GroupAtMost {
  readonly id: string;
  readonly basis: Basis;
  readonly severity: Severity;
  readonly source: string;
  /** The rule is in use in this list. */
  readonly holds: (view: View) => boolean;
  /** Which groups are held against it. */
  readonly groups: (group: Group) => boolean;
  readonly max: number;
  /** What is counted, all of it together. */
  readonly counted: readonly Counted[];
  /** Only in groups that have one of these, too. */
  readonly beside?: Which;
  /** What such a group is called, one of them ("command"). */
  readonly name: string;
  /** What its meter is called. */
  readonly meter: string;
  /** What is said of a group that breaks it, after what it has: "a command has at most ...". */
  readonly limit: string;
}

/** Too much in a group: which, and by how much. A type, so that it is plain data. */
type TooMuch = {
  readonly ofGroup: string;
  readonly group: string;
  readonly has: readonly { readonly name: string; readonly count: number }[];
  readonly over: number;
};

/** A group has at most so many units of some kinds: one finding for each that has more. */
export function groupAtMost(rule: GroupAtMost): Rule<TooMuch> {
  const which: Which = (profile) => rule.counted.some((counted) => counted.which(profile));
  const isHeld = (view: View, group: Group) =>
    rule.groups(group) && (!rule.beside || countIn(view, group.id, rule.beside) > 0);
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
          return count > 0 ? [{ name, count }] : [];
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
      const others = view.list.groups.filter(
        (group) =>
          group.id !== ofGroup &&
          group.entries.length > 0 &&
          rule.groups(group) &&
          (!isHeld(view, group) || countIn(view, group.id, which) + over <= rule.max),
      );
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
    words: {
      en: {
        summary: `${rule.limit.charAt(0).toUpperCase()}${rule.limit.slice(1)}.`,
        message: ({ group, has }) =>
          `${group} has ${join(has.map(({ name, count }) => countOf(count, name, plural(name))))}: ${rule.limit}.`,
        reason: ({ has }) =>
          `Only ${word(rule.max)} ${join(
            has.map(({ name }) => (rule.max === 1 ? name : plural(name))),
            'or',
          )} in a ${rule.name}`,
        mends: `keeps a ${rule.name} within its size`,
      },
    },
  };
}

/** Some units of an entry that leave a group. */
interface Leaving {
  readonly unit: Unit;
  readonly count: number;
}

/** How many entries are tried as those that leave. */
const mostTried = 8;

/** Ways to name `over` units that leave: of one entry each, or the last of all. */
function* lots(units: readonly Unit[], over: number): Iterable<readonly Leaving[]> {
  for (const unit of units.toReversed().slice(0, mostTried))
    if (unit.entry.count >= over) yield [{ unit, count: over }];
  const lot: Leaving[] = [];
  let left = over;
  for (const unit of units.toReversed()) {
    if (left === 0) break;
    const count = Math.min(left, unit.entry.count);
    lot.push({ unit, count });
    left -= count;
  }
  if (lot.length > 1) yield lot;
}

/** Sends units to the end of another group; edits of one step see what those before them did. */
function sending(view: View, lot: readonly Leaving[], group: string): readonly Edit[] {
  let { list } = view;
  return lot.flatMap(({ unit, count }) => {
    const { key, profile } = unit.entry;
    const edits = sendTo(list, { key, count, group, newKey: trialKey(list, profile) });
    list = applyEdits(list, edits).list;
    return edits;
  });
}

/** Begins a group like the one that is too large, right after it and under the same one, and sends units there. */
function apart(view: View, from: string, lot: readonly Leaving[], which: Which): readonly Edit[] {
  const { list, ruleset } = view;
  const form = ruleset.organisation?.kinds.at(-1);
  const at = list.groups.findIndex(({ id }) => id === from);
  const old = list.groups[at];
  if (!form || !old) return [];
  let n = 0;
  const group = beginGroup(ruleset, list, {
    form,
    id: trialGroupId(list, form.kind),
    nation: lot[0]?.unit.profile.nation ?? list.nation,
    parent: old.kind === form.kind || old.kind === undefined ? old.parent : old.id,
    newKey: () => trialKey(list, `${form.kind}-${(n += 1)}`),
  });
  // What is sent there need not be there from the beginning: the second general leads the new command.
  const entries = group.entries.filter(({ profile }) => {
    const own = ruleset.profiles.get(profile);
    return !own || !which(own);
  });
  const begun: Edit = { do: 'add-group', at: at + 1, group: { ...group, entries } };
  const after = viewList(applyEdits(list, [begun]).list, ruleset);
  return [begun, ...sending(after, lot, group.id)];
}

/** The most groups that one fix begins. */
const mostBegun = 8;

/** As many new groups as it takes, each as full as it may be, so that all units stay. */
function* inSeveral(
  view: View,
  from: string,
  units: readonly Unit[],
  { max, which }: { readonly max: number; readonly which: Which },
): Iterable<readonly Edit[]> {
  const all = units.reduce((sum, { entry }) => sum + entry.count, 0);
  const begun = Math.ceil(all / max) - 1;
  if (begun < 2 || begun > mostBegun) return;
  const edits: Edit[] = [];
  let current = view;
  for (let n = 0; n < begun; n += 1) {
    const still = unitsIn(current, from).filter(({ profile }) => which(profile));
    const left = still.reduce((sum, { entry }) => sum + entry.count, 0) - max;
    const lot = [...lots(still, Math.min(max, left))].at(-1) ?? [];
    const more = apart(current, from, lot, which);
    edits.push(...more);
    current = viewList(applyEdits(current.list, more).list, view.ruleset);
  }
  yield edits;
}
