import type { Basis, Severity } from '../finding';
import type { Rule } from '../rule';
import type { KitWords, Need } from '../speech/kit-words';
import { subjectOf } from '../view';
import { type Which, countOf, makingRoom, profilesAtHand, taking, unitsOf } from './pick';

export interface Companion extends Need {
  readonly id: string;
  readonly basis: Basis;
  readonly severity: Severity;
  readonly source: string;
  /** Who needs somebody. */
  readonly who: Which;
  /** Whom he needs. */
  readonly needs: Which;
}

/** Such a model is of use, or allowed, only beside another kind. */
export function companion(kit: KitWords, rule: Companion): Rule {
  return {
    id: rule.id,
    basis: rule.basis,
    severity: rule.severity,
    source: rule.source,
    check(view) {
      if (countOf(view, rule.who) === 0 || countOf(view, rule.needs) > 0) return undefined;
      return { subjects: unitsOf(view, rule.who).map(subjectOf), params: {} };
    },
    bounds: () =>
      rule.severity === 'error' ? [{ kind: 'needs', who: rule.who, needs: rule.needs }] : [],
    *propose(view) {
      yield unitsOf(view, rule.who).flatMap((unit) => taking(unit, unit.entry.count));
      for (const profile of profilesAtHand(view, rule.needs)) yield* makingRoom(view, profile);
    },
    words: kit.companion(rule),
  };
}

/** A single model of a kind that can only be grouped with its own kind. */
export function lone(
  kit: KitWords,
  { id, source, trait }: { readonly id: string; readonly source: string; readonly trait: string },
): Rule<{ readonly name: string }> {
  const which: Which = (profile) => profile.traits.has(trait);
  return {
    id,
    basis: 'reading',
    severity: 'advice',
    source,
    check(view) {
      const [only] = unitsOf(view, which);
      if (!only || countOf(view, which) !== 1) return undefined;
      return { subjects: [subjectOf(only)], params: { name: only.profile.name } };
    },
    *propose(view) {
      const [only] = unitsOf(view, which);
      if (!only) return;
      yield [{ do: 'count', key: only.entry.key, by: 1 }];
      yield taking(only, 1);
    },
    words: kit.lone(trait),
  };
}
