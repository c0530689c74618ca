import { countOf, withTrait } from '@/lib/rules/kit/pick';
import type { Figure, Ruleset } from '@/lib/rules/ruleset';
import type { View } from '@/lib/rules/view';
import { diceOfFigure, figuresOf, reachOf } from './described';
import { rowOf } from './rows';
import { suitOf } from './settings';
import { sources, title } from './source';
import type { Words } from './words';

const firing = `${title}, Long Range Fire; Short Range Fire`;

/** Firing dice of all units that fire by themselves, at full strength. */
interface FireOfAll {
  readonly short: number;
  readonly long: number;
  /** Dice of units whose weapon is not chosen, so that nobody knows how far they reach. */
  readonly unarmed: number;
}

function fireOfAll(view: View): FireOfAll {
  let short = 0;
  let long = 0;
  let unarmed = 0;
  for (const unit of view.units) {
    const row = rowOf(unit.profile.id);
    if (!row || row.arms.kind === 'joins') continue;
    const dice = diceOfFigure(row) * (figuresOf(row, unit) ?? 0) * unit.entry.count;
    const reach = reachOf(row, unit);
    if (!reach) unarmed += dice;
    else {
      short += dice;
      if (reach.long !== undefined) long += dice;
    }
  }
  return { short, long, unarmed };
}

/** What a player wants to know of the whole force at the table. */
export function figuresIn({ figures: words, settings }: Words): Ruleset['figures'] {
  return (view) => {
    if (view.units.length === 0) return [];
    const { short, long, unarmed } = fireOfAll(view);
    const suit = suitOf(view.settings.get('suit'));
    const count = (id: string, name: string, n: number, source: string): readonly Figure[] =>
      n === 0 ? [] : [{ id, name, value: String(n), source }];
    return [
      { id: 'figures', name: words.figures, value: String(view.models), source: sources.units },
      ...count('combat', words.combat, countOf(view, withTrait('combat')), sources.units),
      ...count('transport', words.transport, countOf(view, withTrait('transport')), sources.units),
      ...count('firing-dice-short', words.diceShort, short, firing),
      ...count('firing-dice-long', words.diceLong, long, firing),
      ...count('firing-dice-unarmed', words.diceUnarmed, unarmed, firing),
      ...(suit
        ? [
            {
              id: 'suit',
              name: words.suit,
              value: settings.suit.choices[suit],
              source: sources.before,
            },
          ]
        : []),
    ];
  };
}

/** The ranges of what this force fires. */
export function figureTablesIn({ ranges, distance, weapon }: Words): Ruleset['figureTables'] {
  return (view) => {
    const rows = new Map<string, readonly string[]>();
    for (const unit of view.units) {
      const row = rowOf(unit.profile.id);
      const reach = row && reachOf(row, unit);
      if (!reach) continue;
      const { name, short, long } = reach;
      const cells = [weapon(name), distance(short), long === undefined ? '–' : distance(long)];
      rows.set(cells.join(' '), cells);
    }
    return rows.size === 0
      ? []
      : [
          {
            ...ranges,
            rows: [...rows.values()].sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0)),
            source: sources.ranges,
          },
        ];
  };
}
