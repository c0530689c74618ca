import type { Ruleset, UnitFigure } from '@/lib/rules/ruleset';
import { type DescribedOfficer, type DescribedTroops, officerOf, troopsOf } from './described';
import { atBands, firePointsOf, half } from './fire';
import { leaderOf } from './leaders';
import { sources } from './source';
import { artilleryRowOf, fireRowOf } from './tables/fire';
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
import { movementCells } from './tables/movement';
import { type UnitKind, unitRows } from './units';
import type { Words } from './words';

function isGun({ arm }: DescribedTroops): boolean {
  return arm === 'foot-artillery' || arm === 'horse-artillery';
}

function isHorse({ arm }: DescribedTroops): boolean {
  return arm === 'light-cavalry' || arm === 'heavy-cavalry';
}

function fireFigures(unit: DescribedTroops, told: Words): readonly UnitFigure[] {
  const { unit: words } = told;
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
            name: words.artilleryRow,
            value: told.artilleryRow(artilleryRowOf(unit.nation, unit.unitClass)),
            source: sources.points,
          },
        ]
      : []),
    {
      id: 'fire-points-each',
      name: guns ? words.perGun : words.perBase,
      value: atBands(each),
      source: sources.points,
    },
    ...(all
      ? [
          {
            id: 'fire-points',
            name: words.inAll,
            value: atBands(all),
            source: sources.points,
          },
          {
            id: 'fire-row',
            name: words.fireRow,
            value: atBands(all.map((points) => fireRowOf(points)?.name ?? '–')),
            source: sources.fire,
          },
        ]
      : []),
    ...(all && unit.arm === 'light-infantry'
      ? [
          {
            id: 'skirmish-fire',
            name: words.asSkirmishers,
            value: atBands(all.map(half)),
            source: sources.points,
          },
        ]
      : []),
  ];
}

/** What a class is worth: light infantry counts as elite at least. */
function className(
  { arm, unitClass }: DescribedTroops,
  bonus: number,
  { unit: words, classes }: Words,
): string {
  const isLight = arm === 'light-infantry' && unitClass !== 'guard';
  return `${isLight ? words.lightInfantry : classes[unitClass].toLowerCase()} ${signed(bonus)}`;
}

function moraleFigure(unit: DescribedTroops, { unit: words }: Words): UnitFigure {
  const own = moraleOf(unit.arm, unit.unitClass);
  const isFrench = unit.nation === 'france';
  const value = isFrench
    ? `${signed(own + frenchBonus)} (${words.french(signed(own), signed(frenchBonus))})`
    : signed(own);
  return { id: 'morale', name: words.morale, value, source: sources.modifiers };
}

function meleeFigures(unit: DescribedTroops, told: Words): readonly UnitFigure[] {
  const { unit: words } = told;
  const own = meleeClassOf(unit.arm, unit.unitClass);
  const isHeavy = unit.arm === 'heavy-cavalry';
  const parts = [
    className(unit, own, told),
    ...(isHeavy ? [`${words.heavyCavalry} ${signed(heavyBonus)}`] : []),
    ...(unit.hasArmour ? [`${words.armour} ${signed(armourBonus)}`] : []),
  ];
  const sum = own + (isHeavy ? heavyBonus : 0) + (unit.hasArmour ? armourBonus : 0);
  const inCharge = [
    `${words.charging} ${signed(chargeBonus)}`,
    `${words.inTheOpen} ${signed(openChargeBonus)}`,
    ...(unit.hasLances ? [`${words.lances} ${signed(lancerBonus)}`] : []),
  ];
  return [
    {
      id: 'melee',
      name: words.melee,
      value: parts.length > 1 ? `${signed(sum)} (${parts.join(', ')})` : signed(sum),
      source: sources.melee,
    },
    ...(isHorse(unit)
      ? [
          {
            id: 'charge',
            name: words.inCharge,
            value: inCharge.join(', '),
            source: sources.melee,
          },
        ]
      : []),
  ];
}

/** One figure for each of its rows of the movement table. */
function movementFigures(kind: UnitKind, told: Words): readonly UnitFigure[] {
  const moves = unitRows.find((row) => row.kind === kind)?.moves ?? [];
  return moves.map((id) => {
    const { basic, road, charge, rough } = movementCells(id, told.nil);
    return {
      id: `movement-${id}`,
      name: told.move(id),
      value: told.unit.movement(basic, road, charge, rough),
      source: sources.movement,
      isInColumns: true,
    };
  });
}

function troopFigures(unit: DescribedTroops, words: Words): readonly UnitFigure[] {
  return [
    ...fireFigures(unit, words),
    moraleFigure(unit, words),
    ...meleeFigures(unit, words),
    ...movementFigures(unit.arm, words),
  ];
}

function officerFigures(
  { kind, value, leader }: DescribedOfficer,
  told: Words,
): readonly UnitFigure[] {
  const { unit: words } = told;
  return [
    {
      id: 'officer-value',
      name: words.addsTo,
      value: signed(value),
      source: sources.modifiers,
    },
    {
      id: 'falls',
      name: words.falls,
      value: leaderOf(leader) ? words.inMeleeOnly : words.onFire,
      source: sources.points,
    },
    ...movementFigures(kind, told),
  ];
}

/** What a player wants to know of a unit at the table, from what it says of itself. */
export function unitFiguresIn(words: Words): NonNullable<Ruleset['unitFigures']> {
  return (unit) => {
    const described = troopsOf(unit);
    if (described) return troopFigures(described, words);
    const officer = officerOf(unit);
    return officer ? officerFigures(officer, words) : [];
  };
}
