import { never } from '@/lib/odds/chance';
import { highestOf } from '@/lib/odds/dice';
import { type Distribution, together } from '@/lib/odds/distribution';
import type { Answer, DuelQuestion, Fighter } from '@/lib/odds/question';
import { attacksOf, carries, fightOf } from './fighter';
import type { OddsWords } from './words';

type Taker = 'taken' | 'kept' | 'undecided';

/** Whose the banner is after the dice of both. */
function taker(first: Fighter, second: Fighter): Distribution<Taker> {
  return together(highestOf(attacksOf(first)), highestOf(attacksOf(second)), (a, b): Taker => {
    const lead = a === b ? fightOf(first) - fightOf(second) : a - b;
    if (lead === 0) return 'undecided';
    return lead > 0 ? 'taken' : 'kept';
  });
}

/** The struggle for a banner, told in these words. */
export function bannerIn(words: OddsWords) {
  const { banner: say } = words;

  function answer(first: Fighter, second: Fighter): Answer {
    const ends = taker(first, second);
    return {
      bars: [
        {
          outcomes: [
            {
              id: 'taken',
              name: say.taken,
              chance: ends.get('taken') ?? never,
              befalls: 'second',
              gravity: 3,
            },
            {
              id: 'undecided',
              name: say.undecided,
              chance: ends.get('undecided') ?? never,
              gravity: 0,
            },
            {
              id: 'kept',
              name: say.kept,
              chance: ends.get('kept') ?? never,
              befalls: 'first',
              gravity: 1,
            },
          ],
          asides: [],
        },
      ],
      steps: [
        {
          kind: 'say',
          text: say.rules(attacksOf(first), attacksOf(second)),
          source: words.source('Banners'),
        },
        { kind: 'say', text: say.fight(fightOf(first), fightOf(second)) },
        { kind: 'say', text: say.reading, isReading: true },
      ],
    };
  }

  /** A winner tears at the banner of whom he has beaten. */
  const bannerStruggle: DuelQuestion = {
    id: 'banner',
    standing: 'rare',
    name: say.name,
    refuse: (_first, second) =>
      carries(second, 'Banner') ? undefined : say.none(second.profile.name),
    switches: () => [],
    answer,
  };

  return { bannerStruggle };
}
