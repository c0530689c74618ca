import { isWithinRange } from '@/lib/rules/kit/attribute-range';
import type { Unit } from '@/lib/rules/view';

/** Morale and training that hold for a unit: to reach on a d10. */
export interface UnitGrades {
  readonly morale: number;
  readonly training: number;
}

/** The grades of a unit, given or usual; nothing for generals. */
export function gradesOf({ attributes }: Unit): UnitGrades | undefined {
  const morale = attributes.get('morale');
  const training = attributes.get('training');
  return typeof morale === 'number' && typeof training === 'number'
    ? { morale, training }
    : undefined;
}

/** The same where no grade is out of range: those are `grade-range` and nothing else. */
export function soundGradesOf(unit: Unit): UnitGrades | undefined {
  return isWithinRange('grade-range', unit) ? gradesOf(unit) : undefined;
}
