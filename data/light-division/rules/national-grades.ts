import type { Edit } from '@/lib/roster/edit';
import type { Rule } from '@/lib/rules/rule';
import { type Unit, type View, subjectOf } from '@/lib/rules/view';
import { isBattalion } from '../commands';
import { soundGradesOf } from '../grades';
import { gradings } from '../nations';
import { isHistorical } from '../settings';
import { sources } from '../source';
import type { Words } from '../words';

/** Infantry whose grades are not those of its nation. */
function contrary({ units }: View): readonly Unit[] {
  return units.filter((unit) => {
    const grading = isBattalion(unit.profile) ? gradings[unit.profile.nation] : undefined;
    const grades = grading && soundGradesOf(unit);
    return grades && !grading.allows(grades);
  });
}

/** A unit at fault, with its grades. A type, so that it is plain data. */
type Contrary = {
  readonly profile: string;
  readonly count: number;
  readonly morale: number;
  readonly training: number;
};

/** What is asked of such infantry, besides. */
export type NationalGrades = {
  readonly of: readonly Contrary[];
  readonly says: readonly string[];
};

/**
 * Infantry of nations that train or stand otherwise than others keeps to that, unless the list
 * follows a historical organisation (Light Division, Morale and Training).
 */
export const nationalGrades = ({
  nationalGrades: words,
  gradings: sayings,
}: Pick<Words, 'nationalGrades' | 'gradings'>): Rule<NationalGrades> => ({
  id: 'national-grades',
  basis: 'rule',
  severity: 'warning',
  source: sources.grades,
  check(view) {
    if (isHistorical(view.settings)) return undefined;
    const units = contrary(view);
    if (units.length === 0) return undefined;
    return {
      subjects: units.map(subjectOf),
      params: {
        of: units.flatMap((unit) => {
          const grades = soundGradesOf(unit);
          const { profile, entry } = unit;
          return grades ? [{ profile: profile.name, count: entry.count, ...grades }] : [];
        }),
        says: [
          ...new Set(
            units.flatMap(({ profile }) => {
              const grading = gradings[profile.nation];
              return grading ? [sayings[grading.says]] : [];
            }),
          ),
        ],
      },
    };
  },
  *propose(view) {
    const units = contrary(view);
    yield units.flatMap(({ entry }) =>
      ['morale', 'training']
        .filter((name) => Object.hasOwn(entry.attributes ?? {}, name))
        .map((name): Edit => ({ do: 'attribute', key: entry.key, name })),
    );
    yield [{ do: 'setting', name: 'historical', value: true }];
  },
  words,
});
