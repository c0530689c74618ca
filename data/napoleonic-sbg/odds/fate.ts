import { certain, type Chance, not, times } from '@/lib/odds/chance';
import { atLeast, faces, successes } from '@/lib/odds/dice';
import { chanceThat, type Distribution, together } from '@/lib/odds/distribution';
import type { Gate } from '@/lib/odds/gates';
import type { Fighter, Side, Situation, Step, Switch } from '@/lib/odds/question';
import { ofSide } from './fighter';
import type { OddsWords } from './words';

/** Points of Fate that are spent, and the score on which one saves. */
export interface Fate {
  readonly points: number;
  readonly score: number;
}

function fateOf({ profile }: Fighter): number {
  return Number(profile.stats['fate'] ?? '') || 0;
}

/** What is set for Fate; nothing = it is not counted. */
export function readFate(side: Side, fighter: Fighter, situation: Situation): Fate | undefined {
  const score = Number(situation[ofSide(side, 'fate')]) || 0;
  if (score === 0) return undefined;
  return { score, points: Number(situation[ofSide(side, 'fate-points')]) || fateOf(fighter) };
}

/** Chance that a wound stays, whatever points are spent on it one after the other. */
export function fateFails({ points, score }: Fate): Chance {
  let fails = certain;
  for (let spent = 0; spent < points; spent += 1) fails = times(fails, not(atLeast(score)));
  return fails;
}

/** How many of so many wounds stay: a point is spent while there is a wound to save. */
export function unsaved(
  wounds: Distribution<number>,
  fate: Fate | undefined,
): Distribution<number> {
  if (!fate) return wounds;
  return together(wounds, successes(fate.points, fate.score), (taken, saved) =>
    Math.max(0, taken - saved),
  );
}

/** How many of so many tries come off. */
export function tries(count: number, one: Chance): Distribution<number> {
  const single = new Map([
    [0, not(one)],
    [1, one],
  ]);
  let made: Distribution<number> = new Map([[0, certain]]);
  for (let at = 0; at < count; at += 1) made = together(made, single, (sum, next) => sum + next);
  return made;
}

/** Chance that at least so many wounds are taken. */
export function atLeastSoMany(wounds: Distribution<number>, many: number): Chance {
  return chanceThat(wounds, (taken) => taken >= many);
}

/** Fate, told in these words. */
export function fateIn({ fate: say, source }: OddsWords) {
  /** The score is the core rulebook's, so that the player says it; none is taken. */
  function fateSwitches(side: Side, fighter: Fighter, set: Situation): readonly Switch[] {
    const most = fateOf(fighter);
    if (most === 0) return [];
    const id = ofSide(side, 'fate');
    const points = Array.from({ length: most }, (_, at) => most - at);
    return [
      {
        id,
        side,
        label: say.name,
        help: say.help,
        choices: [
          { id: 'none', label: say.none },
          ...faces.slice(1).map((score) => ({ id: `${score}`, label: say.on(score) })),
        ],
      },
      ...(most > 1 && set[id] !== undefined && set[id] !== 'none'
        ? [
            {
              id: ofSide(side, 'fate-points'),
              side,
              label: say.spent,
              choices: points.map((count) => ({ id: `${count}`, label: say.points(count) })),
            },
          ]
        : []),
    ];
  }

  function fateGate(fate: Fate | undefined): readonly Gate[] {
    if (!fate) return [];
    const pass = fateFails(fate);
    return [
      {
        label: say.fails(fate.points, fate.score),
        pass,
        stops: [{ ending: { id: 'fated', name: say.saved, gravity: 0 }, chance: not(pass) }],
      },
    ];
  }

  /** What is printed of Fate and what is not; for who has none, nothing. */
  function fateSteps(fighter: Fighter, fate: Fate | undefined): readonly Step[] {
    if (fateOf(fighter) === 0) return [];
    return [
      { kind: 'say', text: say.printed, source: source('Helmet') },
      { kind: 'say', text: fate ? say.reading : say.notCounted, isReading: true },
    ];
  }

  return { fateSwitches, fateGate, fateSteps };
}
