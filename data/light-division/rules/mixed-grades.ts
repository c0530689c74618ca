import type { Edit } from '@/lib/roster/edit';
import { unitsIn } from '@/lib/rules/chain';
import { groupName } from '@/lib/rules/group-name';
import { withTrait } from '@/lib/rules/kit/pick';
import type { Rule, RuleWords } from '@/lib/rules/rule';
import type { Unit, View } from '@/lib/rules/view';
import { isCommand } from '../commands';
import { type UnitGrades, soundGradesOf } from '../grades';
import { hasCommandControl, isHistorical } from '../settings';
import { sources } from '../source';

const counted = withTrait('infantry', 'cavalry');

/** "4/3": morale and training. */
function pair({ morale, training }: UnitGrades): string {
  return `${morale}/${training}`;
}

/** The grades of a unit that takes part. */
function countedGrades(unit: Unit): UnitGrades | undefined {
  return counted(unit.profile) ? soundGradesOf(unit) : undefined;
}

function isSame(one: UnitGrades, other: UnitGrades): boolean {
  return one.morale === other.morale && one.training === other.training;
}

/** Whether the units of a command have two grades or more; asked of every command, mostly in vain. */
function isMixed(view: View, group: string): boolean {
  let first: UnitGrades | undefined;
  for (const unit of unitsIn(view, group)) {
    const grades = countedGrades(unit);
    if (!grades) continue;
    first ??= grades;
    if (!isSame(grades, first)) return true;
  }
  return false;
}

/** Grades in a command, those of the most units first, then the best. */
function gradesIn(view: View, group: string): readonly UnitGrades[] {
  const counts: { readonly grades: UnitGrades; count: number }[] = [];
  for (const unit of unitsIn(view, group)) {
    const grades = countedGrades(unit);
    if (!grades) continue;
    const known = counts.find((one) => isSame(one.grades, grades));
    if (known) known.count += unit.entry.count;
    else counts.push({ grades, count: unit.entry.count });
  }
  return counts
    .sort((a, b) => b.count - a.count || (pair(a.grades) < pair(b.grades) ? -1 : 1))
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
      yield unitsIn(view, ofGroup).flatMap((unit) => {
        const grades = countedGrades(unit);
        if (!grades) return [];
        return (['morale', 'training'] as const)
          .filter((name) => grades[name] !== wanted[name])
          .map((name): Edit => ({
            do: 'attribute',
            key: unit.entry.key,
            name,
            value: wanted[name],
          }));
      });
    yield [{ do: 'setting', name: 'historical', value: true }];
  },
  words,
});
