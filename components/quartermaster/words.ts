import { join } from '@/lib/rules/english';
import { area } from '../language/area';

/** Repairing a list and filling it up, as far as the page itself speaks. */
export const quartermasterWords = area('quartermaster', {
  repair: 'Repair this list',
  repairHelp: 'The fewest models, then the fewest points. Nothing changes before you choose.',
  fill: (left: number) => (left === 1 ? 'Spend the last point' : `Spend ${left} points`),
  fillHelp: 'As near to the cap as any legal list comes. Nothing changes before you choose.',
  random: 'Draw a squad at random',
  randomHelp:
    'Every legal squad within 5 points of the cap can come. The same seed draws the same squad, for your opponent too.',
  opponent: {
    title: 'A random opponent',
    description: 'A legal squad by chance for a game alone, the same for the same seed everywhere.',
    text: 'A legal squad by chance, within 5 points of the cap. The address has all that was asked: whoever opens it sees the same squad.',
    rules: 'Rules',
    nation: 'Nation',
    cap: 'Cap',
    capOf: (cap: number) => `${cap} points`,
    keep: 'Keep it as a list',
    unknown: (what: readonly string[], nation: string) =>
      `The address asks for what there is not here: ${join(what)}. It was corrected; this squad is of ${nation}.`,
    squad: 'The squad',
    failed: 'This roster could not be loaded: there is no connection.',
    notStored: 'The list could not be stored.',
  },
  arm: 'Arm',
  theme: 'Theme',
  any: 'Any',
  seed: 'Seed',
  again: 'Draw another',
  looking: 'Looking…',
  best: 'What counts',
  copies: 'Of one kind',
  anyNumber: 'Any number',
  atMost: (most: number) => `At most ${most}`,
  owned: 'Only what I own',
  ways: 'Ways',
  way: (n: number) => `Way ${n}`,
  total: (points: number, cap: number | null) =>
    cap === null ? `${points} points` : `${points} of ${cap} points`,
  choose: 'Do this',
  chooseNamed: (n: number) => `Do this: way ${n}`,
  outrun: 'The list has changed meanwhile.',
});
