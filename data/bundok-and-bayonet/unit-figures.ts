import type { UnitFigure } from '@/lib/rules/ruleset';
import type { Unit } from '@/lib/rules/view';
import { diceOfFigure, figuresOf, moraleCheckOf, qualityOf, reachOf } from './described';
import { rowOf } from './rows';
import { sources, title } from './source';
import { fortifiedShift, moraleShift, qualityNames, sixes } from './tables/dice';
import { distance, type Reach } from './tables/ranges';
import type { UnitRow } from './units';

/** What stands where the copy of the source has lost a number. */
const lost = 'not in the source';

const firing = `${title}, Long Range Fire; Short Range Fire`;

function strength(row: UnitRow, unit: Unit): readonly UnitFigure[] {
  const figures = figuresOf(row, unit);
  return row.figures.kind === 'none' || figures === undefined
    ? []
    : [{ id: 'figures', name: 'Figures', value: String(figures), source: sources.units }];
}

function morale(row: UnitRow, unit: Unit): readonly UnitFigure[] {
  const head = {
    id: 'morale-dice',
    name: 'Morale dice',
    source: sources.morale,
    attribute: 'moraleDice',
  };
  const check = moraleCheckOf(row, unit);
  switch (check.kind) {
    case 'none':
      return [{ ...head, value: 'none: it takes no check' }];
    case 'unknown':
      return [{ ...head, value: lost, isMissing: true }];
    case 'dice': {
      const { base, dice } = check;
      const quality = qualityOf(unit);
      const shift = moraleShift[quality];
      const change = `${qualityNames[quality].toLowerCase()} ${shift < 0 ? '−' : '+'}${Math.abs(shift)}`;
      const reckoning = shift === 0 ? '' : ` (${base}, ${change})`;
      return [
        { ...head, value: `${dice}${reckoning}` },
        {
          id: 'morale-dice-fortified',
          name: 'Morale dice, fortified',
          value: String(Math.max(0, dice + fortifiedShift)),
          source: sources.morale,
        },
      ];
    }
  }
}

function movement(unit: Unit): UnitFigure {
  const head = {
    id: 'movement-dice',
    name: 'Movement dice',
    source: sources.movement,
    attribute: 'movementDice',
  };
  const dice = unit.attributes.get('movementDice');
  return typeof dice === 'number'
    ? { ...head, value: `${dice}; ${dice * 2} at the double; 1 more in open terrain` }
    : { ...head, value: lost, isMissing: true };
}

function range(row: UnitRow, unit: Unit): readonly UnitFigure[] {
  const reach = reachOf(row, unit);
  if (!reach)
    return row.arms.kind === 'weapon'
      ? [{ id: 'range', name: 'Range', value: 'weapon not chosen', source: sources.ranges }]
      : [];
  const { name, short, long } = reach;
  return [
    { id: 'short-range', name: `${name}, short`, value: distance(short), source: sources.ranges },
    {
      id: 'long-range',
      name: `${name}, long`,
      value: long === undefined ? 'none' : distance(long),
      source: sources.ranges,
    },
  ];
}

function fire(row: UnitRow, unit: Unit): readonly UnitFigure[] {
  const each = diceOfFigure(row);
  if (each === 0) return [];
  const figures = figuresOf(row, unit);
  const reach = reachOf(row, unit);
  const when =
    row.arms.kind === 'joins'
      ? ', with a unit that they touch'
      : reach && reach.long === undefined
        ? ', at short range only'
        : '';
  const perFigure = each === 1 ? '' : ` (${each} a figure)`;
  return [
    ...(figures === undefined
      ? []
      : [
          {
            id: 'firing-dice',
            name: 'Firing dice',
            value: `${figures * each}${perFigure}${when}`,
            source: firing,
          },
        ]),
    ...casualties(reach),
  ];
}

/** How many sixes take a figure off the target, at the ranges at which it fires. */
function casualties(reach: Reach | undefined): readonly UnitFigure[] {
  const at = (range: 'short' | 'long') => ({
    id: `casualty-${range}`,
    name: `Casualty at ${range} range`,
    value: sixesFor(sixes[range].open),
    source: firing,
  });
  // A weapon that is not chosen may reach far.
  return reach && reach.long === undefined ? [at('short')] : [at('short'), at('long')];
}

/** "each 6", "each pair of 6s". */
function sixesFor(n: number): string {
  return n === 1 ? 'each 6' : n === 2 ? 'each pair of 6s' : `every ${n} 6s`;
}

/** What a player wants to know of a unit at the table, from what it says of itself. */
export function unitFigures(unit: Unit): readonly UnitFigure[] {
  const row = rowOf(unit.profile.id);
  if (!row) return [];
  return [
    ...strength(row, unit),
    ...morale(row, unit),
    movement(unit),
    ...range(row, unit),
    ...fire(row, unit),
  ];
}
