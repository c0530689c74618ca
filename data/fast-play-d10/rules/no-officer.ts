import { adding, countOf, profilesAtHand, withTrait } from '@/lib/rules/kit/pick';
import type { Rule } from '@/lib/rules/rule';
import { sources } from '../source';

const isOfficer = withTrait('officers');

/** Units without any officer: nobody can add his value to a roll. */
export const noOfficer: Rule = {
  id: 'no-officer',
  basis: 'reading',
  severity: 'warning',
  source: sources.modifiers,
  check: (view) =>
    view.units.length > 0 && countOf(view, isOfficer) === 0
      ? { subjects: [], params: {} }
      : undefined,
  *propose(view) {
    for (const profile of profilesAtHand(view, isOfficer)) yield adding(view, profile);
  },
  words: {
    en: {
      summary: 'A force has an officer, whose value helps one unit at a time.',
      message: () => 'No officer: no unit can add an officer’s value to its rolls.',
      reason: () => 'No officer yet',
      mends: 'brings an officer',
    },
  },
};
