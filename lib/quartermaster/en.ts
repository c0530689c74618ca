import { count, counted, word } from '../rules/english';
import type { Sentences } from './words';

const points = (n: number) => count(n, 'point');

export const english: Sentences = {
  noneBelow: (nation, n) => `No legal list of ${nation} has fewer than ${points(n)}.`,
  never: (nation) => `No list of ${nation} can be legal here.`,
  tooLongToTell: 'Whether there is one would take too long to tell.',
  needsMore: (n) => `To be legal this list needs at least ${points(n)} more.`,
  neverByAdding: 'Nothing that is added makes this list legal: repair it first.',
  tooLongToMend: 'Whether it can be made legal would take too long to tell.',
  legalAlready: 'This list is legal as it is.',
  tooLong: 'That would take too long to find.',
  cost: (models, n) =>
    models === 0 ? 'No model changed' : `${count(models, 'model')} changed, ${points(n)} moved`,
  spent: 'All points are spent.',
  nothingFor: (n) =>
    `Nothing legal can be had for the ${points(n)} that ${n === 1 ? 'is' : 'are'} left.`,
  noCap: 'Without a cap there is nothing to fill up to: choose one in the settings.',
  over: (n) => `This list is ${points(n)} over its cap: repair it first.`,
  unfinished: 'That would take too long to find. Add some models by hand, then try again.',
  noSquadNear: 'No legal squad of this kind comes near enough to the cap.',
  noCapToDraw: 'Without a cap there is nothing to draw up to: choose one in the settings.',
  tooLongToDraw: 'That would take too long to draw.',
  left: (n) => (n === 0 ? 'To the point' : `${points(n)} left`),
  ties: (n) => `The first ${word(n)} cost the same: choose the one that you like.`,
  bounded: (n) =>
    n === 0
      ? 'With so many points options were left aside: models are as plain as they may be.'
      : `With so many points no model with more than ${count(n, 'option')} was looked at.`,
  merits: {
    models: { name: 'Most models', help: 'Every model counts 1, crews too.' },
    nearest: { name: 'Fewest points left', help: 'Whatever comes nearest to the cap.' },
  },
  counted,
};
