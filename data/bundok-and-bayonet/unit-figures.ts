import type { Ruleset, UnitFigure } from '@/lib/rules/ruleset';
import type { Unit } from '@/lib/rules/view';
import { diceOfFigure, figuresOf, moraleCheckOf, qualityOf, reachOf } from './described';
import { rowOf } from './rows';
import { sources, title } from './source';
import { fortifiedShift, moraleShift, sixes } from './tables/dice';
import type { Reach } from './tables/ranges';
import type { UnitRow } from './units';
import type { Words } from './words';

const firing = `${title}, Long Range Fire; Short Range Fire`;

function strength(row: UnitRow, unit: Unit, { unit: words }: Words): readonly UnitFigure[] {
  const figures = figuresOf(row, unit);
  return row.figures.kind === 'none' || figures === undefined
    ? []
    : [{ id: 'figures', name: words.figures, value: String(figures), source: sources.units }];
}

function morale(
  row: UnitRow,
  unit: Unit,
  { unit: words, qualities }: Words,
): readonly UnitFigure[] {
  const head = {
    id: 'morale-dice',
    name: words.moraleDice,
    source: sources.morale,
    attribute: 'moraleDice',
  };
  const check = moraleCheckOf(row, unit);
  switch (check.kind) {
    case 'none':
      return [{ ...head, value: words.noCheck }];
    case 'unknown':
      return [{ ...head, value: words.lost, isMissing: true }];
    case 'dice': {
      const { base, dice } = check;
      const quality = qualityOf(unit);
      const shift = moraleShift[quality];
      const change = `${qualities[quality].toLowerCase()} ${shift < 0 ? '−' : '+'}${Math.abs(shift)}`;
      const reckoning = shift === 0 ? '' : ` (${base}, ${change})`;
      return [
        { ...head, value: `${dice}${reckoning}` },
        {
          id: 'morale-dice-fortified',
          name: words.fortified,
          value: String(Math.max(0, dice + fortifiedShift)),
          source: sources.morale,
        },
      ];
    }
  }
}

function movement(unit: Unit, { unit: words }: Words): UnitFigure {
  const head = {
    id: 'movement-dice',
    name: words.movementDice,
    source: sources.movement,
    attribute: 'movementDice',
  };
  const dice = unit.attributes.get('movementDice');
  return typeof dice === 'number'
    ? { ...head, value: words.moves(dice, dice * 2) }
    : { ...head, value: words.lost, isMissing: true };
}

function range(
  row: UnitRow,
  unit: Unit,
  { unit: words, weapon, distance }: Words,
): readonly UnitFigure[] {
  const reach = reachOf(row, unit);
  if (!reach)
    return row.arms.kind === 'weapon'
      ? [{ id: 'range', name: words.range, value: words.notChosen, source: sources.ranges }]
      : [];
  const name = weapon(reach.name);
  const { short, long } = reach;
  return [
    { id: 'short-range', name: words.short(name), value: distance(short), source: sources.ranges },
    {
      id: 'long-range',
      name: words.long(name),
      value: long === undefined ? words.none : distance(long),
      source: sources.ranges,
    },
  ];
}

function fire(row: UnitRow, unit: Unit, { unit: words }: Words): readonly UnitFigure[] {
  const each = diceOfFigure(row);
  if (each === 0) return [];
  const figures = figuresOf(row, unit);
  const reach = reachOf(row, unit);
  const when =
    row.arms.kind === 'joins'
      ? words.joins
      : reach && reach.long === undefined
        ? words.shortOnly
        : '';
  const perFigure = each === 1 ? '' : words.each(each);
  return [
    ...(figures === undefined
      ? []
      : [
          {
            id: 'firing-dice',
            name: words.firingDice,
            value: `${figures * each}${perFigure}${when}`,
            source: firing,
          },
        ]),
    ...casualties(reach, words),
  ];
}

/** How many sixes take a figure off the target, at the ranges at which it fires. */
function casualties(reach: Reach | undefined, words: Words['unit']): readonly UnitFigure[] {
  const at = (range: 'short' | 'long') => ({
    id: `casualty-${range}`,
    name: words.casualty[range],
    value: words.sixes(sixes[range].open),
    source: firing,
  });
  // A weapon that is not chosen may reach far.
  return reach && reach.long === undefined ? [at('short')] : [at('short'), at('long')];
}

/** What a player wants to know of a unit at the table, from what it says of itself. */
export function unitFiguresIn(words: Words): NonNullable<Ruleset['unitFigures']> {
  return (unit) => {
    const row = rowOf(unit.profile.id);
    if (!row) return [];
    return [
      ...strength(row, unit, words),
      ...morale(row, unit, words),
      movement(unit, words),
      ...range(row, unit, words),
      ...fire(row, unit, words),
    ];
  };
}
