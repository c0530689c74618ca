import { isInRange, nearestValue } from '@/lib/roster/attribute';
import type { Edit } from '@/lib/roster/edit';
import { joinSome } from '@/lib/rules/english';
import { taking } from '@/lib/rules/kit/pick';
import type { Rule } from '@/lib/rules/rule';
import { subjectOf, type Unit, type View } from '@/lib/rules/view';
import { sizeRule } from '../attributes';
import { sources } from '../source';

/** A unit of a wrong size. */
interface Odd {
  readonly unit: Unit;
  readonly figures: number;
  readonly min: number;
  readonly max: number | undefined;
  /** The size that it may have and that is nearest. */
  readonly nearest: number;
}

function oddIn(view: View): readonly Odd[] {
  return view.units.flatMap((unit) => {
    const figures = unit.attributes.get('figures');
    const attribute = unit.profile.attributes.find(({ id }) => id === 'figures');
    if (typeof figures !== 'number' || attribute?.kind !== 'number') return [];
    if (isInRange(attribute, figures)) return [];
    const nearest = Number(nearestValue(attribute, figures));
    return [{ unit, figures, min: attribute.min, max: attribute.max, nearest }];
  });
}

/** The source has lost the size of foot units, so theirs is ours. */
function isPrinted({ unit }: Odd): boolean {
  return unit.profile.id !== 'irregular-native/foot-unit';
}

function bounds({ min, max }: Odd): string {
  return max === undefined ? `${min} or more` : `${min} to ${max}`;
}

/** Units whose players say their size keep to the sizes of the table. */
export const unitSize: Rule<{ readonly of: readonly string[] }> = {
  id: sizeRule,
  basis: 'rule',
  severity: 'error',
  source: sources.units,
  check(view) {
    const odd = oddIn(view);
    if (odd.length === 0) return undefined;
    const printed = odd.some(isPrinted);
    const said = odd.map((one) => {
      const ours = printed && !isPrinted(one) ? ', as we read it' : '';
      return `${one.unit.profile.name} of ${one.figures} (it has ${bounds(one)}${ours})`;
    });
    return {
      subjects: odd.map(({ unit }) => subjectOf(unit)),
      params: { of: [...new Set(said)] },
      basis: printed ? 'rule' : 'reading',
    };
  },
  *propose(view) {
    const odd = oddIn(view);
    yield odd.map(({ unit, nearest }): Edit => ({
      do: 'attribute',
      key: unit.entry.key,
      name: 'figures',
      value: nearest,
    }));
    yield odd.flatMap(({ unit }) => taking(unit, unit.entry.count));
  },
  words: {
    en: {
      summary:
        'Mounted units have 5 to 11 figures, artillery units 3 to 5, headquarters and foot units 2 or more.',
      message: ({ of }) => `Out of size in figures: ${joinSome(of)}.`,
      reason: () => 'Too few or too many figures',
      mends: 'puts the sizes of units right',
    },
  },
};
