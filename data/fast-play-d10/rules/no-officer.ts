import { adding, countOf, profilesAtHand, withTrait } from '@/lib/rules/kit/pick';
import type { Rule, RuleWords } from '@/lib/rules/rule';
import { sources } from '../source';

const isOfficer = withTrait('officers');

/** Units without any officer: nobody can add his value to a roll. */
export const noOfficer = (words: RuleWords): Rule => ({
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
  words,
});
