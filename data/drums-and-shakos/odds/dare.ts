import { never, not } from '@/lib/odds/chance';
import { atLeast, successes } from '@/lib/odds/dice';
import type { LoneQuestion } from '@/lib/odds/question';
import { on } from '@/lib/odds/situation';
import { has } from './fighter';
import { targetIn } from './target';
import type { OddsWords } from './words';

/** Who would charge an enemy with Fear, told in these words. */
export function dareIn(words: OddsWords) {
  const { leaderSwitch, moraleTarget } = targetIn(words);

  const { activation, dare } = words;

  /** A Morale test before a charge at Fear: any failure, and there is no charge. */
  const dareQuestion: LoneQuestion = {
    id: 'dare',
    standing: 'rare',
    name: dare.name,
    refuse: (fighter) =>
      has(fighter, 'Fear') || has(fighter, 'Fearless')
        ? dare.fearless(fighter.profile.name)
        : undefined,
    switches: (fighter) => leaderSwitch(fighter, 'morale'),
    answer: (fighter, situation) => {
      const { needed, steps } = moraleTarget(fighter, { ...situation, fear: on });
      const goes = successes(3, needed).get(3) ?? never;
      const { ways, of } = atLeast(needed);
      const source = words.book('Fear');
      return {
        bars: [
          {
            outcomes: [
              { id: 'charges', name: dare.charges, chance: goes, gravity: 0 },
              { id: 'stays', name: dare.stays, chance: not(goes), befalls: 'first', gravity: 2 },
            ],
            asides: [],
          },
        ],
        steps: [
          ...steps,
          { kind: 'say', text: activation.each(needed, `${ways} of ${of}`), source },
          { kind: 'say', text: dare.rules, source },
        ],
      };
    },
  };

  return { dareQuestion };
}
