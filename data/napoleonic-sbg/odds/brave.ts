import { certain, type Chance, never, not, plus, times } from '@/lib/odds/chance';
import { sumOf } from '@/lib/odds/dice';
import { chanceThat } from '@/lib/odds/distribution';
import type { Fighter, LoneQuestion, Outcome, Situation } from '@/lib/odds/question';
import { hasRule, mightOf } from './fighter';
import type { OddsWords } from './words';

/** Two dice that reach this cost Ney no Might. */
const freeFrom = 7;

const mostUses = 12;

/** Chance that a use of Might costs nothing. */
const freeMight: Chance = chanceThat(sumOf(2), (thrown) => thrown >= freeFrom);

/** How many points are left after so many uses; without any, none can be used. */
export function mightLeft(points: number, uses: number): readonly Chance[] {
  let left: readonly Chance[] = [...Array.from({ length: points }, () => never), certain];
  for (let use = 0; use < uses; use += 1)
    left = left.map((here, at) => {
      const stays = at === 0 ? here : times(here, freeMight);
      return plus(stays, times(left[at + 1] ?? never, not(freeMight)));
    });
  return left;
}

/** Ney's Might, told in these words. */
export function braveIn(words: OddsWords) {
  const { brave: say } = words;

  function answer(fighter: Fighter, situation: Situation) {
    const points = mightOf(fighter);
    const uses = Number(situation['uses']) || points;
    const outcomes = mightLeft(points, uses).map((chance, left): Outcome => ({
      id: `left-${left}`,
      name: say.left(left),
      chance,
      gravity: left === 0 ? 3 : 0,
    }));
    const { ways, of } = freeMight;
    return {
      bars: [
        {
          outcomes: outcomes.toReversed(),
          asides: [
            { id: 'free', name: say.free, value: freeMight, kind: 'chance' as const },
            {
              id: 'mean',
              name: say.mean,
              value: { ways: BigInt(points) * of, of: of - ways },
              kind: 'number' as const,
            },
          ],
        },
      ],
      steps: [
        { kind: 'say' as const, text: say.rules, source: words.source('Michel Ney') },
        { kind: 'say' as const, text: say.until },
      ],
    };
  }

  /** Le brave des braves: uses of Might that cost none. */
  const braveQuestion: LoneQuestion = {
    id: 'brave',
    standing: 'rare',
    name: say.name,
    refuse: (fighter) =>
      hasRule(fighter, 'Le brave des braves') ? undefined : say.notHe(fighter.profile.name),
    switches: (fighter) => [
      {
        id: 'uses',
        label: say.uses,
        choices: Array.from({ length: mostUses - mightOf(fighter) + 1 }, (_, more) => {
          const uses = mightOf(fighter) + more;
          return { id: `${uses}`, label: `${uses}` };
        }),
      },
    ],
    answer,
  };

  return { braveQuestion };
}
