import { countOf, profilesAtHand, makingRoom, withTrait } from '@/lib/rules/kit/pick';
import type { Rule } from '@/lib/rules/rule';
import type { View } from '@/lib/rules/view';
import { scenarioOf } from '../settings';

/** Models who stand sentry in the foraging mission, besides Officer and NCO in the tent. */
const sentries = 6;

const isLeader = withTrait('Leader');
const commands = withTrait('Leader', 'NCO');

/** Whether the printed deployment of this side asks for somebody who is not there. */
function lacks(view: View): { readonly sentries: boolean; readonly leader: boolean } | undefined {
  const scenario = scenarioOf(view.settings);
  if (view.units.length === 0 || scenario?.side !== 'defender') return undefined;
  const leader = countOf(view, isLeader) === 0;
  switch (scenario.id) {
    case 'foraging-mission':
      return {
        sentries: countOf(view, (profile) => !commands(profile)) < sentries,
        leader,
      };
    case 'forlorn-hope':
      return { sentries: false, leader };
    case 'assault-at-the-farm':
      return undefined;
  }
}

/** A side of a scenario whose deployment the list cannot fill. */
export const wrongSide: Rule<{
  readonly scenario: string;
  readonly sentries: boolean;
  readonly leader: boolean;
}> = {
  id: 'wrong-side',
  basis: 'reading',
  severity: 'warning',
  source: 'Song of Drums and Shakos, Scenarios',
  check(view) {
    const lacking = lacks(view);
    if (!lacking || (!lacking.sentries && !lacking.leader)) return undefined;
    return {
      subjects: [],
      params: { scenario: scenarioOf(view.settings)?.name ?? '', ...lacking },
    };
  },
  *propose(view) {
    if (lacks(view)?.leader)
      for (const profile of profilesAtHand(view, isLeader)) yield* makingRoom(view, profile);
  },
  words: {
    en: {
      summary: 'A side of a scenario has the models that its printed deployment asks for.',
      message: ({ scenario, sentries: few, leader }) => {
        const reasons = [
          ...(few ? [`${sentries} models besides Officer and NCO stand sentry`] : []),
          ...(leader ? ['its Officer has a place in the deployment, and there is no Leader'] : []),
        ];
        return `Defending in ${scenario}: ${reasons.join('; ')}. Agree it.`;
      },
    },
  },
};
