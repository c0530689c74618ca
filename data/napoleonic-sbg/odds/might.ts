import { certain } from '@/lib/odds/chance';
import { faces } from '@/lib/odds/dice';
import { type Distribution, evenly, follow, mapEach, together } from '@/lib/odds/distribution';
import { chancePast, type Gate } from '@/lib/odds/gates';
import type { Side, Situation, Step, Switch } from '@/lib/odds/question';
import { ofSide } from './fighter';
import type { OddsWords } from './words';

/** By how much one die falls short of a score. */
export function shortOfDie(score: number): Distribution<number> {
  return evenly(faces.map((face) => Math.max(0, score - face)));
}

/** By how much the higher of two dice falls short. */
export function shortOfBest(dice: 1 | 2, score: number): Distribution<number> {
  const one = shortOfDie(score);
  return dice === 1 ? one : together(one, one, Math.min);
}

/** By how much dice fall short in all that must each reach their score, one after the other. */
export function shortOfEach(scores: readonly number[]): Distribution<number> {
  return scores.reduce<Distribution<number>>(
    (before, score) => follow(before, (sum) => mapEach(shortOfDie(score), (short) => sum + short)),
    new Map([[0, certain]]),
  );
}

/** What is set for Might: by how much rolls are raised in all. */
export function raiseOf(side: Side, situation: Situation): number {
  return Number(situation[ofSide(side, 'might')]) || 0;
}

/** Might, told in these words. */
export function mightIn({ might: say, source }: OddsWords) {
  /** How many points are spent, of so many that there are. */
  function mightSwitch(side: Side, most: number): readonly Switch[] {
    if (most === 0) return [];
    const points = Array.from({ length: most + 1 }, (_, at) => at);
    return [
      {
        id: ofSide(side, 'might'),
        side,
        label: say.name,
        help: say.help,
        choices: points.map((count) => ({
          id: `${count}`,
          label: count === 0 ? say.none : say.points(count),
        })),
      },
    ];
  }

  /** What the source says of Might, what is taken, and what it brings on this way past the gates. */
  function mightSteps(gates: readonly Gate[], past: string, raise: number): readonly Step[] {
    if (raise === 0) return [];
    return [
      ...readings(),
      {
        kind: 'list',
        title: say.title(past),
        parts: Array.from({ length: raise + 1 }, (_, points) => ({
          label: points === 0 ? say.without : say.points(points),
          chance: chancePast(gates, points),
        })),
      },
    ];
  }

  function readings(): readonly Step[] {
    return [
      { kind: 'say', text: say.printed, source: source('Grenades; Modifying Cannon') },
      { kind: 'say', text: say.reading, isReading: true },
    ];
  }

  return { mightSwitch, mightSteps, mightReadings: readings };
}
