import type { Profile } from '../../roster/profile';
import { errorsOf } from '../check';
import { count, withArticle } from '../english';
import type { Rule } from '../rule';
import { type View, viewWith } from '../view';
import { adding } from './pick';

/** The dearest profiles of the nation that still fit and keep the list legal. */
function* uses(view: View, left: number): Iterable<Profile> {
  const affordable = [...view.ruleset.profiles.values()]
    .filter(({ nation, points }) => nation === view.list.nation && points <= left)
    .sort((a, b) => b.points - a.points);
  for (const profile of affordable) if (errorsOf(viewWith(view, profile)).size === 0) yield profile;
}

/** Points remain, and something could be had for them. */
export function pointsLeft({
  source,
}: {
  readonly source: string;
}): Rule<{ readonly left: number; readonly name: string; readonly points: number }> {
  const leftOf = (view: View) => (view.cap === null ? 0 : view.cap - view.points);
  return {
    id: 'points-left',
    basis: 'reading',
    severity: 'advice',
    source,
    onlyWhenLegal: true,
    check(view) {
      const left = leftOf(view);
      if (left <= 0) return undefined;
      for (const { name, points } of uses(view, left))
        return { subjects: [], params: { left, name, points } };
      return undefined;
    },
    *propose(view) {
      for (const profile of uses(view, leftOf(view))) yield adding(view, profile);
    },
    words: {
      en: {
        summary: 'Points that are left could still buy something.',
        message: ({ left, name, points }) =>
          `${count(left, 'point')} left: enough for ${withArticle(name)} (${points}).`,
      },
    },
  };
}
