import type { Edit } from '@/lib/roster/edit';
import type { Rule, RuleWords } from '@/lib/rules/rule';
import { subjectOf, type Unit, type View } from '@/lib/rules/view';
import { officerOf } from '../described';
import { type Leader, leaderOf } from '../leaders';
import { sources } from '../source';

interface Stray {
  readonly unit: Unit;
  readonly leader: Leader;
}

/** Officers who are a great commander of another nation. */
function straysIn(view: View): readonly Stray[] {
  return view.units.flatMap((unit) => {
    const leader = leaderOf(officerOf(unit)?.leader);
    return leader && leader.nation !== unit.profile.nation ? [{ unit, leader }] : [];
  });
}

/** Whom a commander leads, and with whom he is, as ids of nations. A type, so that it is plain data. */
export type WrongLeaders = {
  readonly of: readonly {
    readonly leader: string;
    readonly leads: string;
    readonly with: string;
  }[];
};

/** A great commander leads his own nation: the source names the three and no more. */
export const leaderWrongNation = (words: RuleWords<WrongLeaders>): Rule<WrongLeaders> => ({
  id: 'leader-wrong-nation',
  basis: 'reading',
  severity: 'error',
  source: sources.points,
  check(view) {
    const strays = straysIn(view);
    if (strays.length === 0) return undefined;
    return {
      subjects: strays.map(({ unit }) => subjectOf(unit)),
      params: {
        of: strays.map(({ unit, leader }) => ({
          leader: leader.name,
          leads: leader.nation,
          with: unit.profile.nation,
        })),
      },
    };
  },
  *propose(view) {
    const strays = straysIn(view);
    yield strays.map(({ unit }): Edit => ({
      do: 'attribute',
      key: unit.entry.key,
      name: 'leader',
    }));
    yield strays.map(({ unit, leader }): Edit => ({
      do: 'profile',
      key: unit.entry.key,
      profile: `${leader.nation}${unit.profile.id.slice(unit.profile.nation.length)}`,
    }));
  },
  words,
});
