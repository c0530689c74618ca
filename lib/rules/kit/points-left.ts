import type { Edit } from '../../roster/edit';
import { applyEdits } from '../../roster/edit';
import type { Profile } from '../../roster/profile';
import { errorBeside } from '../check';
import type { Finding } from '../finding';
import type { Rule } from '../rule';
import type { PointsLeft } from '../speech/kit-figures';
import type { KitWords } from '../speech/kit-words';
import { type View, viewList, viewWith } from '../view';
import { adding, dearestFirst } from './pick';

const noErrors: ReadonlyMap<string, Finding> = new Map();

/** What a list may still spend; nothing when it has no cap. */
function leftOf({ cap, points }: View): number {
  return cap === null ? 0 : cap - points;
}

/** Profiles of the nation that still fit and keep the list legal, the dearest first. */
function* uses(view: View): Iterable<Profile> {
  const left = leftOf(view);
  if (left <= 0) return;
  for (const profile of dearestFirst(view.ruleset, view.list.nation))
    if (profile.points <= left && !errorBeside(viewWith(view, profile), noErrors)) yield profile;
}

/** Models that are added one after the other to use up what is left; more would be another list. */
const mostAdded = 4;

/** This profile, and then the dearest that fits again and again. */
function fillUp(start: View, profile: Profile): readonly Edit[] {
  let edits: readonly Edit[] = [];
  let view = start;
  let next: Profile | undefined = profile;
  for (let n = 0; next && n < mostAdded; n += 1) {
    const step = adding(view, next);
    edits = [...edits, ...step];
    view = viewList(applyEdits(view.list, step).list, view.ruleset);
    [next] = uses(view);
  }
  return edits;
}

/** Points remain, and something could be had for them. */
export function pointsLeft(
  kit: KitWords,
  { source }: { readonly source: string },
): Rule<PointsLeft> {
  return {
    id: 'points-left',
    basis: 'reading',
    severity: 'advice',
    source,
    onlyWhenLegal: true,
    check(view) {
      const [best] = uses(view);
      if (!best) return undefined;
      const { name, points } = best;
      return { subjects: [], params: { left: leftOf(view), name, points } };
    },
    *propose(view) {
      let n = 0;
      for (const profile of uses(view)) {
        yield fillUp(view, profile);
        n += 1;
        if (n === 3) return;
      }
    },
    words: kit.pointsLeft,
  };
}
