import { never } from '@/lib/odds/chance';
import { atLeast, successes } from '@/lib/odds/dice';
import { always, chanceThat, type Distribution, follow, mapEach } from '@/lib/odds/distribution';
import type { Fighter, LoneQuestion, Outcome, Situation } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { has } from './fighter';
import { targetIn } from './target';
import type { OddsWords } from './words';

/** How many dice fail in a morale test against this score. */
export function failures(needed: number, dice: 2 | 3 = 3): Distribution<number> {
  return mapEach(successes(dice, needed), (made) => dice - made);
}

/** How a model stands or lies when it tests. */
type Posture = 'up' | 'free' | 'held';

function postureOf(situation: Situation): Posture {
  const { posture } = situation;
  return posture === 'free' || posture === 'held' ? posture : 'up';
}

function diceOf(fighter: Fighter, situation: Situation): 2 | 3 {
  return fighter.profile.nation === 'prussia' && isOn(situation, 'no-retreat') ? 2 : 3;
}

/** From how many failures on Britain's one repeated test is used; nothing = it is not. */
function repeatedFrom(fighter: Fighter, situation: Situation): number | undefined {
  if (fighter.profile.nation !== 'great-britain') return undefined;
  return Number(situation['courageous']) || undefined;
}

/** A test that is thrown again as a whole after so many failures; the second one stands. */
function repeated(failed: Distribution<number>, from: number | undefined): Distribution<number> {
  if (from === undefined) return failed;
  return follow(failed, (count) => (count >= from ? failed : always(count)));
}

/** The defenders of Foraging Mission give up with two failures, as others do with three. */
function surrendering(failed: Distribution<number>, situation: Situation): Distribution<number> {
  if (!isOn(situation, 'foraging')) return failed;
  return mapEach(failed, (count) => (count === 2 ? 3 : count));
}

/** Morale tests, told in these words. */
export function moraleIn(words: OddsWords) {
  const { leaderSwitch, moraleTarget } = targetIn(words);

  const { activation, morale } = words;

  function outcomesOf(failed: Distribution<number>, posture: Posture): readonly Outcome[] {
    const chanceOf = (count: number) => failed.get(count) ?? never;
    const stands: Outcome = { id: 'stands', name: morale.stands, chance: chanceOf(0), gravity: 0 };
    const lost: Outcome = { id: 'lost', name: morale.lost, chance: chanceOf(3), gravity: 4 };
    switch (posture) {
      case 'up':
        return [
          stands,
          { id: 'flees', name: morale.flees, chance: chanceOf(1), gravity: 2 },
          { id: 'flees-twice', name: morale.fleesTwice, chance: chanceOf(2), gravity: 3 },
          lost,
        ];
      case 'free':
        return [
          stands,
          { id: 'recovers', name: morale.recovers, chance: chanceOf(1), gravity: 1 },
          { id: 'flees', name: morale.recoversAndFlees, chance: chanceOf(2), gravity: 2 },
          lost,
        ];
      case 'held':
        return [stands, { ...lost, chance: chanceThat(failed, (count) => count > 0) }];
    }
  }

  /** Whether a model stands, flees or is lost. */
  const moraleQuestion: LoneQuestion = {
    id: 'morale',
    standing: 'usual',
    name: morale.name,
    refuse: () => undefined,
    switches: (fighter) => [
      ...leaderSwitch(fighter, 'morale'),
      ...(has(fighter, 'Fear') || has(fighter, 'Fearless')
        ? []
        : [{ id: 'fear', label: morale.fear }]),
      {
        id: 'posture',
        label: morale.posture,
        choices: (['up', 'free', 'held'] as const).map((id) => ({
          id,
          label: morale.postures[id],
        })),
      },
      ...(fighter.profile.nation === 'prussia'
        ? [{ id: 'no-retreat', label: morale.twoDice, help: morale.twoDiceHelp }]
        : []),
      ...(fighter.profile.nation === 'great-britain'
        ? [
            {
              id: 'courageous',
              label: morale.courageous,
              help: morale.courageousHelp,
              choices: (['none', '1', '2', '3'] as const).map((id) => ({
                id,
                label: morale.courageousFrom[id],
              })),
            },
          ]
        : []),
      { id: 'foraging', label: morale.foraging, help: morale.foragingHelp },
    ],
    answer: (fighter, situation) => {
      const { needed, steps } = moraleTarget(fighter, situation);
      const dice = diceOf(fighter, situation);
      const posture = postureOf(situation);
      const { ways, of } = atLeast(needed);
      const source = words.book('Morale');
      const from = repeatedFrom(fighter, situation);
      const failed = surrendering(repeated(failures(needed, dice), from), situation);
      return {
        bars: [{ outcomes: outcomesOf(failed, posture), asides: [] }],
        steps: [
          ...steps,
          { kind: 'say', text: activation.each(needed, `${ways} of ${of}`), source },
          { kind: 'say', text: morale.count(dice), source },
          ...(posture === 'up'
            ? []
            : [{ kind: 'say', text: morale[`${posture}Count`], source } as const]),
          ...(isOn(situation, 'foraging')
            ? [
                {
                  kind: 'say',
                  text: morale.foragingCount,
                  source: words.book('Foraging Mission'),
                } as const,
              ]
            : []),
          ...(from === undefined
            ? []
            : [{ kind: 'say', text: morale.courageousCount, isReading: true } as const]),
          ...(dice === 2
            ? [{ kind: 'say', text: morale.twoDiceCount, isReading: true } as const]
            : []),
          ...(has(fighter, 'Leader')
            ? [{ kind: 'say', text: activation.own, isReading: true } as const]
            : []),
        ],
      };
    },
  };

  return { moraleQuestion };
}
