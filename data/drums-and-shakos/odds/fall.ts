import { never, not } from '@/lib/odds/chance';
import { atLeast, successes } from '@/lib/odds/dice';
import type { LoneQuestion, Situation } from '@/lib/odds/question';
import { sticks } from './firearms';
import { targetIn } from './target';
import type { OddsWords } from './words';

/** A die for each stick of the height: one from Short, three from Long. */
function diceOf(situation: Situation): 1 | 2 | 3 {
  const at = sticks.findIndex((stick) => stick === situation['height']);
  return (Math.max(0, at) + 1) as 1 | 2 | 3;
}

/** Falls from a height, and the single Quality rolls that lead to one, told in these words. */
export function fallIn(words: OddsWords) {
  const { leaderSwitch, plainTarget } = targetIn(words);

  const { activation, fall } = words;

  /** Falling damage, for which no Leader and no cuirass helps. */
  const fallQuestion: LoneQuestion = {
    id: 'fall',
    standing: 'rare',
    name: fall.name,
    refuse: () => undefined,
    switches: (fighter) => [
      {
        id: 'height',
        label: fall.height,
        choices: sticks.map((id) => ({ id, label: fall.heights[id] })),
      },
      ...leaderSwitch(fighter, 'morale').map((one) => ({ ...one, help: fall.leaderHelp })),
    ],
    answer: (fighter, situation) => {
      const dice = diceOf(situation);
      const { needed, steps } = plainTarget(fighter, situation, 'alone');
      const roll = plainTarget(fighter, situation, 'led');
      const lands = successes(dice, needed).get(dice) ?? never;
      const { ways, of } = atLeast(needed);
      const source = words.book('Falling Damage');
      return {
        bars: [
          {
            outcomes: [
              { id: 'lands', name: fall.lands, chance: lands, gravity: 1 },
              {
                id: 'wounded',
                name: fall.wounded,
                chance: not(lands),
                befalls: 'first',
                gravity: 3,
              },
            ],
            asides: [
              { id: 'slips', name: fall.slips, value: not(atLeast(roll.needed)), kind: 'chance' },
            ],
          },
        ],
        steps: [
          ...steps,
          { kind: 'say', text: activation.each(needed, `${ways} of ${of}`), source },
          { kind: 'say', text: fall.rules(dice), source },
          { kind: 'say', text: fall.slipRules, source: words.book('Stairs, Ladders') },
        ],
      };
    },
  };

  return { fallQuestion };
}
