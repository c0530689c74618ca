import type { Attribute } from '@/lib/roster/attribute';
import { nationOf } from '@/lib/rules/ruleset';
import { sources } from './source';
import { qualities } from './tables/dice';
import {
  nativeGuns,
  nativeReach,
  nativeWeapons,
  regularReach,
  regularWeapons,
} from './tables/ranges';
import { natives, type UnitRow } from './units';
import type { Words } from './words';

type Labels = Words['attributes'];

/** The rule that holds how many figures a unit may have. */
export const sizeRule = 'unit-size';

function figures({ figures: size }: UnitRow, { figures: words }: Labels): readonly Attribute[] {
  if (size.kind !== 'range') return [];
  const { min, max, start } = size;
  return [
    {
      id: 'figures',
      ...words,
      source: sources.units,
      kind: 'number',
      required: true,
      min,
      ...(max !== undefined && { max }),
      start,
      heldBy: sizeRule,
    },
  ];
}

function weapon(
  { id, arms }: UnitRow,
  { attributes, weapon: called }: Words,
): readonly Attribute[] {
  if (arms.kind !== 'weapon') return [];
  const choices =
    nationOf(id) === natives
      ? nativeWeapons.map((one) => ({ id: one, label: called(nativeReach[one].name) }))
      : regularWeapons.map((one) => ({ id: one, label: called(regularReach[one].name) }));
  return [
    {
      id: 'weapon',
      ...attributes.weapon,
      source: sources.ranges,
      kind: 'choice',
      choices,
    },
  ];
}

function gun({ arms }: UnitRow, { attributes, weapon: called }: Words): readonly Attribute[] {
  if (arms.kind !== 'native-gun') return [];
  return [
    {
      id: 'gun',
      ...attributes.gun,
      source: sources.ranges,
      kind: 'choice',
      choices: nativeGuns.map((id) => ({ id, label: called(nativeReach[id].name) })),
      initial: 'light',
    },
  ];
}

/** What carries the supplies. */
const transportKinds = ['wagon', 'camel', 'horses', 'porters'] as const;

function transportKind({ role }: UnitRow, { transportKind: words }: Labels): readonly Attribute[] {
  if (role !== 'transport') return [];
  return [
    {
      id: 'transportKind',
      label: words.label,
      help: words.help,
      source: sources.regulars,
      kind: 'choice',
      choices: transportKinds.map((id) => ({ id, label: words.choices[id] })),
    },
  ];
}

function quality({ attributes: { quality: words }, qualities: names }: Words): Attribute {
  return {
    id: 'quality',
    ...words,
    source: sources.morale,
    kind: 'choice',
    choices: qualities.map((id) => ({ id, label: names[id] })),
    initial: 'regular',
  };
}

/** Dice that a player may fill in where the copy of the source has lost them. */
const dice = { kind: 'number', min: 1, max: 12 } as const;

function moraleDice({ morale }: UnitRow, { moraleDice: words }: Labels): readonly Attribute[] {
  if (morale.kind !== 'lost') return [];
  return [{ id: 'moraleDice', ...words, source: sources.morale, ...dice }];
}

/** What describes units of each row, in one language. */
export function attributesIn(words: Words): (row: UnitRow) => readonly Attribute[] {
  const { attributes } = words;
  const qualityOfAll = quality(words);
  const movementDice: Attribute = {
    id: 'movementDice',
    ...attributes.movementDice,
    source: sources.movement,
    ...dice,
  };
  return (row) => [
    ...figures(row, attributes),
    ...weapon(row, words),
    ...gun(row, words),
    ...transportKind(row, attributes),
    qualityOfAll,
    ...moraleDice(row, attributes),
    movementDice,
  ];
}
