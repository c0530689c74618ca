import type { Basis, Severity } from '../finding';
import type { Rule } from '../rule';
import type { KitWords, Said } from '../speech/kit-words';
import { type View, subjectOf } from '../view';
import { type Which, countOf, taking, unitsOf } from './pick';

export interface Together extends Said {
  readonly id: string;
  readonly basis: Basis;
  readonly severity: Severity;
  readonly source: string;
  /** A model of each of these kinds. */
  readonly kinds: readonly Which[];
  /** How grave it is in this list, when that depends on it; nothing = it does not matter there. */
  readonly graveness?: (view: View) => Severity | undefined;
}

/** Kinds of model that have something to say to each other when all are in one list. */
export function together(kit: KitWords, rule: Together): Rule {
  return {
    id: rule.id,
    basis: rule.basis,
    severity: rule.severity,
    source: rule.source,
    check(view) {
      if (!rule.kinds.every((kind) => countOf(view, kind) > 0)) return undefined;
      const severity = rule.graveness ? rule.graveness(view) : rule.severity;
      if (!severity) return undefined;
      const units = view.units.filter(({ profile }) => rule.kinds.some((kind) => kind(profile)));
      // Advice is always a reading of ours.
      const basis = severity === 'advice' ? 'reading' : rule.basis;
      return { subjects: units.map(subjectOf), params: {}, severity, basis };
    },
    *propose(view) {
      for (const kind of rule.kinds)
        yield unitsOf(view, kind).flatMap((unit) => taking(unit, unit.entry.count));
    },
    words: kit.together(rule),
  };
}
