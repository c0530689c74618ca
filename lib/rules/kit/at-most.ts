import type { Edit } from '../../roster/edit';
import type { Profile } from '../../roster/profile';
import type { Rule } from '../rule';
import type { TooMany } from '../speech/kit-figures';
import type { KitWords, Limit } from '../speech/kit-words';
import { type Unit, type View, subjectOf } from '../view';
import { type Which, countOf, taking, unitsOf } from './pick';

/** The name is what is counted ("Leader", "model over 80 points"). */
export interface AtMost extends Limit {
  readonly id: string;
  readonly source: string;
  /** What its meter is called. */
  readonly meter: string;
  readonly which: Which;
}

/** At most so many models of a kind. */
export function atMost(
  kit: KitWords,
  { id, source, max, name, meter, which }: AtMost,
): Rule<TooMany> {
  return {
    id,
    basis: 'rule',
    severity: 'error',
    source,
    check(view) {
      const count = countOf(view, which);
      if (count <= max) return undefined;
      return {
        subjects: unitsOf(view, which).map(subjectOf),
        params: { count, max, over: count - max },
      };
    },
    bounds: () => [{ kind: 'at-most', which, max }],
    *propose(view, { params: { over } }) {
      const units = [...unitsOf(view, which)].sort((a, b) => a.each - b.each);
      for (const unit of units.slice(0, mostTried))
        if (unit.entry.count >= over) yield taking(unit, over);
      for (const kept of units.slice(-mostTried)) yield keepOnly(kept, units, over);
      yield* changed(view, units, over, which);
    },
    meters: (view) => [{ kind: 'limit', id, name: meter, value: countOf(view, which), max }],
    words: kit.atMost({ max, name }),
  };
}

/** How many units are tried as the one that goes, or that stays. */
const mostTried = 12;

/** Takes the excess from the others first, in their order, so that this unit stays. */
function keepOnly(kept: Unit, units: readonly Unit[], over: number): readonly Edit[] {
  const others = units.filter((unit) => unit !== kept);
  const edits: Edit[] = [];
  let left = over;
  for (const unit of [...others, kept]) {
    if (left === 0) break;
    const take = Math.min(unit.entry.count, left);
    edits.push(...taking(unit, take));
    left -= take;
  }
  return edits;
}

function isLike(a: Profile, b: Profile): boolean {
  return a.nation === b.nation && a.section === b.section;
}

/** How many other profiles are tried in the place of one. */
const nearest = 3;

/** Makes a whole entry its like that does not count: of its nation and section, nearest in points. */
function* changed(
  view: View,
  units: readonly Unit[],
  over: number,
  which: Which,
): Iterable<readonly Edit[]> {
  for (const unit of units) {
    if (unit.entry.count !== over || unit.entry.options) continue;
    const others = [...view.ruleset.profiles.values()]
      .filter((profile) => isLike(profile, unit.profile) && !which(profile))
      .sort((a, b) => Math.abs(a.points - unit.each) - Math.abs(b.points - unit.each));
    for (const profile of others.slice(0, nearest))
      yield [{ do: 'profile', key: unit.entry.key, profile: profile.id }];
  }
}
