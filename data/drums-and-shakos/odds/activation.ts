import { atLeast, successes, successesWithReroll } from '@/lib/odds/dice';
import { chanceThat, type Distribution, expected } from '@/lib/odds/distribution';
import type { Bar, Fighter, LoneQuestion, Step } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { type Chance, never } from '@/lib/odds/chance';
import { has } from './fighter';
import { targetIn } from './target';
import type { OddsWords } from './words';

export type Dice = 1 | 2 | 3;

/** What one roll for activation comes to. */
export interface Activation {
  /** Successes, and so actions. */
  readonly actions: Distribution<number>;
  /** Two failures or more. */
  readonly turnover: Chance;
  readonly average: Chance;
}

/** A roll of so many dice against a score; with the re-roll, one failed die is thrown again. */
export function activationOf(needed: number, dice: Dice, reroll = false): Activation {
  const actions = (reroll ? successesWithReroll : successes)(dice, needed);
  return {
    actions,
    turnover: chanceThat(actions, (made) => dice - made >= 2),
    average: expected(actions),
  };
}

/** How many dice a model may roll. */
export function diceOf(fighter: Fighter): readonly Dice[] {
  return has(fighter, 'Unpredictable') ? [3] : [1, 2, 3];
}

/** How many actions a model gets, told in these words. */
export function activationIn(words: OddsWords) {
  const { activationTarget, leaderSwitch } = targetIn(words);

  const { activation } = words;

  function barOf(needed: number, dice: Dice, reroll: boolean): Bar {
    const { actions, turnover, average } = activationOf(needed, dice, reroll);
    return {
      name: activation.dice(dice),
      outcomes: activation.outcomes.map((name, made) => ({
        id: `${made}`,
        name,
        chance: actions.get(made) ?? never,
        gravity: made === 0 ? 0 : ((made + 1) as 2 | 3 | 4),
      })),
      asides: [
        { id: 'turnover', name: activation.turnover, value: turnover, kind: 'chance' },
        { id: 'average', name: activation.average, value: average, kind: 'number' },
      ],
    };
  }

  /** How many actions a model gets, and whether the turn passes. */
  const activationQuestion: LoneQuestion = {
    id: 'activation',
    standing: 'usual',
    name: activation.name,
    refuse: () => undefined,
    switches: (fighter) => [
      ...leaderSwitch(fighter, 'activation'),
      { id: 'musician', label: activation.musician, help: activation.musicianHelp },
    ],
    answer: (fighter, situation) => {
      const { needed, steps } = activationTarget(fighter, situation);
      const reroll = isOn(situation, 'musician');
      const { ways, of } = atLeast(needed);
      const source = words.book('Activation');
      const own: readonly Step[] = [
        { kind: 'say', text: activation.each(needed, `${ways} of ${of}`), source },
        { kind: 'say', text: activation.count, source },
      ];
      const more: Step[] = [];
      if (has(fighter, 'Unpredictable'))
        more.push({
          kind: 'say',
          text: activation.unpredictable,
          source: words.book('Unpredictable'),
        });
      if (reroll) {
        more.push({ kind: 'say', text: activation.reroll, source: words.book('Musician') });
        more.push({ kind: 'say', text: activation.group, isReading: true });
      }
      if (has(fighter, 'Leader')) more.push({ kind: 'say', text: activation.own, isReading: true });
      return {
        bars: diceOf(fighter).map((dice) => barOf(needed, dice, reroll)),
        steps: [...steps, ...own, ...more],
      };
    },
  };

  return { activationQuestion };
}
