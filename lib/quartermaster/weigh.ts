/** What a repair costs the player, the graver first. */
export interface Cost {
  /** Models taken off, put in, or bought otherwise than before. */
  readonly models: number;
  /** Points of those taken off and put in, and what those bought otherwise gain or lose. */
  readonly points: number;
  /** Models taken from the player's leader and from what he named or wrote a note to. */
  readonly dear: number;
  /** Options put on or taken off, each for one model. */
  readonly options: number;
}

export const nothing: Cost = { models: 0, points: 0, dear: 0, options: 0 };

export function addCost(a: Cost, b: Cost): Cost {
  return {
    models: a.models + b.models,
    points: a.points + b.points,
    dear: a.dear + b.dear,
    options: a.options + b.options,
  };
}

const perDear = 2 ** 12;
const perPoint = 2 ** 22;
const perModel = 2 ** 42;

/**
 * A cost as one number that is compared alike. It is exact while a repair changes fewer than two
 * thousand models and moves fewer than a million points.
 */
export function weigh({ models, points, dear, options }: Cost): number {
  return models * perModel + points * perPoint + dear * perDear + options;
}
