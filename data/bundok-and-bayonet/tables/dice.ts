/** What units are worth as soldiers. */
export const qualities = ['elite', 'regular', 'inexperienced', 'militia'] as const;
export type Quality = (typeof qualities)[number];

export const qualityNames: Readonly<Record<Quality, string>> = {
  elite: 'Elite',
  regular: 'Regular',
  inexperienced: 'Inexperienced',
  militia: 'Militia',
};

/** What a quality adds to the dice of a morale check. */
export const moraleShift: Readonly<Record<Quality, number>> = {
  elite: -1,
  regular: 0,
  inexperienced: 1,
  militia: 2,
};

/** What a place in fortifications adds to the dice of a morale check. */
export const fortifiedShift = -1;

/** Dice for each figure that fires. */
export const firingDice = { troops: 1, guns: 3 } as const;

/** Sixes for one casualty, at targets in the open and in fortifications. */
export const sixes = {
  short: { open: 1, fortified: 2 },
  long: { open: 2, fortified: 4 },
} as const;

/** Dice of a morale check with this quality. Fewer than none are none. */
export function moraleDice(dice: number, quality: Quality): number {
  return Math.max(0, dice + moraleShift[quality]);
}
