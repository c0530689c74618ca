import type { Ruleset } from '@/lib/rules/ruleset';
import type { Unit, View } from '@/lib/rules/view';
import { countOf } from '@/lib/rules/kit/pick';
import { isBattalion, isBattery, isGeneral, isRegiment } from './commands';
import { ratioOf } from './settings';
import { sources, title } from './source';
import { canisterDice, firearmsOf, longRange, rangeOf } from './tables';
import { castingsOf, gunsPerCasting } from './unit-figures';
import type { Words } from './words';

function sum(view: View, of: (unit: Unit) => number): number {
  return view.units.reduce((total, unit) => total + of(unit) * unit.entry.count, 0);
}

const counts = [
  { id: 'battalions', which: isBattalion },
  { id: 'regiments', which: isRegiment },
  { id: 'batteries', which: isBattery },
  { id: 'generals', which: isGeneral },
] as const;

/** What the order of battle comes to. */
export function figuresIn({ figures: words }: Words): Ruleset['figures'] {
  return (view) => {
    if (view.units.length === 0) return [];
    const ratio = ratioOf(view.settings);
    const men = sum(view, (unit) =>
      isBattery(unit.profile) ? 0 : (castingsOf(unit) ?? 0) * ratio,
    );
    const guns = sum(view, (unit) =>
      isBattery(unit.profile) ? (castingsOf(unit) ?? 0) * gunsPerCasting(unit) : 0,
    );
    const totals = [
      { id: 'men', name: words.men(ratio), value: men, source: sources.scale },
      { id: 'guns', name: words.guns, value: guns, source: sources.scale },
      ...counts.map(({ id, which }) => ({
        id,
        name: words[id],
        value: countOf(view, which),
        source: sources.control,
      })),
    ];
    return [
      { id: 'castings', name: words.castings, value: String(view.models), source: title },
      ...totals
        .filter(({ value }) => value > 0)
        .map(({ id, name, value, source }) => ({ id, name, value: String(value), source })),
    ];
  };
}

/** Ranges and dice of the weapons in the list. */
export function figureTablesIn(words: Words): Ruleset['figureTables'] {
  return (view) => {
    const firearms = [...new Set(view.units.flatMap(({ items }) => firearmsOf(items)))];
    if (firearms.length === 0) return [];
    return [
      {
        ...words.fire,
        rows: firearms.map((firearm) => {
          const range = rangeOf(firearm);
          const dice = Object.entries(canisterDice).find(([name]) => name === firearm)?.[1];
          return [
            firearm,
            `${range.short}″`,
            longRange(range, words),
            dice === undefined ? '–' : `${dice}d6`,
          ];
        }),
        source: sources.ranges,
      },
    ];
  };
}
