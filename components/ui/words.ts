import { area } from '../language/area';

/** What the primitives say for themselves. */
export const uiWords = area('ui', {
  close: 'Close',
  countOf: (what: string) => `Count of ${what}`,
  remove: (what: string) => `Remove ${what}`,
  fewer: (what: string) => `One ${what} fewer`,
  more: (what: string) => `One ${what} more`,
  nothingPasted: 'There is nothing in it: paste or type something.',
  wholeNumber: (min: number, max: number) => `A whole number from ${min} to ${max}.`,
  ownPoints: 'Another number of points',
  other: 'Other',
  pointsOf: (points: number, cap: number) => `${points} of ${cap} points`,
});
