import type { Attribute } from '@/lib/roster/attribute';
import { leaders } from './leaders';
import { sources } from './source';
import { armourBonus, lancerBonus } from './tables/modifiers';
import { classes, type UnitClass, type UnitKind } from './units';
import type { Words } from './words';

/** The source gives no sizes; these bounds are a reading of ours. */
const sizes = { min: 1, max: 12 } as const;

/** What an officer may be worth. */
const values = { min: 0, max: 3 } as const;

/** What describes a unit of each kind. */
export function attributesIn({
  attributes: words,
  classes: classNames,
}: Words): Readonly<Record<UnitKind, readonly Attribute[]>> {
  const size = (what: 'bases' | 'guns', start: number): Attribute => {
    const { label, help, unit } = words[what];
    return {
      id: 'bases',
      label,
      help: help(sizes.min, sizes.max),
      source: sources.points,
      kind: 'number',
      required: true,
      ...sizes,
      start,
      unit,
    };
  };
  const unitClass = (initial: UnitClass): Attribute => ({
    id: 'class',
    ...words.class,
    source: `${sources.points}; Morale Chart: Modifiers`,
    kind: 'choice',
    choices: classes.map((id) => ({ id, label: classNames[id] })),
    initial,
  });
  const bonus = (id: 'lancers' | 'armoured', adds: number): Attribute => ({
    id,
    label: words[id].label,
    help: words[id].help(adds),
    source: sources.melee,
    kind: 'flag',
    initial: false,
  });
  const weight: Attribute = {
    id: 'weight',
    label: words.weight.label,
    help: words.weight.help,
    source: sources.points,
    kind: 'choice',
    choices: (['heavy', 'medium'] as const).map((id) => ({ id, label: words.weight[id] })),
    initial: 'medium',
  };
  const officer: readonly Attribute[] = [
    {
      id: 'value',
      label: words.value.label,
      help: words.value.help(values.min, values.max),
      source: sources.modifiers,
      kind: 'number',
      ...values,
      initial: 1,
    },
    {
      id: 'leader',
      ...words.leader,
      source: sources.points,
      kind: 'choice',
      choices: leaders.map(({ id, name }) => ({ id, label: name })),
    },
  ];
  const horse = [bonus('lancers', lancerBonus), bonus('armoured', armourBonus)];
  const guns = size('guns', 2);
  return {
    infantry: [size('bases', 6), unitClass('line')],
    'light-infantry': [size('bases', 6), unitClass('elite')],
    'light-cavalry': [size('bases', 4), unitClass('line'), ...horse],
    'heavy-cavalry': [size('bases', 4), unitClass('elite'), ...horse],
    'foot-artillery': [guns, unitClass('line'), weight],
    'horse-artillery': [guns, unitClass('line')],
    'foot-officer': officer,
    'mounted-officer': officer,
  };
}
