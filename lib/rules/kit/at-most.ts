import type { Edit } from '../../roster/edit';
import { plural, word, sentence } from '../english';
import type { Rule } from '../rule';
import { type Unit, type View, subjectOf } from '../view';
import { type Which, countOf, taking, unitsOf } from './pick';

export interface AtMost {
  readonly id: string;
  readonly source: string;
  readonly max: number;
  /** What is counted, one of them: "Leader", "model over 80 points". */
  readonly name: string;
  readonly names?: string;
  /** What its meter is called. */
  readonly meter: string;
  readonly which: Which;
}

/** At most so many models of a kind. */
export function atMost({
  id,
  source,
  max,
  name,
  names = plural(name),
  meter,
  which,
}: AtMost): Rule<{ readonly count: number; readonly max: number; readonly over: number }> {
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
    *propose(view, { params: { over } }) {
      const units = unitsOf(view, which);
      for (const unit of units) if (unit.entry.count >= over) yield taking(unit, over);
      for (const kept of units) yield keepOnly(kept, units, over);
      yield* changed(view, units, over, which);
    },
    meters: (view) => [{ kind: 'limit', id, name: meter, value: countOf(view, which), max }],
    words: {
      en: {
        summary: `A list has at most ${word(max)} ${max === 1 ? name : names}.`,
        message: ({ count }) =>
          `${sentence(word(count))} ${names}: only ${word(max)} ${max === 1 ? 'is' : 'are'} allowed.`,
        mends: `leaves ${word(max)} ${max === 1 ? name : names}`,
        reason: () =>
          max === 1 ? `Only one ${name} is allowed` : `Only ${word(max)} ${names} are allowed`,
      },
    },
  };
}

/** Takes the excess from the others first, cheapest first, so that this unit stays. */
function keepOnly(kept: Unit, units: readonly Unit[], over: number): readonly Edit[] {
  const others = units.filter((unit) => unit !== kept).sort((a, b) => a.each - b.each);
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

/** How many other profiles are tried in the place of one. */
const nearest = 6;

/** Makes a whole entry something else of its own nation that does not count: nearest in points first. */
function* changed(
  view: View,
  units: readonly Unit[],
  over: number,
  which: Which,
): Iterable<readonly Edit[]> {
  for (const unit of units) {
    if (unit.entry.count !== over || unit.entry.options) continue;
    const others = [...view.ruleset.profiles.values()]
      .filter((profile) => profile.nation === unit.profile.nation && !which(profile))
      .sort((a, b) => Math.abs(a.points - unit.each) - Math.abs(b.points - unit.each));
    for (const profile of others.slice(0, nearest))
      yield [{ do: 'profile', key: unit.entry.key, profile: profile.id }];
  }
}
