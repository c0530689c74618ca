import { countOf, profilesAtHand, makingRoom, withTrait } from '@/lib/rules/kit/pick';
import type { Rule, RuleWords } from '@/lib/rules/rule';
import type { View } from '@/lib/rules/view';
import { scenarioOf } from '../settings';

/** Models who stand sentry in the foraging mission, besides Officer and NCO in the tent. */
const sentries = 6;

const isLeader = withTrait('Leader');
const commands = withTrait('Leader', 'NCO');

/** Whom the printed deployment of a side asks for and who is not there. */
interface Lack {
  /** Models who could stand sentry, when they are too few. */
  readonly sentries: number | null;
  readonly leader: boolean;
}

/** Whether the printed deployment of this side asks for somebody who is not there. */
function lacks(view: View): Lack | undefined {
  const scenario = scenarioOf(view.settings);
  if (view.units.length === 0 || scenario?.side !== 'defender') return undefined;
  const leader = countOf(view, isLeader) === 0;
  switch (scenario.id) {
    case 'foraging-mission': {
      const few = countOf(view, (profile) => !commands(profile));
      return {
        sentries: few < sentries ? few : null,
        leader,
      };
    }
    case 'forlorn-hope':
      return { sentries: null, leader };
    case 'assault-at-the-farm':
      return undefined;
  }
}

/** A type, so that it is plain data. */
export type WrongSide = {
  readonly scenario: string;
  /** Models who could stand sentry, when they are too few for those that are asked. */
  readonly sentries: number | null;
  readonly asked: number;
  readonly leader: boolean;
};

/** A side of a scenario whose deployment the list cannot fill. */
export const wrongSide = (words: RuleWords<WrongSide>): Rule<WrongSide> => ({
  id: 'wrong-side',
  basis: 'reading',
  severity: 'warning',
  source: 'Song of Drums and Shakos, Scenarios',
  check(view) {
    const lacking = lacks(view);
    if (!lacking || (lacking.sentries === null && !lacking.leader)) return undefined;
    return {
      subjects: [],
      params: { scenario: scenarioOf(view.settings)?.name ?? '', asked: sentries, ...lacking },
    };
  },
  *propose(view) {
    if (lacks(view)?.leader)
      for (const profile of profilesAtHand(view, isLeader)) yield* makingRoom(view, profile);
  },
  words,
});
