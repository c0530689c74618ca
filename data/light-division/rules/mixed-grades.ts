import type { Edit } from '@/lib/roster/edit';
import { unitsIn } from '@/lib/rules/chain';
import { groupName } from '@/lib/rules/group-name';
import { withTrait } from '@/lib/rules/kit/pick';
import type { Rule, RuleWords } from '@/lib/rules/rule';
import type { View } from '@/lib/rules/view';
import { isCommand } from '../commands';
import { type UnitGrades, soundGradesOf } from '../grades';
import { hasCommandControl, isHistorical } from '../settings';
import { sources } from '../source';

const counted = withTrait('infantry', 'cavalry');

/** "4/3": morale and training. */
function pair({ morale, training }: UnitGrades): string {
  return `${morale}/${training}`;
}

/** Units of a command that take part, with their grades. */
function gradedIn(view: View, group: string) {
  return unitsIn(view, group).flatMap((unit) => {
    const grades = counted(unit.profile) ? soundGradesOf(unit) : undefined;
    return grades ? [{ unit, grades }] : [];
  });
}

/** Whether the units of a command have two grades or more; asked of every command, mostly in vain. */
function isMixed(view: View, group: string): boolean {
  let first: UnitGrades | undefined;
  for (const unit of unitsIn(view, group)) {
    const grades = counted(unit.profile) ? soundGradesOf(unit) : undefined;
    if (!grades) continue;
    first ??= grades;
    if (grades.morale !== first.morale || grades.training !== first.training) return true;
  }
  return false;
}

/** Grades in a command, those of the most units first, then the best. */
function gradesIn(view: View, group: string): readonly UnitGrades[] {
  const counts = new Map<string, { readonly grades: UnitGrades; count: number }>();
  for (const { unit, grades } of gradedIn(view, group)) {
    const known = counts.get(pair(grades)) ?? { grades, count: 0 };
    known.count += unit.entry.count;
    counts.set(pair(grades), known);
  }
  return [...counts.values()]
    .toSorted((a, b) => b.count - a.count || (pair(a.grades) < pair(b.grades) ? -1 : 1))
    .map(({ grades }) => grades);
}

/** A type, so that it is plain data. */
export type MixedGrades = {
  readonly ofGroup: string;
  readonly group: string;
  readonly grades: readonly string[];
};

/**
 * Infantry and cavalry under one commander are of the same grades, unless the list follows a
 * historical organisation (Light Division, Optional Command and Control Rule).
 */
export const mixedGrades = (words: RuleWords<MixedGrades>): Rule<MixedGrades> => ({
  id: 'mixed-grades',
  basis: 'rule',
  severity: 'warning',
  source: sources.control,
  check(view) {
    if (!hasCommandControl(view.settings) || isHistorical(view.settings)) return undefined;
    return view.list.groups
      .filter((group) => isCommand(group) && isMixed(view, group.id))
      .map((group) => ({
        subjects: [{ group: group.id }],
        params: {
          ofGroup: group.id,
          group: groupName(view.ruleset, view.list, group),
          grades: gradesIn(view, group.id).map(pair),
        },
      }));
  },
  *propose(view, { params: { ofGroup } }) {
    for (const wanted of gradesIn(view, ofGroup))
      yield gradedIn(view, ofGroup).flatMap(({ unit, grades }) =>
        (['morale', 'training'] as const)
          .filter((name) => grades[name] !== wanted[name])
          .map((name): Edit => ({
            do: 'attribute',
            key: unit.entry.key,
            name,
            value: wanted[name],
          })),
      );
    yield [{ do: 'setting', name: 'historical', value: true }];
  },
  words,
});
