import type { Attribute } from '@/lib/roster/attribute';
import type { Row } from './roster';
import { men } from './settings';
import { sources } from './source';
import { perCasting } from './unit-figures';
import type { Arm } from './units';
import type { Words } from './words';

type Labels = Words['attributes'];

/** What a new unit begins with: a size that is common at 20 men a casting; the source sets none. */
const usualSize: Readonly<Record<Exclude<Arm, 'command'>, number>> = {
  infantry: 30,
  cavalry: 16,
  artillery: 2,
};

/** Grades of morale and training, to reach on a d10: the best and the worst. */
export const grades = { min: 2, max: 5 } as const;

function castings(arm: Exclude<Arm, 'command'>, { castings: words }: Labels): Attribute {
  const { guns, men: figures } = words;
  const ofArm =
    arm === 'artillery'
      ? { help: guns.help(perCasting.guns, perCasting.howitzers), unit: guns.unit }
      : { help: figures.help(men.min, men.max), unit: figures.unit };
  return {
    id: 'castings',
    label: words.label,
    ...ofArm,
    source: sources.scale,
    required: true,
    kind: 'number',
    min: 1,
    start: usualSize[arm],
  };
}

function grade(id: 'morale' | 'training', initial: number, words: Labels): Attribute {
  const { label, help } = words[id];
  return {
    id,
    label,
    help: help(grades.min, grades.max),
    source: sources.grades,
    kind: 'number',
    ...grades,
    initial,
    heldBy: 'grade-range',
  };
}

function organicGrenadiers({ organicGrenadiers: words }: Labels): Attribute {
  return {
    id: 'organicGrenadiers',
    ...words,
    source: sources.grades,
    kind: 'flag',
    initial: false,
  };
}

/** What units of each row say of themselves; rows that ask the same share one table. */
export function attributesIn({ attributes: words }: Words): (row: Row) => readonly Attribute[] {
  const tables = new Map<string, readonly Attribute[]>();
  return ({ slug, arm, morale, training }) => {
    if (arm === 'command' || morale === undefined || training === undefined) return [];
    const isLine = slug === 'line-infantry';
    const key = [arm, morale, training, isLine].join();
    const known = tables.get(key);
    if (known) return known;
    const table = [
      castings(arm, words),
      grade('morale', morale, words),
      grade('training', training, words),
      ...(isLine ? [organicGrenadiers(words)] : []),
    ];
    tables.set(key, table);
    return table;
  };
}
