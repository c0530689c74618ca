/** The Defence values that the wound chart has a column for; 100 stands for the hardest targets. */
export const chartDefences = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 100] as const;

/** A score needed on one die, "6/4" (a 6 and then a 4 or more), or null where no blow can wound. */
export type WoundScore = '1' | '2' | '3' | '4' | '5' | '6' | '6/4' | '6/5' | '6/6' | null;

/** The Wound Chart of the adaptation: row n is Strength n + 1, columns as `chartDefences`. */
export const woundChart: readonly (readonly WoundScore[])[] = [
  ['4', '5', '5', '6', '6', '6/4', '6/5', '6/6', null, null, null],
  ['4', '4', '5', '5', '6', '6', '6/4', '6/5', '6/6', null, null],
  ['3', '4', '4', '5', '5', '6', '6', '6/4', '6/5', '6/6', null],
  ['3', '3', '4', '4', '5', '5', '6', '6', '6/4', '6/5', null],
  ['3', '3', '3', '4', '4', '5', '5', '6', '6', '6/4', null],
  ['2', '3', '3', '3', '4', '4', '5', '5', '6', '6', null],
  ['2', '2', '3', '3', '3', '4', '4', '5', '5', '6', null],
  ['2', '2', '2', '3', '3', '3', '4', '4', '5', '5', null],
  ['2', '2', '2', '2', '3', '3', '3', '4', '4', '5', null],
  ['1', '2', '2', '2', '2', '3', '3', '3', '4', '4', '5'],
  ['1', '1', '2', '2', '2', '2', '3', '3', '3', '4', '5'],
  ['1', '1', '1', '2', '2', '2', '2', '3', '3', '3', '5'],
  ['1', '1', '1', '1', '2', '2', '2', '2', '3', '3', '4'],
  ['1', '1', '1', '1', '1', '2', '2', '2', '2', '3', '4'],
  ['1', '1', '1', '1', '1', '1', '2', '2', '2', '2', '4'],
];

/**
 * The score that a blow of this Strength needs to wound this Defence; null when it cannot.
 * Throws a RangeError for a value that the chart does not print.
 */
export function toWound(strength: number, defence: number): WoundScore {
  const column = chartDefences.findIndex((value) => value === defence);
  const score = woundChart[strength - 1]?.[column];
  if (score === undefined) {
    throw new RangeError(`The wound chart has no Strength ${strength} against Defence ${defence}`);
  }
  return score;
}
