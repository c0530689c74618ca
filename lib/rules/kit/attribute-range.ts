import { type NumberAttribute, isInRange, nearestValue } from '../../roster/attribute';
import type { Edit } from '../../roster/edit';
import { allowedBy } from '../allowed-values';
import { named } from '../named';
import type { Rule } from '../rule';
import type { OutOfRange } from '../speech/kit-figures';
import type { KitWords } from '../speech/kit-words';
import { type Unit, type View, subjectOf } from '../view';
import type { Which } from './pick';

const nothing: readonly never[] = [];

/** Attributes of a unit whose range this rule holds and does not find kept. */
function outOfRange(rule: string, { profile, attributes }: Unit): readonly NumberAttribute[] {
  let out: NumberAttribute[] | undefined;
  for (const attribute of profile.attributes) {
    if (attribute.kind !== 'number' || attribute.heldBy !== rule) continue;
    const value = attributes.get(attribute.id);
    if (typeof value === 'number' && !isInRange(attribute, value)) (out ??= []).push(attribute);
  }
  return out ?? nothing;
}

/** Whether a unit keeps to every range that the rule of this id holds. */
export function isWithinRange(rule: string, unit: Unit): boolean {
  return outOfRange(rule, unit).length === 0;
}

export interface AttributeRange {
  readonly id: string;
  readonly source: string;
  readonly summary: string;
  /** Profiles whose range is a reading of ours; nothing = every range is printed. */
  readonly readings?: Which;
}

/**
 * Figures of units keep to their range; one that does not counts as it is given. A finding is a
 * printed rule when one of the ranges that it is about is.
 */
export function attributeRange(
  kit: KitWords,
  { id, source, summary, readings = () => false }: AttributeRange,
): Rule<{ readonly of: readonly OutOfRange[] }> {
  const faulty = (view: View) => {
    const faults: { readonly unit: Unit; readonly attributes: readonly NumberAttribute[] }[] = [];
    for (const unit of view.units) {
      const attributes = outOfRange(id, unit);
      if (attributes.length > 0) faults.push({ unit, attributes });
    }
    return faults;
  };
  return {
    id,
    basis: 'rule',
    severity: 'error',
    source,
    check(view) {
      const faults = faulty(view);
      if (faults.length === 0) return undefined;
      const isPrinted = faults.some(({ unit }) => !readings(unit.profile));
      return {
        basis: isPrinted ? 'rule' : 'reading',
        subjects: faults.map(({ unit }) => subjectOf(unit)),
        params: {
          of: faults.flatMap(({ unit, attributes }) =>
            attributes.map((attribute) => ({
              ...named(unit.profile),
              label: attribute.label,
              value: Number(unit.attributes.get(attribute.id)),
              allowed: allowedBy(attribute),
              isAside: isPrinted && readings(unit.profile),
            })),
          ),
        },
      };
    },
    *propose(view) {
      yield faulty(view).flatMap(({ unit, attributes }) =>
        attributes.map((attribute): Edit => ({
          do: 'attribute',
          key: unit.entry.key,
          name: attribute.id,
          value: nearestValue(attribute, unit.attributes.get(attribute.id)),
        })),
      );
    },
    words: kit.attributeRange(summary),
  };
}
