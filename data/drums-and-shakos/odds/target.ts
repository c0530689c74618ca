import type { Fighter, Situation, Step, Switch } from '@/lib/odds/question';
import { isOn } from '@/lib/odds/situation';
import { has, qualityOf } from './fighter';
import type { OddsWords } from './words';

/** What a Quality roll needs on each die, and why. */
export interface Target {
  /** 2 to 6. */
  readonly needed: number;
  readonly steps: readonly Step[];
}

interface Bonus {
  readonly label: string;
  readonly amount: number;
}

/** A 1 always fails and a 6 always succeeds. */
function bounded(score: number): number {
  return Math.min(6, Math.max(2, score));
}

function isUnwatched(fighter: Fighter, situation: Situation): boolean {
  return has(fighter, 'Unreliable') && situation['leader'] !== 'near';
}

function flag(applies: boolean, label: string, amount = 1): Bonus {
  return { label, amount: applies ? amount : 0 };
}

/** What a Quality roll needs, told in these words. */
export function targetIn(words: OddsWords) {
  const { activation, morale, terms } = words;

  /** Bonuses go on the roll, so they come off the score that is needed. */
  function targetOf(fighter: Fighter, bonuses: readonly Bonus[], source: string): Target {
    const quality = qualityOf(fighter);
    const counted = bonuses.filter(({ amount }) => amount !== 0);
    const score = counted.reduce((sum, { amount }) => sum - amount, quality);
    const needed = bounded(score);
    return {
      needed,
      steps: [
        {
          kind: 'sum',
          title: terms.rollNeeded,
          rows: [
            { label: terms.quality, amount: quality },
            ...counted.map(({ label, amount }) => ({ label, amount: -amount })),
          ],
          total: { label: terms.rollNeeded, value: `${needed}+` },
          source,
        },
        ...(needed === score
          ? []
          : [{ kind: 'say', text: activation.bounds, source } satisfies Step]),
      ],
    };
  }

  /** An Unreliable model that no Leader watches closely. */
  const unreliableTarget: Target = {
    needed: 5,
    steps: [{ kind: 'say', text: activation.unreliable, source: words.book('Unreliable') }],
  };

  /** The score that activates a model. */
  function activationTarget(fighter: Fighter, situation: Situation): Target {
    if (isUnwatched(fighter, situation)) return unreliableTarget;
    const { bonus } = activation;
    return targetOf(
      fighter,
      [
        flag(situation['leader'] === 'near', bonus.leader),
        flag(situation['leader'] === 'nco', bonus.nco),
        flag(has(fighter, 'Élan'), bonus.elan),
        flag(has(fighter, 'Reluctant'), bonus.reluctant, -1),
      ],
      words.book('Activation'),
    );
  }

  /** The score that each die of a morale test needs; an NCO helps with activation alone. */
  function moraleTarget(fighter: Fighter, situation: Situation): Target {
    if (isUnwatched(fighter, situation)) return unreliableTarget;
    const { bonus } = activation;
    const isAfraid = isOn(situation, 'fear') && !has(fighter, 'Fear') && !has(fighter, 'Fearless');
    return targetOf(
      fighter,
      [
        flag(situation['leader'] === 'near', bonus.leader),
        flag(has(fighter, 'Steadfast'), bonus.steadfast),
        flag(has(fighter, 'Wavering'), bonus.wavering, -1),
        flag(isAfraid, bonus.fear, -1),
      ],
      words.book('Morale'),
    );
  }

  /** The score of a Quality roll that is neither activation nor morale, with or without a Leader. */
  function plainTarget(fighter: Fighter, situation: Situation, helped: 'led' | 'alone'): Target {
    if (isUnwatched(fighter, situation)) return unreliableTarget;
    const isLed = helped === 'led' && situation['leader'] === 'near';
    return targetOf(
      fighter,
      [flag(isLed, activation.bonus.leader)],
      words.book('Special Rules, Leader'),
    );
  }

  /** Who stands near enough to help; a Leader is nobody's to help. */
  function leaderSwitch(fighter: Fighter, roll: 'activation' | 'morale'): readonly Switch[] {
    if (has(fighter, 'Leader')) return [];
    if (has(fighter, 'Unreliable')) {
      return [
        {
          id: 'leader',
          label: activation.leader,
          choices: [
            { id: 'far', label: activation.leaderFarUnreliable },
            { id: 'near', label: activation.leaderNearUnreliable },
          ],
        },
      ];
    }
    const nco = roll === 'activation' && !has(fighter, 'NCO');
    return [
      {
        id: 'leader',
        label: roll === 'activation' ? activation.leader : morale.leader,
        choices: [
          { id: 'far', label: activation.leaderNone },
          { id: 'near', label: activation.leaderNear },
          ...(nco ? [{ id: 'nco', label: activation.nco }] : []),
        ],
      },
    ];
  }

  return { activationTarget, moraleTarget, plainTarget, leaderSwitch };
}
