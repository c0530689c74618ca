import type { UnitFigure } from '@/lib/rules/ruleset';
import type { Unit, View } from '@/lib/rules/view';
import { isBattalion, isBattery, isGeneral } from './commands';
import { gradesOf } from './grades';
import { kindOf } from './roster';
import { ratioOf } from './settings';
import { sources } from './source';
import {
  canisterDice,
  type Firearm,
  firearmsOf,
  longRange,
  type Moves,
  movesOf,
  rangeOf,
  skirmishes,
} from './tables';

/** Figures or gun models of one unit; nothing while they are not given. */
export function castingsOf({ attributes }: Unit): number | undefined {
  const castings = attributes.get('castings');
  return typeof castings === 'number' ? castings : undefined;
}

/** Guns that one gun model stands for. */
export function gunsPerCasting(unit: Unit): number {
  return unit.profile.traits.has('howitzer-battery') ? 2 : 3;
}

function represented(unit: Unit, view: View): readonly UnitFigure[] {
  const castings = castingsOf(unit);
  if (castings === undefined) return [];
  if (!isBattery(unit.profile)) {
    const men = castings * ratioOf(view.settings);
    return [{ id: 'men', name: 'Men represented', value: String(men), source: sources.scale }];
  }
  const isHowitzers = unit.profile.traits.has('howitzer-battery');
  return [
    {
      id: 'guns',
      name: isHowitzers ? 'Howitzers represented' : 'Guns represented',
      value: String(castings * gunsPerCasting(unit)),
      source: sources.scale,
    },
  ];
}

/** A roll on a d10: a 1 always fails and a 10 always passes. */
function target(grade: number): string {
  return `${Math.min(10, Math.max(2, grade))}+ on a d10`;
}

function tests(unit: Unit): readonly UnitFigure[] {
  const grades = gradesOf(unit);
  if (!grades) return [];
  const hasGrenadiers = unit.attributes.get('organicGrenadiers') === true;
  return [
    {
      id: 'morale-test',
      name: 'Morale test',
      value: `${target(grades.morale)}${hasGrenadiers ? ', adding 1' : ''}`,
      source: sources.testing,
    },
    {
      id: 'training-test',
      name: 'Training test',
      value: target(grades.training),
      source: sources.testing,
    },
  ];
}

/** Whole dice of all its figures: that a rest fires none is a reading. */
function volley(unit: Unit): readonly UnitFigure[] {
  const castings = castingsOf(unit);
  if (castings === undefined || !unit.items.includes('Musket')) return [];
  return [
    {
      id: 'volley',
      name: 'Dice per volley',
      value: `${Math.floor(castings / 4)} as three-rank infantry, ${Math.floor(castings / 3)} as two-rank or skirmishing`,
      source: `${sources.fire}: whole dice, a reading`,
    },
  ];
}

function canister(unit: Unit): readonly UnitFigure[] {
  const castings = castingsOf(unit);
  if (castings === undefined || !isBattery(unit.profile)) return [];
  const guns = firearmsOf(unit.items);
  const dice = guns.map((gun) => {
    const each = Object.entries(canisterDice).find(([name]) => name === gun)?.[1] ?? 0;
    return `${castings * each}d6${guns.length > 1 ? ` as ${gun.toLowerCase()}` : ''}`;
  });
  return [{ id: 'canister', name: 'Canister', value: dice.join(', '), source: sources.fire }];
}

const moveNames = {
  road: 'road column',
  column: 'attack column',
  line: 'line',
  skirmish: 'skirmishing',
  square: 'square or backing up',
} as const satisfies Readonly<Record<keyof Moves, string>>;

const gunMoveNames = { ...moveNames, road: 'limbered', line: 'unlimbered' } as const;

function movement(unit: Unit): readonly UnitFigure[] {
  const moves = movesOf(kindOf(unit.profile));
  const figure = {
    id: 'movement',
    name: 'Movement',
    source: sources.movement,
    isInColumns: true,
  } as const;
  if (!moves) return [{ ...figure, value: 'Not in the source', isMissing: true }];
  const names = isBattery(unit.profile) ? gunMoveNames : moveNames;
  const parts = (Object.keys(moveNames) as readonly (keyof Moves)[]).flatMap((formation) => {
    const inches = moves[formation];
    return inches === undefined ? [] : [`${names[formation]} ${inches}″`];
  });
  return [{ ...figure, value: isGeneral(unit.profile) ? `${moves.skirmish}″` : parts.join(', ') }];
}

function rangeWords(firearm: Firearm, isArtillery: boolean): string {
  const range = rangeOf(firearm);
  return isArtillery
    ? `canister ${range.short}″, ${firearm === 'Howitzers' ? 'shell' : 'ball'} ${longRange(range)}`
    : `short ${range.short}″, long ${longRange(range)}`;
}

function reach(unit: Unit): readonly UnitFigure[] {
  const firearms = firearmsOf(unit.items);
  if (firearms.length === 0) return [];
  const isArtillery = isBattery(unit.profile);
  const value = firearms
    .map((one) => {
      const words = rangeWords(one, isArtillery);
      return firearms.length > 1 ? `${one.toLowerCase()}: ${words}` : words;
    })
    .join('; ');
  return [{ id: 'range', name: 'Range', value, source: sources.ranges, isInColumns: true }];
}

/** What units of a kind may not do, in a few words. */
function forbidden({ profile, items }: Unit): readonly string[] {
  const { rules, traits } = profile;
  const isFoot = isBattalion(profile) || traits.has('cavalry');
  return [
    ...(rules.includes('Light companies')
      ? ['skirmish, but for light companies within 6″']
      : isFoot && !skirmishes(profile)
        ? ['skirmish']
        : []),
    ...(rules.includes('Pikes') ? ['fire', 'form line or square'] : []),
    ...(rules.includes('Irregular light horse')
      ? ['attack formed units in good order in front']
      : []),
    ...(traits.has('cavalry') && !items.includes('Lance') ? ['attack formed squares'] : []),
    ...(isGeneral(profile) ? ['come within 6″ of the enemy alone'] : []),
  ];
}

function ban(unit: Unit): readonly UnitFigure[] {
  const value = forbidden(unit).join('; ');
  return value === '' ? [] : [{ id: 'may-not', name: 'May not', value, source: sources.light }];
}

/** What a player wants to know of one unit at the table. */
export function unitFigures(unit: Unit, view: View): readonly UnitFigure[] {
  return [
    ...represented(unit, view),
    ...tests(unit),
    ...volley(unit),
    ...canister(unit),
    ...movement(unit),
    ...reach(unit),
    ...ban(unit),
  ];
}
