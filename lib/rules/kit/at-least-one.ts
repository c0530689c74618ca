import type { Rule } from '../rule';
import type { KitWords } from '../speech/kit-words';
import type { Noun } from '../speech/noun';
import { countOf, makingRoom, profilesAtHand, withTrait } from './pick';

/** A list with models has one of these. */
export function atLeastOne(
  kit: KitWords,
  {
    id,
    source,
    traits,
    names,
  }: {
    readonly id: string;
    readonly source: string;
    readonly traits: readonly string[];
    /** What models with each trait are called. */
    readonly names: readonly Noun[];
  },
): Rule {
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
    words: kit.atLeastOne(names),
  };
}
