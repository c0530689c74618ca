import type { Profile } from '@/lib/roster/profile';
import type { Tally } from '@/lib/rules/ruleset';
import type { View } from '@/lib/rules/view';
import { hasCommandControl } from './settings';
import { firearmsOf, longRange, rangeOf } from './tables';
import type { Words } from './words';

/** Boxes for a card: the states that troops can be in. Castings are taken off the table itself. */
export function tallies({ traits }: Profile, { tallies: words }: Words): readonly Tally[] {
  if (traits.has('general')) return [];
  const rout = { id: 'rout', name: words.rout, boxes: 1 };
  // Artillery disregards disorder.
  return traits.has('artillery')
    ? [rout]
    : [{ id: 'disorder', name: words.disorder, boxes: 1 }, rout];
}

/** "Musket 2″/4″"; what has no range is its name. */
export function itemLine(item: string, words: Words): string {
  const ranges = firearmsOf([item]).map(rangeOf);
  const said = ranges.map((range) => `${range.short}″/${longRange(range, words)}`);
  return [item, said.join(words.or)].filter(Boolean).join(' ');
}

/** What every unit tests, and what the list has agreed or said of its units. */
export function terms(view: View): readonly string[] {
  const troops = view.units.some(({ profile }) => !profile.traits.has('general'));
  const grenadiers = view.units.some(
    ({ attributes }) => attributes.get('organicGrenadiers') === true,
  );
  return [
    ...(troops ? ['Morale', 'Training'] : []),
    ...(grenadiers ? ['Organic grenadiers'] : []),
    ...(hasCommandControl(view.settings) ? ['Command and control'] : []),
  ];
}
