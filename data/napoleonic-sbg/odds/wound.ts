import { certain, type Chance, never, not } from '@/lib/odds/chance';
import { atLeast } from '@/lib/odds/dice';
import type { Distribution } from '@/lib/odds/distribution';
import { type Ending, type Gate, type Raisable, raisable } from '@/lib/odds/gates';
import type { Fighter, Step } from '@/lib/odds/question';
import { toWound, type WoundScore } from '../to-wound';
import { carries, isGun } from './fighter';
import { shortOfEach } from './might';
import type { OddsWords } from './words';

/** Dice that a score of the chart asks for: "6/4" a 6 and then a 4. */
function scoresOf(score: WoundScore): readonly number[] {
  return (score ?? '').split('/').filter(Boolean).map(Number);
}

/** By how much the dice fall short of wounding; beyond all reach where the chart has a dash. */
function shortOfScore(score: WoundScore, bonus: number): Distribution<number> {
  if (score === null) return new Map([[Number.POSITIVE_INFINITY, certain]]);
  return shortOfEach(scoresOf(score).map((one) => one - bonus));
}

/** Chance to wound on a score of the chart; a bonus counts on each die. */
export function woundChance(score: WoundScore, bonus = 0): Chance {
  return shortOfScore(score, bonus).get(0) ?? never;
}

/** "4+"; "6/4" as the chart prints it. */
export function scoreWords(score: WoundScore): string {
  if (score === null) return '–';
  return score.includes('/') ? score : `${score}+`;
}

/** A blow: its Strength against a Defence, and what is added to the dice. */
export interface Blow {
  readonly strength: number;
  readonly defence: number;
  readonly bonus: number;
}

/** Chance that a blow wounds. Throws for a Strength or Defence that the chart does not print. */
export function blowChance({ strength, defence, bonus }: Blow): Chance {
  return woundChance(toWound(strength, defence), bonus);
}

/** By how much the dice of a blow fall short of wounding: what Might would have to add in all. */
export function shortOfBlow({ strength, defence, bonus }: Blow): Distribution<number> {
  return shortOfScore(toWound(strength, defence), bonus);
}

/** A helmet saves on a 6. */
export const helmetFails: Chance = not(atLeast(6));

/** Wounds, told in these words. */
export function woundIn(words: OddsWords) {
  const { shot } = words;

  /** What the chart says of a blow, in sentences. */
  function blowSteps({ strength, defence, bonus }: Blow): readonly Step[] {
    const score = toWound(strength, defence);
    const source = words.source('Wound Chart');
    const [first, second] = (score ?? '').split('/');
    return [
      { kind: 'say', text: shot.chart(strength, defence, scoreWords(score)), source },
      ...(score === null ? [{ kind: 'say', text: shot.cannot, source } as const] : []),
      ...(first && second
        ? [{ kind: 'say', text: shot.double(first, second), source } as const]
        : []),
      ...(bonus > 0 ? [{ kind: 'say', text: shot.bonus } as const] : []),
      ...(bonus > 0 && second
        ? [{ kind: 'say', text: shot.readings.bonus, isReading: true } as const]
        : []),
      ...(score === '1'
        ? [{ kind: 'say', text: shot.readings.one, isReading: true } as const]
        : []),
    ];
  }

  /** The roll to wound, which ends in `unhurt` where it fails. */
  function woundGate(
    blow: Blow,
    unhurt: Ending,
    short: Distribution<number> = shortOfBlow(blow),
  ): Raisable {
    const score = toWound(blow.strength, blow.defence);
    const label = score === null ? shot.cannotWound : shot.wounds(scoreWords(score));
    return raisable(label, short, unhurt);
  }

  /** The save of a helmet, where the target wears one that helps. */
  function helmetGate(wears: boolean): readonly Gate[] {
    if (!wears) return [];
    const ending = { id: 'saved', name: shot.outcomes.saved, gravity: 0 } as const;
    return [
      {
        label: shot.noHelmet,
        pass: helmetFails,
        stops: [{ ending, chance: not(helmetFails) }],
      },
    ];
  }

  /** What is taken of a target, whoever strikes it. */
  function targetReadings(second: Fighter): readonly Step[] {
    return [
      ...(isGun(second) ? [shot.readings.crew] : []),
      ...(carries(second, 'Heavy Armour') ? [shot.readings.armour] : []),
      shot.readings.wounds,
    ].map((text): Step => ({ kind: 'say', text, isReading: true }));
  }

  return { blowSteps, woundGate, helmetGate, targetReadings };
}
