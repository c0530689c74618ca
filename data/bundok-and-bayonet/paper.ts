import type { Unit, View } from '@/lib/rules/view';
import { qualityOf, reachOf } from './described';
import { rowOf } from './rows';
import { natives } from './units';

/** Names by which the glossary has a quality; regulars are what nothing needs to be said of. */
const qualityTerms = {
  elite: ['Elite'],
  regular: [],
  inexperienced: ['Inexperienced'],
  militia: ['Militia'],
} as const;

function termsOfUnit(unit: Unit): readonly string[] {
  const row = rowOf(unit.profile.id);
  if (!row) return [];
  const weapon = row.arms.kind === 'weapon' ? reachOf(row, unit)?.name : undefined;
  return [
    unit.profile.nation === natives
      ? 'Irregular native troops'
      : 'European and regular native troops',
    ...(weapon === undefined ? [] : [weapon]),
    ...qualityTerms[qualityOf(unit)],
  ];
}

/** What the sides, weapons and qualities of a list bring into play, each term once. */
export function terms(view: View): readonly string[] {
  const own = view.units.flatMap(termsOfUnit);
  const suit = view.settings.get('suit') === undefined ? [] : ['Card suit'];
  return [...new Set([...suit, ...own])];
}
