import type { UnitFigure } from '@/lib/rules/ruleset';
import type { Unit } from '@/lib/rules/view';
import { type DescribedOfficer, type DescribedTroops, officerOf, troopsOf } from './described';
import { atBands, firePointsOf, half } from './fire';
import { leaderOf } from './leaders';
import { sources } from './source';
import { artilleryRowOf, artilleryRows, fireRowOf } from './tables/fire';
import {
  armourBonus,
  chargeBonus,
  frenchBonus,
  heavyBonus,
  lancerBonus,
  meleeClassOf,
  moraleOf,
  openChargeBonus,
  signed,
} from './tables/modifiers';
import { movement } from './tables/movement';
import { classNames, type UnitKind, unitRows } from './units';

function isGun({ arm }: DescribedTroops): boolean {
  return arm === 'foot-artillery' || arm === 'horse-artillery';
}

function isHorse({ arm }: DescribedTroops): boolean {
  return arm === 'light-cavalry' || arm === 'heavy-cavalry';
}

function fireFigures(unit: DescribedTroops): readonly UnitFigure[] {
  const each = firePointsOf(unit);
  if (!each) return [];
  const guns = isGun(unit);
  const { bases } = unit;
  const all = bases === undefined ? undefined : each.map((points) => points * bases);
  return [
    ...(guns
      ? [
          {
            id: 'artillery-row',
            name: 'Artillery row',
            value: artilleryRows[artilleryRowOf(unit.nation, unit.unitClass)].name,
            source: sources.points,
          },
        ]
      : []),
    {
      id: 'fire-points-each',
      name: guns ? 'Fire points per gun' : 'Fire points per base',
      value: atBands(each),
      source: sources.points,
    },
    ...(all
      ? [
          {
            id: 'fire-points',
            name: 'Fire points in all',
            value: atBands(all),
            source: sources.points,
          },
          {
            id: 'fire-row',
            name: 'Row of the fire table',
            value: atBands(all.map((points) => fireRowOf(points)?.name ?? '–')),
            source: sources.fire,
          },
        ]
      : []),
    ...(all && unit.arm === 'light-infantry'
      ? [
          {
            id: 'skirmish-fire',
            name: 'As skirmishers',
            value: atBands(all.map(half)),
            source: sources.points,
          },
        ]
      : []),
  ];
}

/** What a class is worth: light infantry counts as elite at least. */
function className({ arm, unitClass }: DescribedTroops, bonus: number): string {
  const isLight = arm === 'light-infantry' && unitClass !== 'guard';
  return `${isLight ? 'light infantry' : classNames[unitClass].toLowerCase()} ${signed(bonus)}`;
}

function moraleFigure(unit: DescribedTroops): UnitFigure {
  const own = moraleOf(unit.arm, unit.unitClass);
  const isFrench = unit.nation === 'france';
  const value = isFrench
    ? `${signed(own + frenchBonus)} (${signed(own)} and French ${signed(frenchBonus)})`
    : signed(own);
  return { id: 'morale', name: 'Morale', value, source: sources.modifiers };
}

function meleeFigures(unit: DescribedTroops): readonly UnitFigure[] {
  const own = meleeClassOf(unit.arm, unit.unitClass);
  const isHeavy = unit.arm === 'heavy-cavalry';
  const parts = [
    className(unit, own),
    ...(isHeavy ? [`heavy cavalry ${signed(heavyBonus)}`] : []),
    ...(unit.hasArmour ? [`armour ${signed(armourBonus)}`] : []),
  ];
  const sum = own + (isHeavy ? heavyBonus : 0) + (unit.hasArmour ? armourBonus : 0);
  const inCharge = [
    `charging ${signed(chargeBonus)}`,
    `infantry in the open ${signed(openChargeBonus)}`,
    ...(unit.hasLances ? [`lances on infantry ${signed(lancerBonus)}`] : []),
  ];
  return [
    {
      id: 'melee',
      name: 'Melee',
      value: parts.length > 1 ? `${signed(sum)} (${parts.join(', ')})` : signed(sum),
      source: sources.melee,
    },
    ...(isHorse(unit)
      ? [
          {
            id: 'charge',
            name: 'In a charge, also',
            value: inCharge.join(', '),
            source: sources.melee,
          },
        ]
      : []),
  ];
}

/** One figure for each of its rows of the movement table. */
function movementFigures(kind: UnitKind): readonly UnitFigure[] {
  const moves = unitRows.find((row) => row.kind === kind)?.moves ?? [];
  return moves.map((id) => {
    const { name, basic, road, charge, rough } = movement[id];
    return {
      id: `movement-${id}`,
      name,
      value: `${basic}, road ${road}, charge ${charge}, rough ${rough}`,
      source: sources.movement,
      isInColumns: true,
    };
  });
}

function troopFigures(unit: DescribedTroops): readonly UnitFigure[] {
  return [
    ...fireFigures(unit),
    moraleFigure(unit),
    ...meleeFigures(unit),
    ...movementFigures(unit.arm),
  ];
}

function officerFigures({ kind, value, leader }: DescribedOfficer): readonly UnitFigure[] {
  return [
    {
      id: 'officer-value',
      name: 'Adds to one unit',
      value: signed(value),
      source: sources.modifiers,
    },
    {
      id: 'falls',
      name: 'Falls',
      value: leaderOf(leader) ? 'in melee only' : 'on 1 to 4 of a D10, each base lost',
      source: sources.points,
    },
    ...movementFigures(kind),
  ];
}

/** What a player wants to know of a unit at the table, from what it says of itself. */
export function unitFigures(unit: Unit): readonly UnitFigure[] {
  const described = troopsOf(unit);
  if (described) return troopFigures(described);
  const officer = officerOf(unit);
  return officer ? officerFigures(officer) : [];
}
