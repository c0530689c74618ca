import type { Ruleset, UnitFigure } from '@/lib/rules/ruleset';
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
import type { Words } from './words';

/** Figures or gun models of one unit; nothing while they are not given. */
export function castingsOf({ attributes }: Unit): number | undefined {
  const castings = attributes.get('castings');
  return typeof castings === 'number' ? castings : undefined;
}

/** Guns and howitzers that one gun model stands for. */
export const perCasting = { guns: 3, howitzers: 2 } as const;

export function gunsPerCasting(unit: Unit): number {
  return unit.profile.traits.has('howitzer-battery') ? perCasting.howitzers : perCasting.guns;
}

function represented(unit: Unit, view: View, { unit: words }: Words): readonly UnitFigure[] {
  const castings = castingsOf(unit);
  if (castings === undefined) return [];
  if (!isBattery(unit.profile)) {
    const men = castings * ratioOf(view.settings);
    return [{ id: 'men', name: words.men, value: String(men), source: sources.scale }];
  }
  const isHowitzers = unit.profile.traits.has('howitzer-battery');
  return [
    {
      id: 'guns',
      name: isHowitzers ? words.howitzers : words.guns,
      value: String(castings * gunsPerCasting(unit)),
      source: sources.scale,
    },
  ];
}

/** A roll on a d10: a 1 always fails and a 10 always passes. */
function target(grade: number): number {
  return Math.min(10, Math.max(2, grade));
}

function tests(unit: Unit, { unit: words }: Words): readonly UnitFigure[] {
  const grades = gradesOf(unit);
  if (!grades) return [];
  const hasGrenadiers = unit.attributes.get('organicGrenadiers') === true;
  return [
    {
      id: 'morale-test',
      name: words.moraleTest,
      value: words.onD10(target(grades.morale)) + (hasGrenadiers ? words.addingOne : ''),
      source: sources.testing,
    },
    {
      id: 'training-test',
      name: words.trainingTest,
      value: words.onD10(target(grades.training)),
      source: sources.testing,
    },
  ];
}

/** Whole dice of all its figures: that a rest fires none is a reading. */
function volley(unit: Unit, { unit: words }: Words): readonly UnitFigure[] {
  const castings = castingsOf(unit);
  if (castings === undefined || !unit.items.includes('Musket')) return [];
  return [
    {
      id: 'volley',
      name: words.volley,
      value: words.volleyDice(Math.floor(castings / 4), Math.floor(castings / 3)),
      source: words.wholeDice(sources.fire),
    },
  ];
}

function canister(unit: Unit, { unit: words }: Words): readonly UnitFigure[] {
  const castings = castingsOf(unit);
  if (castings === undefined || !isBattery(unit.profile)) return [];
  const guns = firearmsOf(unit.items);
  const dice = guns.map((gun) => {
    const each = Object.entries(canisterDice).find(([name]) => name === gun)?.[1] ?? 0;
    return `${castings * each}d6${guns.length > 1 ? words.as(gun.toLowerCase()) : ''}`;
  });
  return [{ id: 'canister', name: words.canister, value: dice.join(', '), source: sources.fire }];
}

const formations = [
  'road',
  'column',
  'line',
  'skirmish',
  'square',
] as const satisfies readonly (keyof Moves)[];

function movement(unit: Unit, { unit: words }: Words): readonly UnitFigure[] {
  const moves = movesOf(kindOf(unit.profile));
  const figure = {
    id: 'movement',
    name: words.movement,
    source: sources.movement,
    isInColumns: true,
  } as const;
  if (!moves) return [{ ...figure, value: words.missing, isMissing: true }];
  const names = isBattery(unit.profile) ? { ...words.moves, ...words.gunMoves } : words.moves;
  const parts = formations.flatMap((formation) => {
    const inches = moves[formation];
    return inches === undefined ? [] : [`${names[formation]} ${inches}″`];
  });
  return [{ ...figure, value: isGeneral(unit.profile) ? `${moves.skirmish}″` : parts.join(', ') }];
}

function rangeWords(firearm: Firearm, isArtillery: boolean, words: Words): string {
  const { shot, arms } = words.unit;
  const range = rangeOf(firearm);
  return isArtillery
    ? `${shot.short} ${range.short}″, ${firearm === 'Howitzers' ? shot.shell : shot.ball} ${longRange(range, words)}`
    : `${arms.short} ${range.short}″, ${arms.long} ${longRange(range, words)}`;
}

function reach(unit: Unit, words: Words): readonly UnitFigure[] {
  const firearms = firearmsOf(unit.items);
  if (firearms.length === 0) return [];
  const isArtillery = isBattery(unit.profile);
  const value = firearms
    .map((one) => {
      const said = rangeWords(one, isArtillery, words);
      return firearms.length > 1 ? one.toLowerCase() + words.unit.colon + said : said;
    })
    .join(words.unit.semicolon);
  return [
    { id: 'range', name: words.unit.range, value, source: sources.ranges, isInColumns: true },
  ];
}

/** What units of a kind may not do, in a few words. */
function forbidden({ profile, items }: Unit, { unit: { ban } }: Words): readonly string[] {
  const { rules, traits } = profile;
  const isFoot = isBattalion(profile) || traits.has('cavalry');
  return [
    ...(rules.includes('Light companies')
      ? [ban.skirmishBut]
      : isFoot && !skirmishes(profile)
        ? [ban.skirmish]
        : []),
    ...(rules.includes('Pikes') ? [ban.fire, ban.form] : []),
    ...(rules.includes('Irregular light horse') ? [ban.attackFormed] : []),
    ...(traits.has('cavalry') && !items.includes('Lance') ? [ban.attackSquares] : []),
    ...(isGeneral(profile) ? [ban.comeNear] : []),
  ];
}

function bans(unit: Unit, words: Words): readonly UnitFigure[] {
  const value = forbidden(unit, words).join(words.unit.semicolon);
  return value === ''
    ? []
    : [{ id: 'may-not', name: words.unit.mayNot, value, source: sources.light }];
}

/** What a player wants to know of one unit at the table. */
export function unitFiguresIn(words: Words): NonNullable<Ruleset['unitFigures']> {
  return (unit, view) => [
    ...represented(unit, view, words),
    ...tests(unit, words),
    ...volley(unit, words),
    ...canister(unit, words),
    ...movement(unit, words),
    ...reach(unit, words),
    ...bans(unit, words),
  ];
}
