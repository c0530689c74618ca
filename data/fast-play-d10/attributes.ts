import type { Attribute } from '@/lib/roster/attribute';
import { leaders } from './leaders';
import { sources } from './source';
import { classes, classNames, type UnitClass, type UnitKind } from './units';

/** The source gives no sizes; these bounds are a reading of ours. */
const fewestBases = 1;
const mostBases = 12;

function bases(start: number): Attribute {
  return {
    id: 'bases',
    label: 'Bases',
    help: 'Stands of the unit, 1 to 12: each one shoots, and each one can be lost.',
    source: sources.points,
    kind: 'number',
    required: true,
    min: fewestBases,
    max: mostBases,
    start,
    unit: 'base',
  };
}

const guns: Attribute = {
  id: 'bases',
  label: 'Guns',
  help: 'Guns of the battery, 1 to 12: each one fires.',
  source: sources.points,
  kind: 'number',
  required: true,
  min: fewestBases,
  max: mostBases,
  start: 2,
  unit: 'gun',
};

function unitClass(initial: UnitClass): Attribute {
  return {
    id: 'class',
    label: 'Class',
    help: 'How well it shoots, fights and stands.',
    source: `${sources.points}; Morale Chart: Modifiers`,
    kind: 'choice',
    choices: classes.map((id) => ({ id, label: classNames[id] })),
    initial,
  };
}

const lancers: Attribute = {
  id: 'lancers',
  label: 'Lancers',
  help: 'Adds 1 when it charges infantry.',
  source: sources.melee,
  kind: 'flag',
  initial: false,
};

const armoured: Attribute = {
  id: 'armoured',
  label: 'Armoured',
  help: 'Adds 2 in melee.',
  source: sources.melee,
  kind: 'flag',
  initial: false,
};

const weight: Attribute = {
  id: 'weight',
  label: 'Weight',
  help: 'Heavy guns have more fire points at every distance.',
  source: sources.points,
  kind: 'choice',
  choices: [
    { id: 'heavy', label: 'Heavy' },
    { id: 'medium', label: 'Medium' },
  ],
  initial: 'medium',
};

const officer: readonly Attribute[] = [
  {
    id: 'value',
    label: 'Value',
    help: 'What he adds to the rolls of a unit, 0 to 3: the source leaves it to the players.',
    source: sources.modifiers,
    kind: 'number',
    min: 0,
    max: 3,
    initial: 1,
  },
  {
    id: 'leader',
    label: 'Great commander',
    help: 'One of the three whom no fire can kill.',
    source: sources.points,
    kind: 'choice',
    choices: leaders.map(({ id, name }) => ({ id, label: name })),
  },
];

/** What describes a unit of each kind. */
export const attributesOf: Readonly<Record<UnitKind, readonly Attribute[]>> = {
  infantry: [bases(6), unitClass('line')],
  'light-infantry': [bases(6), unitClass('elite')],
  'light-cavalry': [bases(4), unitClass('line'), lancers, armoured],
  'heavy-cavalry': [bases(4), unitClass('elite'), lancers, armoured],
  'foot-artillery': [guns, unitClass('line'), weight],
  'horse-artillery': [guns, unitClass('line')],
  'foot-officer': officer,
  'mounted-officer': officer,
};
