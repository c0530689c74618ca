import { certain, type Chance, chance, not, times } from './chance';
import { always, type Distribution, evenly, follow, mapEach, together } from './distribution';

export const faces = [1, 2, 3, 4, 5, 6] as const;

/** One six-sided die. */
export const die: Distribution<number> = evenly<number>(faces);

/** What `dice` dice come to when each is joined to what the others made. */
function joined(
  dice: number,
  first: Distribution<number>,
  join: (sum: number, next: number) => number,
): Distribution<number> {
  let made = first;
  for (let thrown = 1; thrown < dice; thrown += 1) made = together(made, first, join);
  return dice === 0 ? always(0) : made;
}

/** Sum of this many dice. */
export function sumOf(dice: number): Distribution<number> {
  return joined(dice, die, (sum, next) => sum + next);
}

/** The highest of this many dice. */
export function highestOf(dice: number): Distribution<number> {
  return joined(dice, die, Math.max);
}

/** Chance that one die shows this score or more; a score of 1 or less is certain, over 6 cannot be. */
export function atLeast(score: number): Chance {
  return chance(faces.filter((face) => face >= score).length, faces.length);
}

/** How many of this many dice show the score or more. */
export function successes(dice: number, score: number): Distribution<number> {
  const one = mapEach(die, (face) => (face >= score ? 1 : 0));
  return joined(dice, one, (sum, next) => sum + next);
}

/** The same where one die that failed is thrown again, once, and the new score stands. */
export function successesWithReroll(dice: number, score: number): Distribution<number> {
  return follow(successes(dice, score), (made) =>
    made === dice ? always(made) : mapEach(successes(1, score), (again) => made + again),
  );
}

/** Chance that at least one of so many tries, each of this chance, comes off. */
export function atLeastOne(tries: number, one: Chance): Chance {
  let none = certain;
  for (let at = 0; at < tries; at += 1) none = times(none, not(one));
  return not(none);
}
