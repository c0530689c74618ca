import type { Figure, FigureTable } from '@/lib/rules/ruleset';
import type { Unit, View } from '@/lib/rules/view';
import { countOf, type Which } from '@/lib/rules/kit/pick';
import { isBattalion, isBattery, isGeneral, isRegiment } from './commands';
import { ratioOf } from './settings';
import { sources, title } from './source';
import { canisterDice, firearmsOf, longRange, rangeOf } from './tables';
import { castingsOf, gunsPerCasting } from './unit-figures';

function sum(view: View, of: (unit: Unit) => number): number {
  return view.units.reduce((total, unit) => total + of(unit) * unit.entry.count, 0);
}

const counts: readonly { readonly id: string; readonly name: string; readonly which: Which }[] = [
  { id: 'battalions', name: 'Battalions', which: isBattalion },
  { id: 'regiments', name: 'Regiments', which: isRegiment },
  { id: 'batteries', name: 'Batteries', which: isBattery },
  { id: 'generals', name: 'Generals', which: isGeneral },
];

/** What the order of battle comes to. */
export function figures(view: View): readonly Figure[] {
  if (view.units.length === 0) return [];
  const ratio = ratioOf(view.settings);
  const men = sum(view, (unit) => (isBattery(unit.profile) ? 0 : (castingsOf(unit) ?? 0) * ratio));
  const guns = sum(view, (unit) =>
    isBattery(unit.profile) ? (castingsOf(unit) ?? 0) * gunsPerCasting(unit) : 0,
  );
  const totals = [
    {
      id: 'men',
      name: `Men represented, ${ratio} to a casting`,
      value: men,
      source: sources.scale,
    },
    { id: 'guns', name: 'Guns represented', value: guns, source: sources.scale },
    ...counts.map(({ id, name, which }) => ({
      id,
      name,
      value: countOf(view, which),
      source: sources.control,
    })),
  ];
  return [
    { id: 'castings', name: 'Castings and generals', value: String(view.models), source: title },
    ...totals
      .filter(({ value }) => value > 0)
      .map(({ id, name, value, source }) => ({ id, name, value: String(value), source })),
  ];
}

/** Ranges and dice of the weapons in the list. */
export function figureTables(view: View): readonly FigureTable[] {
  const firearms = [...new Set(view.units.flatMap(({ items }) => firearmsOf(items)))];
  if (firearms.length === 0) return [];
  return [
    {
      name: 'Fire',
      head: ['Weapon', 'Short', 'Long', 'Canister, each gun'],
      rows: firearms.map((firearm) => {
        const range = rangeOf(firearm);
        const dice = Object.entries(canisterDice).find(([name]) => name === firearm)?.[1];
        return [
          firearm,
          `${range.short}″`,
          longRange(range),
          dice === undefined ? '–' : `${dice}d6`,
        ];
      }),
      note: 'Short is canister for guns; long is ball, or shell for howitzers. Muskets hit on 5 and 6 at long range and on 3 to 6 at short, rifles on 6 and on 5 and 6.',
      source: sources.ranges,
    },
  ];
}
