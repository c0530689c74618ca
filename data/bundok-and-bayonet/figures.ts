import { countOf, withTrait } from '@/lib/rules/kit/pick';
import type { Figure, FigureTable } from '@/lib/rules/ruleset';
import type { View } from '@/lib/rules/view';
import { diceOfFigure, figuresOf, reachOf } from './described';
import { rowOf } from './rows';
import { settings } from './settings';
import { sources, title } from './source';
import { distance } from './tables/ranges';

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

function suitOf(view: View): readonly Figure[] {
  const suit = view.settings.get('suit');
  const [setting] = settings;
  const choice =
    setting?.kind === 'choice' ? setting.choices.find(({ id }) => id === suit) : undefined;
  return choice
    ? [{ id: 'suit', name: 'Activated by', value: choice.label, source: sources.before }]
    : [];
}

/** What a player wants to know of the whole force at the table. */
export function figures(view: View): readonly Figure[] {
  if (view.units.length === 0) return [];
  const { short, long, unarmed } = fireOfAll(view);
  const count = (id: string, name: string, n: number, source: string): readonly Figure[] =>
    n === 0 ? [] : [{ id, name, value: String(n), source }];
  return [
    { id: 'figures', name: 'Figures', value: String(view.models), source: sources.units },
    ...count('combat', 'Combat units', countOf(view, withTrait('combat')), sources.units),
    ...count('transport', 'Transport units', countOf(view, withTrait('transport')), sources.units),
    ...count('firing-dice-short', 'Firing dice, short range', short, firing),
    ...count('firing-dice-long', 'Firing dice, long range', long, firing),
    ...count('firing-dice-unarmed', 'Firing dice, weapon not chosen', unarmed, firing),
    ...suitOf(view),
  ];
}

/** The ranges of what this force fires. */
export function figureTables(view: View): readonly FigureTable[] {
  const rows = new Map<string, readonly string[]>();
  for (const unit of view.units) {
    const row = rowOf(unit.profile.id);
    const reach = row && reachOf(row, unit);
    if (!reach) continue;
    const { name, short, long } = reach;
    const cells = [name, distance(short), long === undefined ? '–' : distance(long)];
    rows.set(cells.join(' '), cells);
  }
  return rows.size === 0
    ? []
    : [
        {
          name: 'Ranges',
          head: ['Weapon', 'Short', 'Long'],
          rows: [...rows.values()].sort(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0)),
          note: 'One casualty for each 6 at short range and for each pair of 6s at long; in fortifications it takes twice as many.',
          source: sources.ranges,
        },
      ];
}
