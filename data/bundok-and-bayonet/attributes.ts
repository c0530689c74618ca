import type { Attribute } from '@/lib/roster/attribute';
import { nationOf } from '@/lib/rules/ruleset';
import { sources } from './source';
import { qualities, qualityNames } from './tables/dice';
import {
  nativeGuns,
  nativeReach,
  nativeWeapons,
  regularReach,
  regularWeapons,
} from './tables/ranges';
import { natives, type UnitRow } from './units';

/** The rule that holds how many figures a unit may have. */
export const sizeRule = 'unit-size';

function figures({ figures: size }: UnitRow): readonly Attribute[] {
  if (size.kind !== 'range') return [];
  const { min, max, start } = size;
  return [
    {
      id: 'figures',
      label: 'Figures',
      help: 'Men on foot or horseback, whoever leads them included.',
      source: sources.units,
      kind: 'number',
      required: true,
      min,
      ...(max !== undefined && { max }),
      start,
      unit: 'figure',
      heldBy: sizeRule,
    },
  ];
}

function weapon({ id, arms }: UnitRow): readonly Attribute[] {
  if (arms.kind !== 'weapon') return [];
  const choices =
    nationOf(id) === natives
      ? nativeWeapons.map((one) => ({ id: one, label: nativeReach[one].name }))
      : regularWeapons.map((one) => ({ id: one, label: regularReach[one].name }));
  return [
    {
      id: 'weapon',
      label: 'Weapon',
      help: 'Sets how far it fires; carbines are the rifles of their kind.',
      source: sources.ranges,
      kind: 'choice',
      choices,
    },
  ];
}

function gun({ arms }: UnitRow): readonly Attribute[] {
  if (arms.kind !== 'native-gun') return [];
  return [
    {
      id: 'gun',
      label: 'Gun',
      help: 'Its weight sets how far it fires.',
      source: sources.ranges,
      kind: 'choice',
      choices: nativeGuns.map((id) => ({ id, label: nativeReach[id].name })),
      initial: 'light',
    },
  ];
}

function transportKind({ role }: UnitRow): readonly Attribute[] {
  if (role !== 'transport') return [];
  return [
    {
      id: 'transportKind',
      label: 'Kind of transport',
      help: 'All kinds carry alike; how fast they go differs.',
      source: sources.regulars,
      kind: 'choice',
      choices: [
        { id: 'wagon', label: 'Wagon' },
        { id: 'camel', label: 'Pack camel' },
        { id: 'horses', label: 'Pack horses' },
        { id: 'porters', label: 'Porters' },
      ],
    },
  ];
}

const quality: Attribute = {
  id: 'quality',
  label: 'Quality',
  help: 'Changes the dice of its morale checks.',
  source: sources.morale,
  kind: 'choice',
  choices: qualities.map((id) => ({ id, label: qualityNames[id] })),
  initial: 'regular',
};

function moraleDice({ morale }: UnitRow): readonly Attribute[] {
  if (morale.kind !== 'lost') return [];
  return [
    {
      id: 'moraleDice',
      label: 'Morale dice',
      help: 'Lost in this copy of the source: fill it in if your copy has it, before quality.',
      source: sources.morale,
      kind: 'number',
      min: 1,
      max: 12,
    },
  ];
}

const movementDice: Attribute = {
  id: 'movementDice',
  label: 'Movement dice',
  help: 'Not to be told from this copy of the source: fill it in if your copy has it.',
  source: sources.movement,
  kind: 'number',
  min: 1,
  max: 12,
};

/** What describes a unit. */
export function attributesOf(row: UnitRow): readonly Attribute[] {
  return [
    ...figures(row),
    ...weapon(row),
    ...gun(row),
    ...transportKind(row),
    quality,
    ...moraleDice(row),
    movementDice,
  ];
}
