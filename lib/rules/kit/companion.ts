import { sentence, withArticle } from '../english';
import type { Basis, Severity } from '../finding';
import type { Rule } from '../rule';
import { subjectOf } from '../view';
import { type Which, countOf, makingRoom, profilesAtHand, taking, unitsOf } from './pick';

export interface Companion {
  readonly id: string;
  readonly basis: Basis;
  readonly severity: Severity;
  readonly source: string;
  /** Who needs somebody. */
  readonly who: Which;
  readonly name: string;
  /** Whom he needs. */
  readonly needs: Which;
  readonly needsName: string;
  /** Why, as the end of a sentence: "his re-roll needs a Leader who orders a group". */
  readonly because: string;
}

/** Such a model is of use, or allowed, only beside another kind. */
export function companion(rule: Companion): Rule {
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
    words: {
      en: {
        summary: `${sentence(withArticle(rule.name))} needs ${withArticle(rule.needsName)}: ${rule.because}.`,
        message: () =>
          `${sentence(withArticle(rule.name))} and no ${rule.needsName}: ${rule.because}.`,
        reason: () => `Needs ${withArticle(rule.needsName)}`,
      },
    },
  };
}

/** A single model of a kind that can only be grouped with its own kind. */
export function lone({
  id,
  source,
  trait,
}: {
  readonly id: string;
  readonly source: string;
  readonly trait: string;
}): Rule<{ readonly name: string }> {
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
    words: {
      en: {
        summary: `${trait} models are grouped only with other ${trait} models.`,
        message: ({ name }) =>
          `The ${name} is the only ${trait} model, and such models are grouped only with their own kind.`,
      },
    },
  };
}
