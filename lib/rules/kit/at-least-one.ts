import { join, withArticle } from '../english';
import type { Rule } from '../rule';
import { countOf, makingRoom, profilesAtHand, withTrait } from './pick';

/** A list with models has one of these. */
export function atLeastOne({
  id,
  source,
  traits,
}: {
  readonly id: string;
  readonly source: string;
  readonly traits: readonly string[];
}): Rule {
  const which = withTrait(...traits);
  return {
    id,
    basis: 'rule',
    severity: 'error',
    source,
    check: (view) =>
      view.units.length > 0 && countOf(view, which) === 0
        ? { subjects: [], params: {} }
        : undefined,
    // Nobody has to lead an empty list: another rule speaks of it.
    bounds: () => [{ kind: 'needs', who: () => true, needs: which }],
    *propose(view) {
      for (const profile of profilesAtHand(view, which)) yield* makingRoom(view, profile);
    },
    words: {
      en: {
        summary: `A list has at least ${join(traits.map(withArticle), 'or')}.`,
        reason: () => 'Nobody in command yet',
        mends: 'puts somebody in command',
        message: () =>
          `Nobody in command: at least ${join(traits.map(withArticle), 'or')} must be in the list.`,
      },
    },
  };
}
